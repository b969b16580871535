import type { PlayerOnSide } from '#features/matches/server/matches.store.ts';
import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listRubberPlayers } from '../../ties/server/ties.line-ups.commands.ts';
import { listAccounts, listPupils } from './results.people.store.ts';

/**
 * The players of two entrants of an event, both of a pair, also the pupils without an account whom a school has entered; nobody
 * for those on paper. A step of the command that saves the match.
 */
export async function findPlayersIn(
  tx: Db,
  eventId: number,
  entrantIds: readonly [string, string],
): Promise<PlayerOnSide[]> {
  if (entrantIds.every(isRubberSide)) return listRubberPlayers(tx, eventId, entrantIds);
  const numbers = entrantIds.map(Number);
  const sideOf = (number: number) => (String(number) === entrantIds[0] ? 1 : 2);
  const players: PlayerOnSide[] = [];
  for (const { number, accountId, name } of await listAccounts(tx, eventId, numbers)) {
    const playerId = await ensurePlayerIn(tx, { accountId, name });
    players.push({ side: sideOf(number), playerId });
  }
  for (const { number, playerId } of await listPupils(tx, eventId, numbers)) {
    players.push({ side: sideOf(number), playerId });
  }
  return players;
}
