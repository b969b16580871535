import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entries } from '#features/entries/server/entries.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

/** What organizers have decided to give back without a rule: a row for each entry. */
export const refundGrants = pgTable(
  'refund_grants',
  {
    id: uuid().primaryKey(),
    /** Made by the organizer's browser: the same decision sent again changes nothing. One may be about many entries. */
    decisionId: uuid().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    /** In money, whole yen; nothing where points alone go back. */
    amountYen: integer().notNull(),
    /** What the payer reads. */
    reason: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('refund_grants_once').on(table.decisionId, table.entryId),
    index('refund_grants_by_entry').on(table.entryId, table.createdAt),
    check('refund_grants_amount_not_negative', sql`${table.amountYen} >= 0`),
  ],
);
