import type { EventAddress } from '../../../web/event-draws.queries.ts';

/** The organizer's page of an event. */
export function addressOfEvent({ id, eventId }: EventAddress): string {
  return `/organizer/tournaments/${id}/events/${eventId}`;
}

/** The screen on which the result of a knockout's match is entered. */
export function addressOfMatch(params: EventAddress, matchId: string): string {
  return `${addressOfEvent(params)}/knockout/${matchId}`;
}
