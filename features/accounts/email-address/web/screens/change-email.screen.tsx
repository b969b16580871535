import { useState } from 'react';
import { Link } from 'react-router';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import css from '../../../web/components/account-form.module.css';
import { SubmitFailure } from '../../../web/components/submit-failure.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { changeEmailSchema } from '../../email-address.form.ts';
import { change } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

/** Requests another address to log in with; it takes effect once its link is opened. */
export function Screen() {
  const t = useText();
  const demo = useSession().data?.account?.demo;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = { to: '/account', label: t.backToAccount };
  if (sentTo !== null) {
    return (
      <Frame title={t.sentTitle} step="sent" back={back}>
        <InlineNotice tone="success">{t.sentText(sentTo)}</InlineNotice>
        <LinkButton full to="/account">
          {t.toAccount}
        </LinkButton>
        <Button full variant="quiet" onClick={() => setSentTo(null)}>
          {t.anotherAddress}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame title={t.changeTitle} subtitle={t.changeText} back={back} step="ask">
      {demo ? (
        <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice>
      ) : (
        <ChangeForm onSent={setSentTo} />
      )}
    </Frame>
  );
}

function ChangeForm({ onSent }: { readonly onSent: (to: string) => void }) {
  const t = useText();
  const form = useZodForm(changeEmailSchema, { defaults: { email: '', currentPassword: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: change,
    onSuccess: (_, { body }) => onSent(body.email),
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <EmailField
        {...form.register('email')}
        label={t.newEmail}
        error={form.errorOf('email', t.errors)}
      />
      <PasswordField
        {...form.register('currentPassword')}
        label={t.currentPassword}
        error={form.errorOf('currentPassword', t.errors)}
        required
      />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.sending}>
        {t.sendLink}
      </Button>
      <Link to="/forgot-password" className={css.help}>
        {t.forgot}
      </Link>
    </form>
  );
}
