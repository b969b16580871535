import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { withNext } from '#features/accounts/web/parts/next-path.ts';
import type { Ask } from '#features/guardians/web/parts/age-question.tsx';
import { notify } from '#platform/web/notify/notify.ts';
import { atLeast, LEAST_TIME } from '#platform/web/timing.ts';
import { useText } from '../entries.text.ts';
import { apply, type CarriedEntry, type Entry, entryQuery } from './entry.ts';
import { type Trouble, troubleOfCode, troubleOfError } from './trouble.tsx';

/** Applies to one tournament, then leads to the payment; or says why that was not possible. */
export function useApplication(tournamentId: number) {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // One id for this application, however often it is sent: a lost reply and a second tap change nothing.
  const [id, setId] = useState(() => newId());
  const [submitting, setSubmitting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const toLogin = () =>
    navigate(withNext('/login', `/confirm-tournament-application/${tournamentId}`));

  const goOn = (entry: Entry) => {
    queries.setQueryData(entryQuery(entry.id).queryKey, entry);
    // Places left, the home screen's numbers, my lists: whatever was read may have changed.
    void queries.invalidateQueries();
    if (entry.state === 'confirmed') {
      notify({ title: t.freeConfirmed, description: t.entryConfirmed });
      return navigate('/my-tournaments');
    }
    const carried: CarriedEntry = { tournament: entry.tournament, entry };
    return navigate('/tournament-payment', { state: carried });
  };

  const send = async () => {
    const body = { id, tournamentId, agreed: true };
    const answer = await atLeast(LEAST_TIME.application, apply({ body }));
    if (answer.ok) return goOn(answer.data.entry);
    // The id stands for something else, such as an earlier place that has lapsed: begin anew.
    if (answer.code === 'ID_TAKEN') setId(newId());
    await refused(answer.code);
  };

  const refused = async (code: string) => {
    if (code === 'SIGN_IN_REQUIRED') return toLogin();
    setTrouble(troubleOfCode(code, t.troubles));
    // The reason shows on the page itself as well: full, closed, already entered, a question to answer.
    await queries.invalidateQueries();
  };

  /** `ask` is the question that stands in the form, if one does: without its answer nothing is sent. */
  const submit = async (ask: Ask | null) => {
    setSubmitting(true);
    setTrouble(null);
    try {
      const outcome = ask ? await ask() : 'answered';
      if (outcome === 'answered') await send();
      else if (outcome !== 'wrong') await refused(outcome);
    } catch (error) {
      setTrouble(troubleOfError(error));
      // It may have arrived all the same: then the page shows the place.
      void queries.invalidateQueries();
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, submitting, trouble, toLogin };
}
