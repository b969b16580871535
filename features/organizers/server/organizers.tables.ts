import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { APPLICATION_STATES } from '../organizers.vocabulary.ts';

/** Approved organizers: an organization with its own login ID, run by one account. */
export const organizers = pgTable(
  'organizers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The organizer ID of the credentials mail, such as ORG-7K2M9Q; works as a login ID. */
    loginId: text().notNull().unique('organizers_login_id_once'),
    accountId: account().notNull().unique('organizers_one_per_account'),
    organizationName: text().notNull(),
    state: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    createdAt: instant().notNull(),
  },
  (table) => [check('organizers_state_known', sql`${table.state} in ('active', 'suspended')`)],
);

/** Wishes to become an organizer, for the operator to review (spec sections 2.19 and 4). */
export const organizerApplications = pgTable(
  'organizer_applications',
  {
    /** Made by the applicant's browser: sending the form again changes nothing. */
    id: uuid().primaryKey(),
    organizerName: text().notNull(),
    organizationName: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
    workplaceOrSchool: text().notNull(),
    /** The language of the answer. */
    language: text().notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull().default('pending'),
    /** Names, organization and address, folded for the operator's search. */
    searchText: text().notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    /** What the applicant is told with a refusal. */
    reason: text(),
    /** What undoing the decision needs; forgotten once its mail has gone. */
    undo: jsonb().$type<DecisionUndo>(),
  },
  (table) => [
    index('organizer_applications_by_state').on(table.state, table.createdAt),
    check(
      'organizer_applications_state_known',
      sql`${table.state} in ('pending', 'approved', 'declined')`,
    ),
  ],
);

export interface DecisionUndo {
  readonly mailKey: string;
  /** Until when, ISO 8601. */
  readonly until: string;
  /** Of an approval: what it made, and the password that it replaced. */
  readonly made?: {
    readonly accountId: string;
    readonly newAccount: boolean;
    readonly previousPassword: string | null;
    readonly previousMustChange: boolean;
  };
}
