import { placesLeft } from '#domain/entry/entry.ts';
import { eventStateOf } from '#features/matches/draws/draws.policy.ts';
import type { listNewestStates } from '#features/matches/draws/server/draws.events.store.ts';
import { asEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** What the form says of an event. */
export function asEventFacts({ discipline, ...event }: StoredEvent) {
  return { ...event, eventType: discipline };
}

interface Around {
  readonly tournament: StoredTournament;
  readonly today: string;
  /** The people who wait, by event. */
  readonly waiting: ReadonlyMap<number, number>;
  /** Events that somebody has entered. */
  readonly entered: ReadonlySet<number>;
  /** The newest draws, by event; without those never drawn. */
  readonly drawn: Awaited<ReturnType<typeof listNewestStates>>;
}

/** An event as its organizer sees it on `today`. */
export function asOwnEvent(
  event: StoredEvent,
  { tournament, today, waiting, entered, drawn }: Around,
) {
  const isFinal = tournament.finalizedAt !== null;
  return {
    ...asEvent(event, { tournament, today, waiting }),
    formats: event.formats,
    placesTaken: event.placesTaken,
    placesLeft: placesLeft(event),
    isFirst: event.id === tournament.events[0].id,
    isEntered: entered.has(event.id),
    drawState: eventStateOf(event.isClosed, drawn.get(event.id) ?? null, isFinal),
    isInGroups: drawn.get(event.id)?.isGroups ?? false,
  };
}
