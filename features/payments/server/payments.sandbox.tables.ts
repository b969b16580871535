import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * The sandbox provider's own books, which a real provider holds on its own machines: no foreign keys into our tables,
 * and never written in one transaction with them.
 */
export const sandboxCharges = pgTable('sandbox_charges', {
  idempotencyKey: text().primaryKey(),
  chargeRef: text().notNull().unique(),
  amountYen: integer().notNull(),
  outcome: text({ enum: ['succeeded', 'declined'] }).notNull(),
  failure: text(),
  createdAt: instant().notNull(),
});

/** Payments at a store; one that is paid is booked as a charge, too. */
export const sandboxVouchers = pgTable('sandbox_vouchers', {
  idempotencyKey: text().primaryKey(),
  amountYen: integer().notNull(),
  state: text({ enum: ['open', 'paid', 'canceled'] }).notNull(),
  expiresAt: instant().notNull(),
});

/** A charge is refunded in one part or in several, never more than it took. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundKey: text().primaryKey(),
    chargeKey: text().notNull(),
    amountYen: integer().notNull(),
  },
  (table) => [index('sandbox_refunds_by_charge').on(table.chargeKey)],
);

/** What was approved in the sandbox's wallet: one approval for an amount of one entry and payer, others paid with it included. */
export const sandboxApprovals = pgTable(
  'sandbox_approvals',
  {
    /** The idempotency key of the charge that it allows. */
    id: uuid().primaryKey(),
    entryRef: text().notNull(),
    amountYen: integer().notNull(),
    /** Whose payment it is, as the link says it; empty in approvals of links from before fees were split. */
    payerRef: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [unique('sandbox_approvals_once').on(table.entryRef, table.amountYen, table.payerRef)],
);
