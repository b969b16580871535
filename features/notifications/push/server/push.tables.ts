import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, sessions } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

/** Where pushes go: one row per browser. It is deleted with the login under which it was made, and with the account. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    /** Null for the demo's visitor, who has no session. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    /** At the browser's push service; secret, because everybody who knows it can send there. */
    address: text().notNull().unique('push_subscriptions_once'),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('push_subscriptions_by_account').on(table.accountId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);
