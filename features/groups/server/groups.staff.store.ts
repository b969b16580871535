import { and, eq, isNull, type Placeholder } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { isEditor } from './groups.members.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The ids of the groups that an account looks after: those that it has made, and those whose coach or manager it is. */
export function lookedAfterBy(db: Db, accountId: string | Placeholder) {
  return db
    .select({ id: groups.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.accountId, accountId), isEditor, isNull(groups.deletedAt)));
}
