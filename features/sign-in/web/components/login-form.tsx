import LogIn from 'lucide-react/icons/log-in';
import { Link } from 'react-router';
import { loginSchema } from '#features/accounts/accounts.form.ts';
import css from '#features/accounts/web/components/account-form.module.css';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { prefilledValues } from '#platform/web/forms/prefilled-values.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useGoOn } from '../hooks/use-go-on.ts';
import { login } from '../sign-in.queries.ts';
import { useText } from '../sign-in.text.ts';
import { LoginFields } from './login-fields.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

const FORM = 'login';

interface Props {
  readonly next: string | null;
  /** The password was right, and a code is asked for next, with this secret. */
  readonly onCode: (step: string) => void;
}

/** The form of a login. What was typed stays after every failure. */
export function LoginForm({ next, onCode }: Props) {
  const t = useText();
  const go = useGoOn(next);
  const form = useZodForm(loginSchema, {
    defaults: { loginId: '', password: '', ...prefilledValues(FORM, ['loginId', 'password']) },
  });

  const { submit, isPending, failure } = useSubmit({
    send: login,
    onSuccess: ({ mustChangePassword, step: code }) =>
      code ? onCode(code) : go(mustChangePassword),
    onRefusal: () => {
      form.setFocus('password', { shouldSelect: true });
      return false;
    },
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));

  return (
    // "dialog": submitted before the code has arrived, it must not send the password in an address.
    <form name={FORM} method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <LoginFields form={form} loginId={t.loginId} password={t.password} errors={t.errors} />
      <SubmitFailure failure={failure} />
      {failure?.code === 'ACCOUNT_SUSPENDED' ? (
        <Link
          to="/account/suspended"
          state={{ loginId: form.getValues('loginId') }}
          className={css.help}
        >
          {t.suspendedData}
        </Link>
      ) : null}
      <Button type="submit" full busy={isPending} busyLabel={t.loggingIn} icon={<LogIn />}>
        {t.logIn}
      </Button>
      <PasskeyLogin onLoggedIn={() => go(false)} />
      <Link to={withNext('/forgot-password', next)} className={css.help}>
        {t.forgotPassword}
      </Link>
    </form>
  );
}
