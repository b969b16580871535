import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { payments, refunds } from '../../server/payments.tables.ts';
import { PAYOUT_OWNERS, PAYOUT_REASONS, PAYOUT_STATES } from '../payouts.vocabulary.ts';

/** Money that goes back by a transfer: what is owed to whom, and what was transferred. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    /** The refund that is sent by it; null for a transfer of a school, which is no payment, and for a surplus. */
    refundId: uuid()
      .references(() => refunds.id)
      .unique('payouts_refund_once'),
    /** The charge whose money it is; null for a transfer of a school. */
    chargeId: uuid().references(() => payments.id),
    reason: text({ enum: PAYOUT_REASONS }).notNull().default('refund'),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    /** The school's application; those who look after it give the account. */
    applicationId: uuid().references(() => applications.id),
    /** Who has paid; null for a transfer of a school. */
    accountId: account(),
    owner: text({ enum: PAYOUT_OWNERS }).notNull(),
    amountYen: integer().notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    /** The bank account, encrypted; deleted with the payout. */
    sealedAccount: text(),
    /** Who has paid by a link has given the account; their word goes before the player's. */
    givenByPayer: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    paidOutOn: date(),
    paidOutName: text().notNull().default(''),
    paidOutByAccountId: account(),
    notedAt: instant(),
  },
  (table) => [
    index('payouts_by_account').on(table.accountId),
    index('payouts_by_application').on(table.applicationId),
    index('payouts_by_charge').on(table.chargeId),
    index('payouts_by_tournament').on(table.tournamentId),
    index('payouts_due').on(table.createdAt).where(sql`${table.state} <> 'paid-out'`),
    check('payouts_amount_positive', sql`${table.amountYen} > 0`),
    check(
      'payouts_have_a_payee',
      sql`num_nonnulls(${table.accountId}, ${table.applicationId}) > 0`,
    ),
    check(
      'payouts_hold_an_account_only_while_it_is_needed',
      sql`(${table.state} = 'ready') = (${table.sealedAccount} is not null)`,
    ),
    check(
      'payouts_paid_out_on_a_day',
      sql`(${table.state} = 'paid-out') = (${table.paidOutOn} is not null)`,
    ),
  ],
);
