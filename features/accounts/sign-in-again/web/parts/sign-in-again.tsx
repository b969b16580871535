import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import type { SessionEnd } from '#platform/web/api/tab-session.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { loginSchema } from '../../../accounts.form.ts';
import { enterDemo, login, profileQuery } from '../../../web/accounts.queries.ts';
import { LoginFields } from '../../../web/parts/login-fields.tsx';
import { readSession, sessionQuery } from '../../../web/parts/session.ts';
import { useText } from '../sign-in-again.text.ts';
import css from './sign-in-again.module.css';

interface Props {
  readonly why: SessionEnd;
  /** Whose screen stands behind it. */
  readonly account: string;
  /** The same person is signed in again. */
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

type Trouble = keyof ReturnType<typeof useText>['troubles'] | 'OTHER_PERSON';

/** A login over the screen whose session has ended, which stays as it is, with all that was typed into it. */
export function SignInAgain({ why, account, onBack, onLeave }: Props) {
  const t = useText();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useZodForm(loginSchema, { defaults: { loginId: knownLoginId(), password: '' } });
  const changed = why === 'ACCOUNT_CHANGED';

  const navigate = useNavigate();
  // In the demo, somebody who is signed out would otherwise have to find the way back into it.
  const demo = !changed && queryClient.getQueryData(sessionQuery.queryKey)?.demoOffered;

  const send = form.handleSubmit(async (body) => {
    setBusy(true);
    const found = await troubleOf(() => signIn(body, account));
    setBusy(false);
    if (found === null) return onBack();
    setTrouble(found);
    form.setFocus('password', { shouldSelect: true });
  });

  const toDemo = async () => {
    setBusy(true);
    const found = await troubleOf(async () => ((await enterDemo()).ok ? null : 'OTHER'));
    setBusy(false);
    setTrouble(found);
    if (found) return;
    onLeave();
    await navigate('/');
  };

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onLeave}
      title={changed ? t.changedTitle : t.endedTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave} disabled={busy}>
            {t.leave}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel={t.goingOn} icon={<LogIn />}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <form id={FORM} name={FORM} className={css.form} onSubmit={send} noValidate>
        <p>{changed ? t.changedText : t.endedText}</p>
        <LoginFields form={form} loginId={t.loginId} password={t.password} errors={t.errors} />
        {trouble ? (
          <InlineNotice tone="error">
            {trouble === 'OTHER_PERSON' ? t.otherPerson : t.troubles[trouble]}
          </InlineNotice>
        ) : null}
        {demo ? (
          <Button variant="secondary" icon={<Play />} onClick={toDemo} disabled={busy}>
            {t.goOnInDemo}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

const FORM = 'sign-in-again';

/** Null once this account is signed in; else why not. */
async function signIn(
  body: { loginId: string; password: string },
  account: string,
): Promise<Trouble | null> {
  const answer = await login({ body });
  if (!answer.ok) return answer.code in KNOWN ? (answer.code as Trouble) : 'OTHER';
  // Kept only when it is the right one: another person's would take the screen away.
  const session = unwrap(await readSession());
  if (session.account?.id !== account) return 'OTHER_PERSON';
  queryClient.setQueryData(sessionQuery.queryKey, session);
  return null;
}

/** What `work` gives, or why it did not arrive. */
async function troubleOf(work: () => Promise<Trouble | null>): Promise<Trouble | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectionLost) return 'CONNECTION';
    reportFault(error);
    return 'OTHER';
  }
}

const KNOWN = { LOGIN_FAILED: true, ACCOUNT_SUSPENDED: true, RATE_LIMITED: true };

function knownLoginId(): string {
  return queryClient.getQueryData(profileQuery.queryKey)?.email ?? '';
}
