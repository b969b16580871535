import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

const editors = alias(groupMembers, 'editors');

/** The members with an account of the clubs that an account looks after: as their creator, coach or manager. */
export async function listPupils(db: Db, accountId: string) {
  const rows = await db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      memberId: groupMembers.id,
      name: groupMembers.name,
      accountId: groupMembers.accountId,
    })
    .from(groups)
    .innerJoin(
      editors,
      and(
        eq(editors.groupId, groups.id),
        eq(editors.accountId, accountId),
        isNull(editors.leftAt),
        or(ne(editors.role, 'Member'), eq(groups.creatorAccountId, accountId)),
      ),
    )
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groups.id),
        isNull(groupMembers.leftAt),
        isNotNull(groupMembers.accountId),
        ne(groupMembers.accountId, accountId),
      ),
    )
    .where(isNull(groups.deletedAt))
    .orderBy(asc(groups.id), asc(groupMembers.position), asc(groupMembers.id));
  return rows;
}

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
