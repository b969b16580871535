import { Navigate, useNavigate, useSearchParams } from 'react-router';
import css from '#features/accounts/web/components/account-form.module.css';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { safeNext } from '#features/accounts/web/lib/next-path.ts';
import { personChanged, useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { newPasswordSchema } from '../../../password/password.form.ts';
import { NewPasswordFields } from '../../../password/web/components/new-password-fields.tsx';
import { choosePassword } from '../forced-password-change.queries.ts';
import { useText } from '../forced-password-change.text.ts';

/** The first login with a one-time password: nothing else opens before a new one is chosen. */
export function Screen() {
  const t = useText();
  const account = useSession().data?.account;
  const next = safeNext(useSearchParams()[0].get('next'));
  const home = account?.organizationName ? '/organizer' : '/';
  const { form, onSubmit, isPending, failure } = useNewPassword(next ?? home);
  if (account && !account.mustChangePassword && !isPending) {
    return <Navigate to={next ?? home} replace />;
  }
  return (
    <Frame title={t.title} subtitle={t.text}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <NewPasswordFields form={form} />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
    </Frame>
  );
}

function useNewPassword(next: string) {
  const t = useText();
  const navigate = useNavigate();
  const form = useZodForm(newPasswordSchema, { defaults: { password: '', confirmPassword: '' } });
  const goOn = async () => {
    notify({ title: t.saved });
    await personChanged();
    await navigate(next, { replace: true });
  };
  const { submit, isPending, failure } = useSubmit({
    send: choosePassword,
    onSuccess: goOn,
    // "Not needed": an earlier attempt had arrived.
    onRefusal: (refusal) => (refusal.code === 'NOT_NEEDED' ? goOn() : applyRefusal(form, refusal)),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));
  return { form, onSubmit, isPending, failure };
}
