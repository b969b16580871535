import { useState } from 'react';
import { useNavigate } from 'react-router';
import css from '#features/accounts/web/components/account-form.module.css';
import { LinkRefusal } from '#features/accounts/web/components/link-refusal.tsx';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useLink } from '#features/accounts/web/hooks/use-link.ts';
import { personChanged } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { newPasswordSchema } from '../../password.form.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { openLink, reset } from '../password.queries.ts';
import { useText } from '../password.text.ts';

const open = (secret: string) => openLink({ body: { secret } });

/** The screen of the mail's link: sets a new password and signs in. */
export function Screen() {
  const t = useText();
  const { secret, opened, again } = useLink(open);
  const [refused, setRefused] = useState<string | null>(null);
  const code = refused ?? (opened.state === 'closed' ? opened.code : null);
  if (code) return <Closed code={code} />;
  return (
    <Frame
      title={t.newTitle}
      step="ask"
      subtitle={opened.state === 'open' ? t.newFor(opened.data.email) : null}
    >
      {opened.state === 'checking' ? <Spinner label={t.checking} /> : null}
      {opened.state === 'failed' ? <LoadFailure error={opened.error} onRetry={again} /> : null}
      {opened.state === 'open' ? (
        <NewPassword secret={secret} email={opened.data.email} onRefused={setRefused} />
      ) : null}
    </Frame>
  );
}

interface Props {
  readonly secret: string;
  readonly email: string;
  readonly onRefused: (code: string) => void;
}

function NewPassword({ secret, email, onRefused }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const form = useZodForm(newPasswordSchema, { defaults: { password: '', confirmPassword: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: reset,
    onSuccess: async ({ loggedIn }) => {
      notify({ title: loggedIn ? t.saved : t.savedLogIn });
      await personChanged();
      await navigate(loggedIn ? '/' : '/login', { replace: true });
    },
    onRefusal: (refusal) =>
      refusal.code in t.linkErrors ? onRefused(refusal.code) : applyRefusal(form, refusal),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body: { ...body, secret } }));
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      {/* So that a password manager knows whose password it stores. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields form={form} />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}

function Closed({ code }: { readonly code: string }) {
  const t = useText();
  const known = (code in t.linkErrors ? code : 'LINK_UNKNOWN') as keyof typeof t.linkErrors;
  return (
    <LinkRefusal title={t.linkErrors[known]} text={t.linkErrorTexts[known]}>
      {known === 'ACCOUNT_SUSPENDED' ? (
        <LinkButton full to="/help">
          {t.help}
        </LinkButton>
      ) : (
        <LinkButton full to="/forgot-password">
          {t.askAgain}
        </LinkButton>
      )}
      {known === 'LINK_USED' ? (
        <LinkButton full variant="secondary" to="/login">
          {t.toLogin}
        </LinkButton>
      ) : null}
    </LinkRefusal>
  );
}
