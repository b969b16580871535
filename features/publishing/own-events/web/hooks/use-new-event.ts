import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft, useTyped } from '#platform/web/forms/draft.ts';
import { applyRefusal } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { EventForm, EventValues } from '../../own-events.form.ts';
import { addEvent } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';
import { useEventForm } from './use-event-form.ts';

/** Adds an event, once; what is typed stays in the tab until the server has it. */
export function useNewEvent(tournamentId: number, template: string, start: EventValues) {
  const t = useText();
  const leadOn = useLeadOn();
  const [store] = useState(() => tabDraft<EventValues>(`event of ${tournamentId} ${template}`));
  const [typed] = useState(() => ({ ...start, ...store.read() }));
  const form = useEventForm(typed);
  useTyped(form, (values) => store.write(values as EventValues));
  const { submit, isPending, failure } = useSubmit({
    send: (event: EventForm, id) => addEvent({ params: { id: tournamentId }, body: { id, event } }),
    reads: TOURNAMENT_READS,
    onSuccess: () => {
      store.clear();
      notify({ title: t.added, description: t.addedText });
      return leadOn(`/organizer/tournaments/${tournamentId}/events`, { replace: true });
    },
    onRefusal: (refusal) => {
      applyRefusal(form, withoutPrefix(refusal, 'event.'));
      return refusal.fields !== undefined;
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure };
}
