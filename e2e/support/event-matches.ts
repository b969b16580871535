import { v7 as uuidv7 } from 'uuid';
import { send } from './club.ts';
import type { EventAddress } from './organizer.ts';
import type { Phone } from './phone.ts';

/** Scores by the rules of table tennis, best of three. */
const BEST_OF_THREE = { id: 'table-tennis-3' };

/** Chooses the rules of the published groups of an event; gives the numbers in each group. */
export async function groupsWithRules(
  organizer: Phone,
  { api }: Pick<EventAddress, 'api'>,
): Promise<readonly (readonly string[])[]> {
  const { event } = await send<{ event: { draw: { made: { groups: string[][] } } } }>(
    organizer,
    'PUT',
    `${api}/draw/score-format`,
    { seenDraw: 1, scoreFormat: BEST_OF_THREE },
  );
  return event.draw.made.groups;
}

/** The pairs of a group that meet. */
export function pairsOf(group: readonly string[]): (readonly [string, string])[] {
  return group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other] as const));
}

/** The first of two in a group wins by 11-9 in both games. */
export const wins = (
  organizer: Phone,
  { api }: Pick<EventAddress, 'api'>,
  player1Id: string,
  player2Id: string,
) => {
  const [tournamentId, eventId] = (api.match(/\d+/g) ?? []).map(Number);
  return send(organizer, 'PUT', `/api/practice/matches/${uuidv7()}`, {
    writeId: uuidv7(),
    baseVersion: 0,
    match: {
      kind: 'event',
      tournamentId,
      eventId,
      drawNumber: 1,
      player1Id,
      player2Id,
      playedOn: '2026-11-20',
    },
    sets: [
      { player1Score: '11', player2Score: '9' },
      { player1Score: '11', player2Score: '9' },
    ],
    scoreFormat: BEST_OF_THREE,
    ending: { status: 'finished' },
  });
};
