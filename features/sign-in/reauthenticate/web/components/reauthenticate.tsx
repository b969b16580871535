import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import { useNavigate } from 'react-router';
import { loginSchema } from '#features/accounts/accounts.form.ts';
import { PROFILE_KEY, type StoredProfile } from '#features/accounts/web/lib/profile-key.ts';
import { readSession, sessionQuery } from '#features/accounts/web/lib/session.ts';
import { unwrap } from '#platform/web/api/call.ts';
import type { SessionEnd } from '#platform/web/api/tab-session.ts';
import { refusedHere, useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoginFields } from '../../../web/components/login-fields.tsx';
import { enterDemo, login } from '../../../web/sign-in.queries.ts';
import { useText } from '../reauthenticate.text.ts';
import css from './reauthenticate.module.css';

interface Props {
  readonly why: SessionEnd;
  /** The account whose screen is behind it. */
  readonly account: string;
  /** The same person is signed in again. */
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** A login over the screen whose session has ended, which stays as it is, with all that was typed into it. */
export function Reauthenticate({ why, account, onBack, onLeave }: Props) {
  const t = useText();
  const form = useZodForm(loginSchema, { defaults: { loginId: knownLoginId(), password: '' } });
  const changed = why === 'ACCOUNT_CHANGED';

  const navigate = useNavigate();
  // In the demo, somebody who is signed out would otherwise have to find the way back into it.
  const demo = !changed && queryClient.getQueryData(sessionQuery.queryKey)?.demoOffered;

  const again = useSubmit({ send: (body: Login) => signIn(body, account) });
  const toDemo = useSubmit({
    send: () => enterDemo(),
    onSuccess: () => {
      onLeave();
      return navigate('/');
    },
  });
  const onSubmit = form.handleSubmit(async (body) => {
    toDemo.reset();
    if (await again.submit(body)) onBack();
    else form.setFocus('password', { shouldSelect: true });
  });
  const isPending = again.isPending || toDemo.isPending;
  const failure = toDemo.failure ?? again.failure;
  const failures: Readonly<Record<string, string>> = t.failures;

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onLeave}
      title={changed ? t.changedTitle : t.endedTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave} disabled={isPending}>
            {t.leave}
          </Button>
          <Button type="submit" form={FORM} busy={isPending} busyLabel={t.goingOn} icon={<LogIn />}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <form id={FORM} name={FORM} className={css.form} onSubmit={onSubmit} noValidate>
        <p>{changed ? t.changedText : t.endedText}</p>
        <LoginFields form={form} loginId={t.loginId} password={t.password} errors={t.errors} />
        {failure ? (
          <InlineNotice tone="error">{failures[failure.code] ?? t.failures.OTHER}</InlineNotice>
        ) : null}
        {demo ? (
          <Button
            variant="secondary"
            icon={<Play />}
            onClick={() => void toDemo.submit()}
            disabled={isPending}
          >
            {t.goOnInDemo}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

const FORM = 'sign-in-again';

type Login = Parameters<typeof login>[0]['body'];

/** Signs in; refused when it is another person than the one whose screen this is. */
async function signIn(body: Login, account: string) {
  const answer = await login({ body });
  if (!answer.ok) return answer;
  // Cached only when it is the same person's: another person's would remove the screen.
  const session = unwrap(await readSession());
  if (session.account?.id !== account) return refusedHere('OTHER_PERSON');
  queryClient.setQueryData(sessionQuery.queryKey, session);
  return answer;
}

function knownLoginId(): string {
  return queryClient.getQueryData<StoredProfile>(PROFILE_KEY)?.email ?? '';
}
