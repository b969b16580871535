import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';
import { applyRefusal } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { TournamentForm } from '../../publishing.form.ts';
import { type TournamentField, type TournamentValues, valuesOf } from '../../publishing.policy.ts';
import { edit } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import type { OwnTournament } from './tournament-values.ts';
import { withoutPrefix } from './use-publish.ts';
import { useTournamentForm } from './use-tournament-form.ts';

/**
 * Saves the changes of a published tournament and goes back to it. `theirs` is what somebody else has made meanwhile of
 * fields that were changed here too.
 */
export function useEdit(shown: OwnTournament) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, trouble, sending, refused } = useSending();
  const form = useTournamentForm(valuesOf(shown));
  const { base: was, accept } = useEditBase<TournamentValues>(form, valuesOf(shown));
  const [theirs, setTheirs] = useState<Partial<TournamentForm>>({});

  const send = async (tournament: TournamentForm) => {
    const answer = await edit({ params: { id: shown.id }, body: { tournament, was } });
    if (answer.ok) {
      notify({ title: t.saved, description: t.savedText });
      await queryClient.invalidateQueries();
      return navigate(`/organizer/tournaments/${shown.id}`);
    }
    if (answer.code === 'LIMIT_BELOW_TAKEN') {
      const error = { type: 'server', message: 'limitBelowTaken' };
      form.setError('participantLimit', error, { shouldFocus: true });
    } else if (answer.code === 'TOURNAMENT_CHANGED') {
      const changed = answer.details as Partial<TournamentForm>;
      setTheirs(changed);
      // Whoever has read it and saves again means it.
      accept(changed);
      for (const field of Object.keys(changed) as TournamentField[]) {
        form.setError(field, { type: 'server', message: 'changedMeanwhile' });
      }
    } else {
      applyRefusal(form, withoutPrefix(answer));
      refused(answer.code);
    }
    // Places may have been taken, or the tournament cancelled, since this was opened.
    await queryClient.invalidateQueries({ queryKey: ['organizer'] });
  };
  const submit = form.handleSubmit((tournament) => sending(() => send(tournament)));
  return { form, submit, busy, trouble, theirs };
}
