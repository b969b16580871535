import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { existsMembership } from '#features/groups/server/groups.belonging.store.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { insert as insertStage } from '#features/matches/server/matches.stages.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { FoundSession } from '../../practice.policy.ts';
import { practiceSessions } from './sessions.tables.ts';

export type StoredSession = typeof practiceSessions.$inferSelect;
export type NewSession = typeof practiceSessions.$inferInsert;
export interface SessionAndGroup {
  readonly session: StoredSession;
  readonly group: groups.VisibleGroup;
}

/** A session, with its group as the account sees it; `belongs`: whether the account is a member of the group. */
export async function findWithGroup(
  db: Db,
  accountId: string,
  id: string,
): Promise<FoundSession<StoredSession, groups.VisibleGroup> | null> {
  const session = await findById(db, id);
  if (!session) return null;
  const group = await groups.findVisible(db, accountId, session.groupId);
  const belongs = group !== null || (await existsMembership(db, accountId, session.groupId));
  return { session, group, belongs };
}

export async function findById(db: Db, id: string): Promise<StoredSession | null> {
  const [session] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, id));
  return session ?? null;
}

/** The same, locked with its stage until the transaction ends: no score is saved meanwhile. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredSession | null> {
  const [found] = await tx
    .select({ session: practiceSessions })
    .from(practiceSessions)
    .innerJoin(stages, eq(stages.id, practiceSessions.id))
    .where(eq(practiceSessions.id, id))
    .for('no key update');
  return found?.session ?? null;
}

const LATEST = 10;

/** The latest sessions of a group in this format, newest first. */
export function listLatest(db: Db, groupId: number, format: StoredSession['format']) {
  return latest(db, { groupId, format });
}

const latest = prepared((db) =>
  db
    .select({
      id: practiceSessions.id,
      practiceDate: practiceSessions.practiceDate,
      players: practiceSessions.players,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.groupId, sql.placeholder('groupId')),
        eq(practiceSessions.format, sql.placeholder('format')),
        isNull(practiceSessions.deletedAt),
      ),
    )
    .orderBy(desc(practiceSessions.practiceDate), desc(practiceSessions.id))
    .limit(LATEST)
    .prepare(''),
);

/** Inserts a session with its stage; false when the id is already taken. */
export async function insert(tx: Db, session: NewSession): Promise<boolean> {
  const { id, format } = session;
  if (!(await insertStage(tx, { id, kind: format }))) return false;
  await tx.insert(practiceSessions).values(session);
  return true;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<NewSession, 'players' | 'settings' | 'version'>>,
): Promise<void> {
  await tx.update(practiceSessions).set(change).where(eq(practiceSessions.id, id));
}

/** Takes a session and its matches out of the records. */
export async function updateRemoved(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(practiceSessions).set({ deletedAt: now }).where(eq(practiceSessions.id, id));
  await matchStore.updateRemovedOf(tx, id, now);
}

/** Restores it with the matches that were removed with it; those removed one by one before stay removed. */
export async function updateRestored(tx: Db, session: StoredSession): Promise<void> {
  if (!session.deletedAt) return;
  await matchStore.updateRestoredOf(tx, session.id, session.deletedAt);
  await tx
    .update(practiceSessions)
    .set({ deletedAt: null })
    .where(eq(practiceSessions.id, session.id));
}
