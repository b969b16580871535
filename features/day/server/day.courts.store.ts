import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { courts } from './day.tables.ts';

export type StoredCourt = typeof courts.$inferSelect;

/** The courts of a tournament in the order of its desk. */
export async function listByTournament(db: Db, tournamentId: number): Promise<StoredCourt[]> {
  return courtsOf(db, { tournamentId });
}

const courtsOf = prepared((db) =>
  db
    .select()
    .from(courts)
    .where(eq(courts.tournamentId, sql.placeholder('tournamentId')))
    .orderBy(asc(courts.position), asc(courts.id))
    .prepare(''),
);

/** The courts with these ids, of whichever tournament. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<StoredCourt[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(courts)
    .where(inArray(courts.id, [...ids]))
    .orderBy(asc(courts.id));
}

export async function insertAll(
  tx: Db,
  rows: readonly (typeof courts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(courts).values([...rows]);
}

export async function update(
  tx: Db,
  id: string,
  change: Pick<StoredCourt, 'name' | 'nameKey' | 'isClosed' | 'isOpenTable' | 'labels'>,
): Promise<void> {
  await tx.update(courts).set(change).where(eq(courts.id, id));
}

/** Stores the order of the courts of a tournament. */
export async function updateOrder(
  tx: Db,
  tournamentId: number,
  order: readonly string[],
): Promise<void> {
  if (order.length === 0) return;
  await tx
    .update(courts)
    .set({ position: sql`array_position(${sql.param(order)}::uuid[], ${courts.id}) - 1` })
    .where(and(eq(courts.tournamentId, tournamentId), inArray(courts.id, [...order])));
}

/** Stores which courts of a tournament are open tables. */
export async function updateOpenTables(
  tx: Db,
  tournamentId: number,
  open: readonly string[],
): Promise<void> {
  const isOpen = open.length === 0 ? sql`false` : inArray(courts.id, [...open]);
  await tx
    .update(courts)
    .set({ isOpenTable: sql`${isOpen}` })
    .where(eq(courts.tournamentId, tournamentId));
}

/** Deletes a court of a tournament, if it has one with this id. */
export async function deleteById(tx: Db, tournamentId: number, id: string): Promise<void> {
  await tx.delete(courts).where(and(eq(courts.id, id), eq(courts.tournamentId, tournamentId)));
}
