import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * What several servers have counted of one caller, in windows of time. The key is a hash: it reveals no address, account or token. The
 * table is `unlogged`: it costs no write to the log of the database, and is empty after a crash.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('limit_counts_by_end').on(table.endsAt)],
);
