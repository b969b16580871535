import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The ids of the groups that an account looks after: those that it has made, and those whose coach or manager it is. */
export function lookedAfterBy(db: Db, accountId: string) {
  return db
    .select({ id: groups.id })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.accountId, accountId)),
    )
    .where(
      and(
        isNull(groups.deletedAt),
        or(
          eq(groups.creatorAccountId, accountId),
          and(isNull(groupMembers.leftAt), inArray(groupMembers.role, ['Coach', 'Manager'])),
        ),
      ),
    );
}
