import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { tidyTeamCode } from '../../groups.form.ts';
import type { GroupName } from '../../server/groups.store.ts';
import { groups } from '../../server/groups.tables.ts';
import { groupRequests } from './joining.tables.ts';

export async function insert(tx: Db, request: typeof groupRequests.$inferInsert): Promise<void> {
  await tx.insert(groupRequests).values(request);
}

/** Whether an account waits for an answer of a group. */
export async function exists(db: Db, groupId: number, accountId: string): Promise<boolean> {
  const asked = await db.$count(
    groupRequests,
    and(eq(groupRequests.groupId, groupId), eq(groupRequests.accountId, accountId)),
  );
  return asked > 0;
}

/** The requests of one person that wait for an answer, the oldest first. */
export async function listByAccount(db: Db, accountId: string) {
  return db
    .select({ groupId: groups.id, groupName: groups.name, askedAt: groupRequests.askedAt })
    .from(groupRequests)
    .innerJoin(groups, eq(groups.id, groupRequests.groupId))
    .where(and(eq(groupRequests.accountId, accountId), isNull(groups.deletedAt)))
    .orderBy(asc(groupRequests.askedAt), asc(groups.id));
}

/** Gives whether there was one. */
export async function deleteRequest(tx: Db, groupId: number, accountId: string): Promise<boolean> {
  const deleted = await tx
    .delete(groupRequests)
    .where(and(eq(groupRequests.groupId, groupId), eq(groupRequests.accountId, accountId)))
    .returning({ id: groupRequests.id });
  return deleted.length > 0;
}

/** Deletes the requests to join a deleted group, which nobody can answer any more. */
export async function deleteByGroup(tx: Db, groupId: number): Promise<void> {
  await tx.delete(groupRequests).where(eq(groupRequests.groupId, groupId));
}

/** The group with a Team Identification Code. */
export async function findGroup(db: Db, code: string): Promise<GroupName | null> {
  const [group] = await withCode(db, code);
  return group ?? null;
}

/** The same, locked: nobody else joins it or changes its list until the transaction ends. */
export async function findGroupForUpdate(tx: Db, code: string): Promise<GroupName | null> {
  const [group] = await withCode(tx, code).for('update');
  return group ?? null;
}

function withCode(db: Db, code: string) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(sql`upper(${groups.teamCode})`, sql`upper(${tidyTeamCode(code)})`),
        isNull(groups.deletedAt),
      ),
    );
}
