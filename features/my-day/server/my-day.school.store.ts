import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The clubs of which one of these accounts is a member. */
export async function listClubsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<{ readonly id: number; readonly name: string }[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectDistinct({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(
      and(
        inArray(groupMembers.accountId, [...accountIds]),
        isNull(groupMembers.leftAt),
        isNull(groups.deletedAt),
      ),
    )
    .orderBy(asc(groups.id));
}
