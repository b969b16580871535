import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';

/** Approved organizers: an organization with its own login ID, run by one account. */
export const organizers = pgTable(
  'organizers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The organizer ID of the credentials mail, such as ORG-7K2M9Q; works as a login ID. */
    loginId: text().notNull().unique('organizers_login_id_once'),
    accountId: text()
      .notNull()
      .references(() => accounts.id)
      .unique('organizers_one_per_account'),
    organizationName: text().notNull(),
    state: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('organizers_state_known', sql`${table.state} in ('active', 'suspended')`)],
);
