import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The groups of which the account is a member, deleted ones too: their matches stay readable. */
export async function listGroups(
  db: Db,
  accountId: string,
): Promise<{ id: number; deleted: boolean }[]> {
  const rows = await memberships(db, { accountId });
  return rows.map(({ id, deletedAt }) => ({ id, deleted: deletedAt !== null }));
}

const memberships = prepared((db) =>
  db
    .select({ id: groups.id, deletedAt: groups.deletedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(eq(groupMembers.accountId, sql.placeholder('accountId')), isNull(groupMembers.leftAt)),
    )
    .prepare(''),
);

/** Whether the account is a member of the group, deleted or not. */
export async function existsMembership(
  db: Db,
  accountId: string,
  groupId: number,
): Promise<boolean> {
  return (await listGroups(db, accountId)).some(({ id }) => id === groupId);
}
