import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '../../server/entries.tables.ts';

/** The secret address of each person's calendar. What is kept here opens nothing without the server's secret. */
export const calendarAddresses = pgTable('calendar_addresses', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** From it, with the server's secret, the address is made; a new one makes a new address. */
  seed: text().notNull(),
  secretHash: text().notNull().unique('calendar_addresses_once'),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});

/** How an entry stood when a calendar last showed it: calendars must be told which version is the newer. */
export const calendarItems = pgTable('calendar_items', {
  entryId: uuid()
    .primaryKey()
    .references(() => entries.id, { onDelete: 'cascade' }),
  fingerprint: text().notNull(),
  sequence: integer().notNull().default(0),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
