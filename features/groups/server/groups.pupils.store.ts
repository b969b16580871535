import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { lookedAfterBy } from './groups.staff.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The members with an account of the clubs that an account looks after: as their creator, coach or manager. */
export async function listPupils(db: Db, accountId: string) {
  return db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      memberId: groupMembers.id,
      position: groupMembers.position,
      name: groupMembers.name,
      accountId: groupMembers.accountId,
    })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groups.id),
        isNull(groupMembers.leftAt),
        isNotNull(groupMembers.accountId),
        ne(groupMembers.accountId, accountId),
      ),
    )
    .where(inArray(groups.id, lookedAfterBy(db, accountId)))
    .orderBy(asc(groups.id), asc(groupMembers.position), asc(groupMembers.id));
}

/** The accounts of the members of the clubs that an account looks after. */
export async function listPupilAccounts(db: Db, accountId: string): Promise<string[]> {
  const rows = await listPupils(db, accountId);
  return rows.flatMap((row) => row.accountId ?? []);
}
