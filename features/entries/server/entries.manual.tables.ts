import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

/** People whom the organizer enters: they applied on paper or by phone and have no account. Each takes a place. */
export const manualEntries = pgTable(
  'manual_entries',
  {
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    note: text().notNull(),
    /** What was paid outside the app, such as in cash, according to the organizer; whole yen. */
    paidYen: integer().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [
    index('manual_entries_by_tournament').on(table.tournamentId),
    check('manual_entries_paid_not_negative', sql`${table.paidYen} >= 0`),
  ],
);
