import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { NotedChange } from '../corrections.policy.ts';
import { corrections } from './corrections.tables.ts';

export type StoredCorrection = typeof corrections.$inferSelect;

export async function findById(db: Db, id: string): Promise<StoredCorrection | null> {
  const [found] = await db.select().from(corrections).where(eq(corrections.id, id));
  return found ?? null;
}

/** The newest correction of an event that is open at `now`; null without one. */
export async function findOpen(
  db: Db,
  eventId: number,
  now: Date,
): Promise<StoredCorrection | null> {
  const [found] = await db
    .select()
    .from(corrections)
    .where(and(eq(corrections.eventId, eventId), gt(corrections.openUntil, now)))
    .orderBy(desc(corrections.openedAt), desc(corrections.id))
    .limit(1);
  return found ?? null;
}

/** The corrections of these events, the oldest first. */
export async function listByEvents(
  db: Db,
  eventIds: readonly number[],
): Promise<StoredCorrection[]> {
  return db
    .select()
    .from(corrections)
    .where(inArray(corrections.eventId, [...eventIds]))
    .orderBy(asc(corrections.openedAt), asc(corrections.id));
}

export async function insert(tx: Db, correction: Omit<StoredCorrection, 'changes'>): Promise<void> {
  await tx.insert(corrections).values(correction);
}

export async function updateChanges(
  tx: Db,
  id: string,
  changes: readonly NotedChange[],
): Promise<void> {
  await tx.update(corrections).set({ changes }).where(eq(corrections.id, id));
}
