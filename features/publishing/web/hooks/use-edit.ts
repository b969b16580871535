import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';
import { applyRefusal } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { TournamentForm } from '../../publishing.form.ts';
import { type TournamentField, type TournamentValues, valuesOf } from '../../publishing.policy.ts';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { edit } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import { useTournamentForm } from './use-tournament-form.ts';

/** Where a refusal of one field is shown. */
const FIXED: ReadonlyMap<string, { readonly field: TournamentField; readonly message: string }> =
  new Map([
    ['LIMIT_BELOW_TAKEN', { field: 'participantLimit', message: 'limitBelowTaken' }],
    ['TYPE_FIXED', { field: 'eventType', message: 'typeFixed' }],
    ['DATE_FIXED', { field: 'eventDate', message: 'dateFixed' }],
  ]);

/**
 * Saves the changes of a published tournament and goes back to it, unless the person has gone elsewhere meanwhile. `theirs` has the values that somebody else has
 * stored meanwhile in fields that were changed here too.
 */
export function useEdit(shown: OwnTournament) {
  const t = useText();
  const leadOn = useLeadOn();
  const form = useTournamentForm(valuesOf(shown));
  const { base: was, accept } = useEditBase<TournamentValues>(form, valuesOf(shown));
  const [theirs, setTheirs] = useState<Partial<TournamentForm>>({});

  const { submit, isPending, failure } = useSubmit({
    send: (tournament: TournamentForm) =>
      edit({ params: { id: shown.id }, body: { tournament, was } }),
    reads: TOURNAMENT_READS,
    onSuccess: async () => {
      notify({ title: t.saved, description: t.savedText });
      await leadOn(`/organizer/tournaments/${shown.id}`);
    },
    onRefusal: (refusal) => {
      const fixed = FIXED.get(refusal.code);
      if (fixed) {
        const { field, message } = fixed;
        form.setError(field, { type: 'server', message }, { shouldFocus: true });
        return true;
      }
      if (refusal.code === 'TOURNAMENT_CHANGED') {
        const changed = refusal.details as Partial<TournamentForm>;
        setTheirs(changed);
        // The person now sees these values, so that the next save may replace them.
        accept(changed);
        for (const field of Object.keys(changed) as TournamentField[]) {
          form.setError(field, { type: 'server', message: 'changedMeanwhile' });
        }
        return true;
      }
      applyRefusal(form, withoutPrefix(refusal, 'tournament.'));
      return false;
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure, theirs };
}
