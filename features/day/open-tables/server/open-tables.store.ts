import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { consentColumns, isConsenting } from '#features/guardians/server/guardians.names.store.ts';
import { guardianships, playerAges } from '#features/guardians/server/guardians.tables.ts';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openTableTurns } from './open-tables.tables.ts';

export type StoredTurn = typeof openTableTurns.$inferSelect;

/** All turns of a day, those who signed up first in front. */
export async function listTurns(db: Db, tournamentId: number): Promise<StoredTurn[]> {
  return db
    .select()
    .from(openTableTurns)
    .where(eq(openTableTurns.tournamentId, tournamentId))
    .orderBy(asc(openTableTurns.signedUpAt), asc(openTableTurns.id));
}

/** The accounts that are called to an open table or play there. */
export async function listPractising(db: Db, tournamentId: number): Promise<ReadonlySet<string>> {
  const { accountId, matchId, endedAt } = openTableTurns;
  const rows = await db
    .select({ accountId })
    .from(openTableTurns)
    .where(and(eq(openTableTurns.tournamentId, tournamentId), isNotNull(matchId), isNull(endedAt)));
  return new Set(rows.map((row) => row.accountId));
}

/** The turn with this id, of any player. */
export async function findTurn(db: Db, id: string): Promise<StoredTurn | null> {
  const [found] = await db.select().from(openTableTurns).where(eq(openTableTurns.id, id));
  return found ?? null;
}

/** The two turns of a match, also when it is over; fewer where an account is deleted. */
export async function listTurnsOfMatch(
  db: Db,
  tournamentId: number,
  matchId: string,
): Promise<StoredTurn[]> {
  return db
    .select()
    .from(openTableTurns)
    .where(and(eq(openTableTurns.tournamentId, tournamentId), eq(openTableTurns.matchId, matchId)))
    .orderBy(asc(openTableTurns.signedUpAt), asc(openTableTurns.id));
}

export async function insertTurn(
  tx: Db,
  turn: Pick<StoredTurn, 'id' | 'tournamentId' | 'accountId' | 'signedUpAt'>,
): Promise<void> {
  await tx.insert(openTableTurns).values(turn);
}

/** Pairs two turns on a court. */
export async function updatePaired(
  tx: Db,
  ids: readonly string[],
  called: { readonly matchId: string; readonly courtId: string; readonly calledAt: Date },
): Promise<void> {
  await tx
    .update(openTableTurns)
    .set(called)
    .where(inArray(openTableTurns.id, [...ids]));
}

export async function updateEnded(tx: Db, ids: readonly string[], endedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(openTableTurns)
    .set({ endedAt })
    .where(and(inArray(openTableTurns.id, [...ids]), isNull(openTableTurns.endedAt)));
}

/** Nobody of this day waits or plays any more. */
export async function updateAllEnded(tx: Db, tournamentId: number, endedAt: Date): Promise<void> {
  await tx
    .update(openTableTurns)
    .set({ endedAt })
    .where(and(eq(openTableTurns.tournamentId, tournamentId), isNull(openTableTurns.endedAt)));
}

/** The matches on these courts have no table any more. */
export async function updateWithoutCourt(tx: Db, courtIds: readonly string[]): Promise<void> {
  if (courtIds.length === 0) return;
  await tx
    .update(openTableTurns)
    .set({ courtId: null })
    .where(
      and(
        inArray(openTableTurns.courtId, [...courtIds]),
        isNull(openTableTurns.endedAt),
        isNotNull(openTableTurns.matchId),
      ),
    );
}

/** Players by account, with what decides how strangers read their names, and their points in this tournament. */
export async function listPlayers(
  db: Db,
  {
    tournamentId,
    accountIds,
  }: { readonly tournamentId: number; readonly accountIds: readonly string[] },
) {
  if (accountIds.length === 0) return [];
  return db
    .select({
      accountId: accounts.id,
      name: accounts.name,
      playerId: players.id,
      ...consentColumns,
      points: sql<number | null>`(
        select max(${entrants.points}) from ${entrants}
        join ${entries} on ${entries.id} = ${entrants.entryId}
        where ${entries.accountId} = ${accounts.id} and ${entries.tournamentId} = ${tournamentId}
      )`,
    })
    .from(accounts)
    .leftJoin(players, eq(players.accountId, accounts.id))
    .leftJoin(playerAges, eq(playerAges.accountId, accounts.id))
    .leftJoin(guardianships, isConsenting(accounts.id))
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(asc(accounts.id));
}

/** Who has played in these matches, by the accounts that they have now. */
export async function listMatchPlayers(db: Db, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .select({
      matchId: matchPlayers.matchId,
      side: matchPlayers.side,
      accountId: accounts.id,
      name: accounts.name,
      ...consentColumns,
    })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .innerJoin(accounts, eq(accounts.id, players.accountId))
    .leftJoin(playerAges, eq(playerAges.accountId, accounts.id))
    .leftJoin(guardianships, isConsenting(accounts.id))
    .where(inArray(matchPlayers.matchId, [...matchIds]))
    .orderBy(asc(matchPlayers.side));
}
