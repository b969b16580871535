import { and, eq, isNull } from 'drizzle-orm';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The groups on whose lists the account is, deleted ones too: what was played in them stays readable. */
export async function listGroupIds(db: Db, accountId: string): Promise<number[]> {
  const rows = await db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.accountId, accountId), isNull(groupMembers.leftAt)));
  return rows.map(({ groupId }) => groupId);
}

export async function belongsTo(db: Db, accountId: string, groupId: number): Promise<boolean> {
  return (await listGroupIds(db, accountId)).includes(groupId);
}
