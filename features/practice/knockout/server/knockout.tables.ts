import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { practiceSessions } from '../../sessions/server/sessions.tables.ts';

/** Public read-only links. An ended one stays, so that its token is never used again. */
export const knockoutShares = pgTable(
  'knockout_shares',
  {
    token: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => practiceSessions.id),
    sharedAt: instant().notNull(),
    sharedByAccountId: account().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('knockout_shares_one_open')
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
  ],
);
