import { useDeferredValue, useState } from 'react';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { usePlan } from '#features/day-plan/web/hooks/use-plan.ts';
import { usePlanWords } from '#features/day-plan/web/hooks/use-plan-words.ts';
import { dayResult } from '#features/day-plan/web/lib/day-result.ts';
import { isClosed, startOfEvent } from '#features/day-plan/web/lib/typed-plan.ts';
import {
  chooseFormats,
  type OwnEvent,
} from '#features/publishing/own-events/web/own-events.queries.ts';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { usualTradition } from '../../../event-draws.policy.ts';
import { type FormatEdit, startOf } from '../../../web/lib/format-edit.ts';
import { useText } from '../formats.text.ts';
import { formatsFrom, type TypedFormats, typedFrom } from '../lib/typed-formats.ts';

interface Props {
  readonly accountId: string;
  readonly tournament: OwnTournament;
  readonly event: OwnEvent;
  /** Of the tournament, which share the courts of the day. */
  readonly events: readonly OwnEvent[];
}

interface Edit {
  readonly value: TypedFormats;
  readonly seen: EventFormats;
}

/** Choosing how an event is played; what is chosen stays in the tab until the server has it. */
export function useEventFormats({ accountId, tournament, event, events }: Props) {
  const t = useText();
  const words = usePlanWords();
  const leadOn = useLeadOn();
  const plan = usePlan(accountId, tournament, events);
  const settled = useDeferredValue(plan.settled);
  const sides = isClosed(event) ? event.placesTaken : event.participantLimit;
  const [draft] = useState(() => tabDraft<Edit>(`formats edit ${event.id}`));
  const play = startOf(event.formats.format ?? null, usualTradition(tournament.sport), sides);
  const edit = useOwnEdit({
    stored: typedFrom(event.formats, play),
    version: event.formats,
    draft,
  });
  const typed = edit.value;
  const { submit, isPending } = useSubmit({
    send: ({ value, seen }: Edit) =>
      chooseFormats({
        params: { id: tournament.id, eventId: event.id },
        body: { formats: formatsFrom(value, event.participantLimit), seen },
      }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => {
      edit.drop();
      notify({ title: t.saved });
      return leadOn(`/organizer/tournaments/${tournament.id}/events/${event.id}/edit`);
    },
  });
  /** The end of the event in the day of the plan, if it were played on this card; null without courts. */
  const endOf = (play: FormatEdit): string | null => {
    const formats = formatsFrom({ ...typed, play }, event.participantLimit);
    const own = { ...startOfEvent({ ...event, formats }, tournament), sides: String(sides) };
    const day = dayResult({ ...settled, events: { ...settled.events, [event.id]: own } });
    if (day.state !== 'planned') return null;
    const forecast = day.forecast.events.find(({ id }) => id === String(event.id));
    return forecast ? t.endAbout(words.clock(forecast.end)) : null;
  };
  return {
    edit,
    change: (next: Partial<TypedFormats>) => edit.change({ ...typed, ...next }),
    sides,
    plan,
    endOf,
    isPending,
    save: () => void submit({ value: typed, seen: edit.seen }),
  };
}
