import { Link, useNavigate } from 'react-router';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import css from '../../../web/parts/account-form.module.css';
import { SendTrouble, useSending } from '../../../web/parts/send-trouble.tsx';
import { useSession } from '../../../web/parts/session.ts';
import { changePasswordSchema } from '../../password.form.ts';
import { NewPasswordFields } from '../parts/new-password-fields.tsx';
import { change } from '../password.queries.ts';
import { useText } from '../password.text.ts';

/** Another password, for who knows the one in use. */
export function Screen() {
  const t = useText();
  const demo = useSession().data?.account?.demo;
  const back = { to: '/account', label: t.backToAccount };
  return (
    <Frame title={t.changeTitle} subtitle={t.changeText} back={back}>
      {demo ? <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice> : <ChangeForm />}
    </Frame>
  );
}

function ChangeForm() {
  const t = useText();
  const { form, submit, busy, trouble } = useChange();
  return (
    <form method="dialog" className={css.form} onSubmit={submit} noValidate>
      <PasswordField
        {...form.register('currentPassword')}
        label={t.currentPassword}
        error={form.errorOf('currentPassword', t.errors)}
        required
      />
      <NewPasswordFields form={form} />
      <SendTrouble trouble={trouble} />
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.saveChange}
      </Button>
      <Link to="/forgot-password" className={css.help}>
        {t.forgot}
      </Link>
    </form>
  );
}

function useChange() {
  const t = useText();
  const navigate = useNavigate();
  const { busy, trouble, sending, refused } = useSending();
  const form = useZodForm(changePasswordSchema, {
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit((body) =>
    sending(async () => {
      const answer = await change({ body });
      if (answer.ok) {
        notify({ title: t.changed });
        void queryClient.invalidateQueries();
        await navigate('/account', { replace: true });
      } else if (!applyRefusal(form, answer)) refused(answer.code);
    }),
  );
  return { form, submit, busy, trouble };
}
