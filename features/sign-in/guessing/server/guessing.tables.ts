import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * Tries at a password, counted. The key is a keyed hash of what is tried and from where: it says nothing of names that
 * were typed, whether an account has them or not.
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
