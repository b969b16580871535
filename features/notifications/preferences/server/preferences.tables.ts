import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { CHANNELS, TOPIC_NAMES } from '../preferences.vocabulary.ts';

/** The preferences of accounts; without a row everything optional is sent. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: account('cascade').notNull(),
    topic: text({ enum: TOPIC_NAMES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    wanted: boolean().notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic, table.channel] })],
);

/** Addresses without an account that want no more mails of a topic; only a hash is stored. */
export const unsubscribedAddresses = pgTable(
  'unsubscribed_addresses',
  {
    addressHash: text().notNull(),
    topic: text({ enum: TOPIC_NAMES }).notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.topic] })],
);
