import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { CHANNELS, TOPIC_NAMES } from '../choices.vocabulary.ts';

const instant = () => timestamp({ withTimezone: true });

/** Where somebody has chosen; without a row everything optional comes. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text({ enum: TOPIC_NAMES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    wanted: boolean().notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic, table.channel] })],
);

/** Addresses without an account that want no more mails of a topic; only a hash is kept. */
export const unsubscribedAddresses = pgTable(
  'unsubscribed_addresses',
  {
    addressHash: text().notNull(),
    topic: text({ enum: TOPIC_NAMES }).notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.topic] })],
);
