import type { StoredTournament } from '../../server/tournaments.store.ts';
import type { StoredEvent } from './events.store.ts';

/** The event of a tournament with this number; null when it has none. */
export function findEvent(
  { events }: Pick<StoredTournament, 'events'>,
  id: number,
): StoredEvent | null {
  return events.find((event) => event.id === id) ?? null;
}

/** The tournament with only this one of its events: as somebody sees it who is in that event. */
export function throughEvent(tournament: StoredTournament, eventId: number): StoredTournament {
  return { ...tournament, events: [eventOf(tournament, eventId)] };
}

/** The event of an entry. */
export function eventOf({ events }: Pick<StoredTournament, 'events'>, id: number): StoredEvent {
  const event = findEvent({ events }, id);
  if (!event) throw new Error('an entry without its event');
  return event;
}
