import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '#domain/entry/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { refundGrants } from '../granting/server/granting.tables.ts';
import {
  ACTION_KINDS,
  PAYMENT_STATES,
  POINT_CAUSES,
  REFUND_STATES,
  type StoreCode,
} from '../payments.vocabulary.ts';

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /**
     * Made by the browser when the person confirms; also the idempotency key for the provider. One charge pays for one
     * entry or for several of a tournament, each with a row of its own; one of them has this as its id.
     */
    chargeId: uuid().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id),
    accountId: account().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    amountYen: integer().notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    /** Why the provider declined. */
    failure: text(),
    providerRef: text(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    // The second defence against charging twice: one open or successful payment an entry and payer.
    uniqueIndex('payments_one_per_payer')
      .on(table.entryId, table.accountId)
      .where(sql`${table.state} in ('pending', 'requires-action', 'processing', 'succeeded')`),
    index('payments_by_charge').on(table.chargeId),
    index('payments_pending').on(table.createdAt).where(sql`${table.state} = 'pending'`),
    index('payments_by_account').on(table.accountId, table.createdAt),
    check('payments_amount_not_negative', sql`${table.amountYen} >= 0`),
  ],
);

/** What the person has to do for a charge that waits for them; deleted once its outcome is known. */
export const paymentActions = pgTable(
  'payment_actions',
  {
    chargeId: uuid()
      .primaryKey()
      .references(() => payments.id),
    kind: text({ enum: ACTION_KINDS }).notNull(),
    /** What is typed at the machines of the chains; empty elsewhere. */
    stores: jsonb().$type<readonly StoreCode[]>().notNull().default([]),
    /** The provider's own page of it. */
    url: text(),
    /** From then on nobody can pay by it; of a transfer, the place is given up. */
    expiresAt: instant().notNull(),
    /** When the provider is asked again, in case its message is lost; of a transfer, when people are reminded. */
    checkAt: instant().notNull(),
  },
  (table) => [index('payment_actions_to_check').on(table.checkAt)],
);

export const refunds = pgTable(
  'refunds',
  {
    /** The idempotency key for the provider. */
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The organizer's decision to give it back; null of one by rule, which gives back all that is left. */
    grantId: uuid().references(() => refundGrants.id),
    amountYen: integer().notNull(),
    /** The refund that is sent in place of this one: those of one charge that fall due together go back as one amount. */
    sentWith: uuid(),
    state: text({ enum: REFUND_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    // The second defence against refunding twice: once by rule, and once for each decision of the organizer.
    uniqueIndex('refunds_once').on(table.paymentId).where(sql`${table.grantId} is null`),
    uniqueIndex('refunds_once_a_grant').on(table.paymentId, table.grantId),
    index('refunds_by_grant').on(table.grantId).where(sql`${table.grantId} is not null`),
  ],
);

/**
 * Loyalty points by lot: the points of a lot are given and expire together; spending takes from the lot that expires
 * first.
 */
export const pointLots = pgTable(
  'point_lots',
  {
    id: uuid().primaryKey(),
    accountId: account().notNull(),
    cause: text({ enum: POINT_CAUSES }).notNull(),
    /** What gave or returned them, such as a payment's id; the same cause gives only once. */
    causeId: text().notNull(),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the payment that earned them was refunded; from then on nothing of the lot is left. */
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('point_lots_once').on(table.accountId, table.cause, table.causeId),
    index('point_lots_by_account').on(table.accountId, table.expiresAt),
    check('point_lots_remaining_in_range', sql`${table.remaining} between 0 and ${table.amount}`),
    check(
      'point_lots_revoked_are_empty',
      sql`${table.revokedAt} is null or ${table.remaining} = 0`,
    ),
  ],
);

/** Which payment spent how much of which lot. Rows are ended, never changed: together they are the history. */
export const pointSpendings = pgTable(
  'point_spendings',
  {
    id: uuid().primaryKey(),
    lotId: uuid()
      .notNull()
      .references(() => pointLots.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    createdAt: instant().notNull(),
    /** When they went back to their lot, or other lots replaced them. */
    endedAt: instant(),
  },
  (table) => [
    index('point_spendings_by_payment').on(table.paymentId),
    index('point_spendings_by_lot').on(table.lotId),
    check('point_spendings_amount_positive', sql`${table.amount} > 0`),
  ],
);
