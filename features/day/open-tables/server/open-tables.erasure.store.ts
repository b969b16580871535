import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deleteMatches } from '#features/matches/server/matches.store.ts';
import { matches, matchPlayers } from '#features/matches/server/matches.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openTableTurns } from './open-tables.tables.ts';

/**
 * Deletes the turns of a person, and their practice matches on open tables: a match without a group is a record of two people, and names
 * both. Before the player loses the account.
 */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(openTableTurns).where(eq(openTableTurns.accountId, accountId));
  const played = tx
    .select({ id: matchPlayers.matchId })
    .from(matchPlayers)
    .where(sql`${matchPlayers.playerId} in ${playersOf(accountId)}`);
  const isOwn = and(isNull(matches.stageId), isNull(matches.groupId), inArray(matches.id, played));
  await deleteMatches(tx, isOwn);
}

/** Deletes who has signed up, of tournaments that ended before an instant; gives how many rows. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(over);
  const turns = await tx
    .delete(openTableTurns)
    .where(inArray(openTableTurns.tournamentId, past))
    .returning({ id: openTableTurns.id });
  return turns.length;
}
