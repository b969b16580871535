import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from './groups.tables.ts';

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

/** The accounts of the members of the clubs that an account looks after. */
export async function listPupilAccounts(db: Db, accountId: string): Promise<string[]> {
  const rows = await listPupils(db, accountId);
  return rows.flatMap((row) => row.accountId ?? []);
}
