import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';
import { applyRefusal } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { EventField, EventForm, EventValues } from '../../own-events.form.ts';
import { eventValuesOf } from '../../own-events.policy.ts';
import { editEvent, type OwnEvent } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';
import { useEventForm } from './use-event-form.ts';

/** Saves the changes of an event. `theirs` has what somebody else has stored meanwhile in the same fields. */
export function useEditEvent(tournamentId: number, shown: OwnEvent) {
  const t = useText();
  const leadOn = useLeadOn();
  const form = useEventForm(eventValuesOf(shown));
  const { base: was, accept } = useEditBase<EventValues>(form, eventValuesOf(shown));
  const [theirs, setTheirs] = useState<Partial<EventForm>>({});
  const { submit, isPending, failure } = useSubmit({
    send: (event: EventForm) =>
      editEvent({ params: { id: tournamentId, eventId: shown.id }, body: { event, was } }),
    reads: TOURNAMENT_READS,
    onSuccess: () => {
      notify({ title: t.saved });
      return leadOn(`/organizer/tournaments/${tournamentId}/events`);
    },
    onRefusal: (refusal) => {
      if (refusal.code === 'LIMIT_BELOW_TAKEN') {
        const error = { type: 'server', message: 'limitBelowTaken' };
        form.setError('participantLimit', error, { shouldFocus: true });
        return true;
      }
      if (refusal.code === 'EVENT_CHANGED') {
        const changed = refusal.details as Partial<EventForm>;
        setTheirs(changed);
        // The person now sees these values, so that the next save may replace them.
        accept(changed);
        for (const field of Object.keys(changed) as EventField[]) {
          form.setError(field, { type: 'server', message: 'changedMeanwhile' });
        }
        return true;
      }
      applyRefusal(form, withoutPrefix(refusal, 'event.'));
      return refusal.fields !== undefined;
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure, theirs };
}
