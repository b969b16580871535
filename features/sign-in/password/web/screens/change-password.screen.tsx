import { Link } from 'react-router';
import css from '#features/accounts/web/components/account-form.module.css';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { changePasswordSchema } from '../../password.form.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { change } from '../password.queries.ts';
import { useText } from '../password.text.ts';

/** Another password, for a person who knows the current one. */
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
  const { form, onSubmit, isPending, failure } = useChange();
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <PasswordField
        {...form.register('currentPassword')}
        label={t.currentPassword}
        error={form.errorOf('currentPassword', t.errors)}
        required
      />
      <NewPasswordFields form={form} />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
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
  const leadOn = useLeadOn();
  const form = useZodForm(changePasswordSchema, {
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { submit, isPending, failure } = useSubmit({
    send: change,
    reads: ['session', 'profile', 'devices', 'passkeys', 'notifications', 'home'],
    inBackground: true,
    onSuccess: () => {
      notify({ title: t.changed });
      return leadOn('/account', { replace: true });
    },
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));
  return { form, onSubmit, isPending, failure };
}
