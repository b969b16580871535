import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SIDES } from '#domain/scorecard/side.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { ties } from '#features/matches/ties/server/ties.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

/** Orders that the desk has changed after the reveal, because somebody was hurt before the first rubber. Deleted after 90 days. */
export const tieOrderChanges = pgTable(
  'tie_order_changes',
  {
    id: uuid().primaryKey(),
    tieId: uuid()
      .notNull()
      .references(() => ties.id, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    before: jsonb().$type<readonly (number | null)[]>().notNull(),
    after: jsonb().$type<readonly (number | null)[]>().notNull(),
    reason: text().notNull(),
    byAccountId: account('set null'),
    at: instant().notNull(),
  },
  (table) => [index('tie_order_changes_by_tie').on(table.tieId)],
);
