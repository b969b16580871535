import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';

/**
 * People who have entered a group's code under a name that is on its list without an account, and wait for an answer.
 * The answer deletes the row; its outcome is a row of `group_members`.
 */
export const groupRequests = pgTable(
  'group_requests',
  {
    id: uuid().primaryKey(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    accountId: account('cascade').notNull(),
    /** The row with that name. */
    memberId: integer()
      .notNull()
      .references(() => groupMembers.id),
    askedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('group_requests_once').on(table.accountId, table.groupId),
    index('group_requests_by_group').on(table.groupId, table.askedAt),
    index('group_requests_by_member').on(table.memberId),
  ],
);
