import type { PlayerOnSide } from '#features/matches/server/matches.store.ts';
import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listRubberPlayers } from '../../ties/server/ties.line-ups.commands.ts';
import { listAccounts } from './results.people.store.ts';

/**
 * The players of two entrants of an event, both of a pair; nobody for people without an account, such as those on paper. A
 * step of the command that saves the match.
 */
export async function findPlayersIn(
  tx: Db,
  eventId: number,
  entrantIds: readonly [string, string],
): Promise<PlayerOnSide[]> {
  if (entrantIds.every(isRubberSide)) return listRubberPlayers(tx, eventId, entrantIds);
  const players: PlayerOnSide[] = [];
  for (const { number, accountId, name } of await listAccounts(
    tx,
    eventId,
    entrantIds.map(Number),
  )) {
    const playerId = await ensurePlayerIn(tx, { accountId, name });
    players.push({ side: String(number) === entrantIds[0] ? 1 : 2, playerId });
  }
  return players;
}
