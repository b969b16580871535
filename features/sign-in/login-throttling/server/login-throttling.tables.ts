import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * Counted attempts at a password. The key is a keyed hash of name and origin: it reveals nothing of the names that were
 * typed, whether an account has them or not.
 */
export const guesses = pgTable(
  'guesses',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index('guesses_by_time').on(table.lastAt)],
);
