import { useEffect, useMemo } from 'react';
import { useSession } from '#features/accounts/web/parts/session.ts';
import { keptDraft } from '#features/organizers/web/parts/kept-draft.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { answerSchema } from '../../guardians.form.ts';
import { answer } from '../guardians.queries.ts';
import type { Standing } from './standing.ts';

interface Typed {
  readonly age: string;
  readonly guardianEmail: string;
}

/** What the server answered; null when a field is to be corrected. */
export type Outcome = Awaited<ReturnType<typeof answer>> | null;

export type AnswerForm = ReturnType<typeof useAnswer>['form'];

/** The form of the answer; what is typed outlives a reload until it has arrived. */
export function useAnswer(standing: Standing, tournamentId?: number) {
  const account = useSession().data?.account?.id ?? '';
  const draft = useMemo(() => keptDraft<Typed>(`guardian ${account}`), [account]);
  const form = useZodForm(answerSchema, { defaults: defaultsOf(standing, draft.read()) as never });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.keep(values as Typed),
      }),
    [subscribe, draft],
  );

  /** Checks and sends it; throws when the connection is lost. */
  const send = async (): Promise<Outcome> => {
    let outcome: Outcome = null;
    await form.handleSubmit(async (typed) => {
      const sent = await answer({ body: { ...typed, tournamentId } });
      if (sent.ok) draft.forget();
      if (sent.ok || !applyRefusal(form, sent)) outcome = sent;
    })();
    return outcome;
  };
  return { form, send, forget: draft.forget };
}

function defaultsOf({ age, guardian }: Standing, typed: Partial<Typed> | null): Typed {
  const live = guardian?.state === 'asked' || guardian?.state === 'confirmed';
  return { age: age ?? '', guardianEmail: live ? guardian.email : '', ...typed };
}
