import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';

/** The secret address of each person's calendar. What is stored here opens nothing without the server's secret. */
export const calendarAddresses = pgTable('calendar_addresses', {
  accountId: account('cascade').primaryKey(),
  /** The address is derived from it and the server's secret; a new value makes a new address. */
  seed: text().notNull(),
  secretHash: text().notNull().unique('calendar_addresses_once'),
  madeAt: instant().notNull(),
});

/** The state of an entry when a calendar last showed it: calendars need to know which version is newer. */
export const calendarItems = pgTable('calendar_items', {
  entryId: uuid()
    .primaryKey()
    .references(() => entries.id, { onDelete: 'cascade' }),
  fingerprint: text().notNull(),
  sequence: integer().notNull().default(0),
  changedAt: instant().notNull(),
});
