import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import {
  ANNOUNCEMENT_STATES,
  NOTIFICATION_KINDS,
  type NotificationFacts,
} from '../notifications.vocabulary.ts';

/** News for one person. Only facts are stored; the text is made when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    /** One event gives one notification, however often it is repeated. */
    dedupeKey: text().notNull().unique('notifications_once'),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_by_account').on(table.accountId, table.createdAt),
    index('notifications_unread').on(table.accountId).where(sql`${table.readAt} is null`),
  ],
);

/** The operator's news for everybody, in both languages. */
export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the operator's browser: sending the draft again changes nothing. */
    creationId: uuid().unique('announcements_once'),
    titleEn: text().notNull(),
    titleJa: text().notNull(),
    bodyEn: text().notNull(),
    bodyJa: text().notNull(),
    state: text({ enum: ANNOUNCEMENT_STATES }).notNull().default('draft'),
    createdAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    check(
      'announcements_published_have_a_time',
      sql`${table.state} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
);
