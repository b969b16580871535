import { and, eq, isNull } from 'drizzle-orm';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The groups on whose lists the account is, deleted ones too: what was played in them stays readable. */
export async function listGroups(
  db: Db,
  accountId: string,
): Promise<{ id: number; deleted: boolean }[]> {
  const rows = await db
    .select({ id: groups.id, deletedAt: groups.deletedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.accountId, accountId), isNull(groupMembers.leftAt)));
  return rows.map(({ id, deletedAt }) => ({ id, deleted: deletedAt !== null }));
}

export async function belongsTo(db: Db, accountId: string, groupId: number): Promise<boolean> {
  return (await listGroups(db, accountId)).some(({ id }) => id === groupId);
}
