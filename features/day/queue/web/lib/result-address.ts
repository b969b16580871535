import {
  addressOfEvent,
  addressOfMatch,
} from '#features/event-draws/results/web/lib/match-address.ts';
import { addressOfRubber } from '#features/matches/web/lib/rubber-address.ts';
import type { QueueMatch } from '../queue.queries.ts';

type Played = Pick<
  QueueMatch,
  'eventId' | 'matchId' | 'place' | 'player1' | 'player2' | 'stage' | 'stageId'
>;

/** The screen on which the result of a match is entered or corrected; null while a side is unknown. */
export function addressOfResult(tournamentId: number, match: Played): string | null {
  const { eventId, stageId, matchId, place, player1, player2, stage } = match;
  if (!player1 || !player2) return null;
  if (place.rubber) return addressOfRubber(tournamentId, { stageId, matchId });
  const event = { id: tournamentId, eventId };
  return place.kind === 'group'
    ? `${addressOfEvent(event)}/matches/${player1.id}/${player2.id}`
    : addressOfMatch(event, matchId, stage?.position ?? 0);
}
