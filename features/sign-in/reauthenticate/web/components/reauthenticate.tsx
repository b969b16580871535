import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { loginSchema } from '#features/accounts/accounts.form.ts';
import { codeSchema } from '#features/accounts/second-factor/second-factor.form.ts';
import {
  CodeFailure,
  CodeField,
} from '#features/accounts/second-factor/web/components/code-field.tsx';
import { enterCode } from '#features/accounts/second-factor/web/second-factor.queries.ts';
import { PROFILE_KEY, type StoredProfile } from '#features/accounts/web/lib/profile-key.ts';
import { readSession, sessionQuery } from '#features/accounts/web/lib/session.ts';
import { type Refusal, unwrap } from '#platform/web/api/call.ts';
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
  readonly why: Exclude<SessionEnd, 'PROOF_REQUIRED'>;
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

  const [step, setStep] = useState<string | null>(null);
  const codeForm = useZodForm(codeSchema, { defaults: { code: '' } });
  const again = useSubmit({ send: (body: Login) => samePerson(login({ body }), account) });
  const second = useSubmit({
    send: ({ code }: { code: string }) =>
      samePerson(enterCode({ body: { step: step ?? '', code } }), account),
    onRefusal: ({ code }) => {
      if (code === 'STEP_ENDED') startOver();
      return false;
    },
  });
  const toDemo = useSubmit({
    send: () => enterDemo(),
    onSuccess: () => {
      onLeave();
      return navigate('/');
    },
  });
  /** The code came too late: the password is asked for again, and the reason stays. */
  const startOver = () => {
    form.setValue('password', '');
    codeForm.reset();
    // The field has to be there before the focus can move to it.
    flushSync(() => setStep(null));
    form.setFocus('password');
  };
  const onSubmit = form.handleSubmit(async (body) => {
    toDemo.reset();
    second.reset();
    const done = await again.submit(body);
    if (!done) form.setFocus('password', { shouldSelect: true });
    else if (done.step) setStep(done.step);
    else onBack();
  });
  const onCode = codeForm.handleSubmit(async (body) => {
    if (await second.submit(body)) onBack();
    else codeForm.setFocus('code', { shouldSelect: true });
  });
  const isPending = again.isPending || second.isPending || toDemo.isPending;
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
      <form
        id={FORM}
        name={FORM}
        className={css.form}
        onSubmit={step ? onCode : onSubmit}
        noValidate
      >
        <p>{changed ? t.changedText : t.endedText}</p>
        {step ? (
          <CodeField form={codeForm} failure={second.failure} />
        ) : (
          <>
            <LoginFields form={form} loginId={t.loginId} password={t.password} errors={t.errors} />
            <CodeFailure failure={second.failure} />
          </>
        )}
        {failure ? (
          <InlineNotice tone="error">{failures[failure.code] ?? t.failures.OTHER}</InlineNotice>
        ) : null}
        {demo ? (
          <Button
            variant="secondary"
            icon={<Play />}
            onClick={() => void toDemo.submit()}
            aria-disabled={isPending}
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

/**
 * What a step of the login answers; refused when it has signed in another person than the one whose screen this is. After a `step`
 * nobody is signed in yet.
 */
async function samePerson<Data extends object, Code extends string>(
  answering: Promise<{ readonly ok: true; readonly data: Data } | Refusal<Code>>,
  account: string,
) {
  const answer = await answering;
  if (!answer.ok || ('step' in answer.data && answer.data.step)) return answer;
  // Cached only when it is the same person's: another person's would remove the screen.
  const session = unwrap(await readSession());
  if (session.account?.id !== account) return refusedHere('OTHER_PERSON');
  queryClient.setQueryData(sessionQuery.queryKey, session);
  return answer;
}

function knownLoginId(): string {
  return queryClient.getQueryData<StoredProfile>(PROFILE_KEY)?.email ?? '';
}
