import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { players } from './players.tables.ts';

export type NewPlayer = Pick<
  typeof players.$inferInsert,
  'id' | 'accountId' | 'displayName' | 'createdByAccount'
>;

/** Adds players; one for an account that has its player already is left out. */
export async function insertAll(tx: Db, added: readonly NewPlayer[]): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(players)
    .values([...added])
    .onConflictDoNothing({ target: players.accountId });
}

/** The player of an account; null for accounts that have never played. */
export async function findByAccount(db: Db, accountId: string): Promise<string | null> {
  const [found] = await byAccount(db, { accountId });
  return found?.id ?? null;
}

const byAccount = prepared((db) =>
  db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.accountId, sql.placeholder('accountId')))
    .prepare(''),
);

/** The player who a player is now, after all merges: the same one, unless merged. Null for an unknown id. */
export async function findCurrentPlayer(db: Db, playerId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: currentPlayerOf(sql`${playerId}::uuid`) })
    .from(players)
    .where(eq(players.id, playerId));
  return found?.id ?? null;
}

/**
 * The id of the player whom a column's player has become after all merges, as part of a query. The column is of none of the
 * names in it, `first`, `next` and `chain`: it would be read as that of the subquery.
 */
export function currentPlayerOf(playerId: SQLWrapper): SQL<string> {
  return sql<string>`(
    with recursive chain as (
      select first.id, first.merged_into from players first where first.id = ${playerId}
      union all
      select next.id, next.merged_into from chain join players next on next.id = chain.merged_into
    )
    select chain.id from chain where chain.merged_into is null
  )`;
}

/** The ids of an account's player and of everybody merged into it, as part of a query. */
export function playersOf(accountId: string | SQL): SQL {
  return sql`(
    with recursive own as (
      select first.id from players first where first.account_id = ${accountId}
      union all
      select next.id from own join players next on next.merged_into = own.id
    )
    select own.id from own
  )`;
}

/** The ids of these players and of everybody merged into them, as part of a query. */
export function withMerged(playerIds: readonly string[]): SQL {
  return sql`(
    with recursive own as (
      select unnest(${sql.param(playerIds)}::uuid[]) as id
      union
      select next.id from own join players next on next.merged_into = own.id
    )
    select own.id from own
  )`;
}

/** Renames a player without an account. */
export async function updateDisplayName(tx: Db, id: string, displayName: string): Promise<void> {
  await tx
    .update(players)
    .set({ displayName })
    .where(and(eq(players.id, id), isNull(players.accountId)));
}

/** Merges a player without an account into another; false when it is merged already or has an account. */
export async function updateMerged(
  tx: Db,
  merge: { readonly from: string; readonly into: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(players)
    .set({ mergedInto: merge.into, mergedAt: merge.now })
    .where(and(eq(players.id, merge.from), isNull(players.accountId), isNull(players.mergedInto)))
    .returning({ id: players.id });
  return rows.length === 1;
}

/** Makes a merged player a player of their own again. */
export async function updateUnmerged(tx: Db, id: string): Promise<void> {
  await tx.update(players).set({ mergedInto: null, mergedAt: null }).where(eq(players.id, id));
}
