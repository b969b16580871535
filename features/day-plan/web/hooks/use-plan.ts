import { useDeferredValue, useMemo, useState } from 'react';
import type { OwnEvent } from '#features/publishing/own-events/web/own-events.queries.ts';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import { readPlan } from '../lib/read-plan.ts';
import {
  draftOf,
  EMPTY_DRAFT,
  isEmpty,
  knownDraft,
  planDraft,
  startOf,
  type TypedDay,
  type TypedEvent,
  type TypedPlan,
  typedOver,
} from '../lib/typed-plan.ts';

/** The form of the plan: what differs from the tournament is stored on the phone at each change. */
export function usePlan(accountId: string, tournament: OwnTournament, events: readonly OwnEvent[]) {
  const [store] = useState(() => planDraft(accountId, tournament.id));
  const [draft, setDraft] = useState(() => knownDraft(store.read()));
  const start = useMemo(() => startOf(tournament, events), [tournament, events]);
  const typed = useMemo(() => typedOver(start, draft), [start, draft]);
  // A large day takes a slow phone longer than a key press: the fields go first.
  const settled = useDeferredValue(typed);
  const change = (next: TypedPlan) => {
    const changed = draftOf(start, next);
    setDraft(changed);
    store.write(changed);
  };
  return {
    typed,
    settled,
    read: useMemo(() => readPlan(typed), [typed]),
    change,
    changeDay: (day: Partial<TypedDay>) => change({ ...typed, day: { ...typed.day, ...day } }),
    changeEvent: (id: number, event: Partial<TypedEvent>) =>
      change({
        ...typed,
        events: { ...typed.events, [id]: { ...typed.events[id]!, ...event } },
      }),
    /** Null while everything is as it starts. */
    startOver: isEmpty(draft)
      ? null
      : () => {
          setDraft(EMPTY_DRAFT);
          store.clear();
        },
  };
}

export type Plan = ReturnType<typeof usePlan>;
