import { useMemo } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { phoneDraft, useTyped } from '#platform/web/forms/draft.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { answerSchema } from '../../guardians.form.ts';
import { answer } from '../guardians.queries.ts';
import type { MyGuardianStatus } from '../lib/guardian-status.ts';

interface Typed {
  readonly age: string;
  readonly guardianEmail: string;
}

/** The response of the server; null if a field has an error. */
export type Outcome = Awaited<ReturnType<typeof answer>> | null;

export type AnswerForm = ReturnType<typeof useAnswer>['form'];

/** The form of the answer; what is typed survives a reload until it is sent. */
export function useAnswer(status: MyGuardianStatus, tournamentId?: number) {
  const account = useSession().data?.account?.id ?? '';
  const draft = useMemo(() => phoneDraft<Typed>(`guardian ${account}`), [account]);
  const form = useZodForm(answerSchema, { defaults: defaultsOf(status, draft.read()) as never });
  // A password is never stored.
  useTyped(form, ({ age, guardianEmail = '' }) => draft.write({ age, guardianEmail }));

  /** Validates and sends the form; throws if the connection is lost. */
  const send = async (): Promise<Outcome> => {
    let outcome: Outcome = null;
    await form.handleSubmit(async (typed) => {
      const sent = await answer({ body: { ...typed, tournamentId } });
      if (sent.ok) draft.clear();
      if (sent.ok || !applyRefusal(form, sent)) outcome = sent;
    })();
    return outcome;
  };
  return { form, send, forget: draft.clear };
}

function defaultsOf({ age, guardian }: MyGuardianStatus, typed: Partial<Typed> | null) {
  const live = guardian?.state === 'asked' || guardian?.state === 'confirmed';
  const stored = { age: age ?? '', guardianEmail: live ? guardian.email : '' };
  return { ...stored, ...typed, currentPassword: '' };
}
