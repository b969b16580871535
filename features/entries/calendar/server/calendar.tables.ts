import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';

/** The secret address of each person's calendar. What is kept here opens nothing without the server's secret. */
export const calendarAddresses = pgTable('calendar_addresses', {
  accountId: account('cascade').primaryKey(),
  /** From it, with the server's secret, the address is made; a new one makes a new address. */
  seed: text().notNull(),
  secretHash: text().notNull().unique('calendar_addresses_once'),
  madeAt: instant().notNull(),
});

/** How an entry stood when a calendar last showed it: calendars must be told which version is the newer. */
export const calendarItems = pgTable('calendar_items', {
  entryId: uuid()
    .primaryKey()
    .references(() => entries.id, { onDelete: 'cascade' }),
  fingerprint: text().notNull(),
  sequence: integer().notNull().default(0),
  changedAt: instant().notNull(),
});
