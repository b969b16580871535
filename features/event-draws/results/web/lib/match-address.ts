import type { EventAddress } from '../../../web/event-draws.queries.ts';

/** The organizer's page of an event. */
export function addressOfEvent({ id, eventId }: EventAddress): string {
  return `/organizer/tournaments/${id}/events/${eventId}`;
}

/** The screen on which the result of a knockout's match is entered; `position` is that of its stage, from 0. */
export function addressOfMatch(params: EventAddress, matchId: string, position: number): string {
  const address = `${addressOfEvent(params)}/knockout/${matchId}`;
  return position === 0 ? address : `${address}?stage=${position}`;
}

/** The screen of a tie between two teams, on which its rubbers are entered. */
export function addressOfTie(tournamentId: number, stageId: string, matchId: string): string {
  return `/ties/${tournamentId}/${stageId}/${matchId}`;
}
