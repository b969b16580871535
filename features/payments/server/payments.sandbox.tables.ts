import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/**
 * The sandbox provider's own books, as a real provider keeps them on its own machines: no foreign keys into ours, and
 * never written in one transaction with ours.
 */
export const sandboxCharges = pgTable('sandbox_charges', {
  idempotencyKey: text().primaryKey(),
  chargeRef: text().notNull().unique(),
  amountYen: integer().notNull(),
  outcome: text({ enum: ['succeeded', 'declined'] }).notNull(),
  failure: text(),
  refundKey: text().unique(),
  refundedYen: integer().notNull().default(0),
  createdAt: instant().notNull(),
});

/** What was approved in the sandbox's wallet: one approval for one entry. */
export const sandboxApprovals = pgTable('sandbox_approvals', {
  /** The idempotency key of the charge that it allows. */
  id: uuid().primaryKey(),
  entryRef: text().notNull().unique(),
  amountYen: integer().notNull(),
  createdAt: instant().notNull(),
});
