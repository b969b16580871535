import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Board } from '#domain/practice-evening/board.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { practiceEvenings } from './evening.tables.ts';

export type StoredEvening = typeof practiceEvenings.$inferSelect;

export async function find(db: Db, groupId: number, day: string): Promise<StoredEvening | null> {
  const [found] = await db.select().from(practiceEvenings).where(isOf(groupId, day));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function findForUpdate(
  tx: Db,
  groupId: number,
  day: string,
): Promise<StoredEvening | null> {
  const [found] = await tx
    .select()
    .from(practiceEvenings)
    .where(isOf(groupId, day))
    .for('no key update');
  return found ?? null;
}

/** The latest evening of a group before a day. */
export async function findBefore(
  db: Db,
  groupId: number,
  day: string,
): Promise<StoredEvening | null> {
  const [found] = await db
    .select()
    .from(practiceEvenings)
    .where(and(eq(practiceEvenings.groupId, groupId), lt(practiceEvenings.day, day)))
    .orderBy(desc(practiceEvenings.day))
    .limit(1);
  return found ?? null;
}

/** Inserts an evening; null when the group has one on that day, or the id is taken. */
export async function insert(
  tx: Db,
  evening: typeof practiceEvenings.$inferInsert,
): Promise<StoredEvening | null> {
  const [inserted] = await tx
    .insert(practiceEvenings)
    .values(evening)
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

export async function update(
  tx: Db,
  id: string,
  change: { readonly board: Board; readonly version: number },
): Promise<StoredEvening | null> {
  const [updated] = await tx
    .update(practiceEvenings)
    .set(change)
    .where(eq(practiceEvenings.id, id))
    .returning();
  return updated ?? null;
}

/** Those of the numbers that are members of the group, also if they have left, with their names. */
export async function listNames(
  db: Db,
  groupId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: groupMembers.id, name: groupMembers.name })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.id, [...ids])))
    .orderBy(asc(groupMembers.id));
}

/** The winners of those of the matches that the group has a score of; null where it was removed. */
export async function listWinners(
  db: Db,
  groupId: number,
  ids: readonly string[],
): Promise<{ id: string; winner: Side | null }[]> {
  if (ids.length === 0) return [];
  const winner = sql<Side | null>`case when ${matches.deletedAt} is null then ${matches.winner} end`;
  return db
    .select({ id: matches.id, winner })
    .from(matches)
    .where(and(eq(matches.groupId, groupId), inArray(matches.id, [...ids])))
    .orderBy(asc(matches.id));
}

function isOf(groupId: number, day: string) {
  return and(eq(practiceEvenings.groupId, groupId), eq(practiceEvenings.day, day));
}
