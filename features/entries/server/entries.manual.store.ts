import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { manualEntries } from './entries.manual.tables.ts';

export type StoredManualEntry = typeof manualEntries.$inferSelect;
export type ManualEntry = Pick<
  StoredManualEntry,
  'id' | 'name' | 'email' | 'phone' | 'note' | 'paidYen'
>;

/** People whom the organizer has entered and not removed. */
export async function listByTournament(db: Db, tournamentId: number): Promise<StoredManualEntry[]> {
  return db
    .select()
    .from(manualEntries)
    .where(and(eq(manualEntries.tournamentId, tournamentId), isNull(manualEntries.removedAt)))
    .orderBy(asc(manualEntries.createdAt), asc(manualEntries.id));
}

/** One person whom the organizer entered, removed or not. */
export async function findById(db: Db, id: string): Promise<StoredManualEntry | null> {
  const [found] = await db.select().from(manualEntries).where(eq(manualEntries.id, id));
  return found ?? null;
}

/** Which of these ids are stored. */
export async function listKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: manualEntries.id })
    .from(manualEntries)
    .where(inArray(manualEntries.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

export async function insertAll(
  tx: Db,
  people: readonly (typeof manualEntries.$inferInsert)[],
): Promise<void> {
  if (people.length > 0) await tx.insert(manualEntries).values([...people]);
}

export async function updateRemoved(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(manualEntries).set({ removedAt: now }).where(eq(manualEntries.id, id));
}
