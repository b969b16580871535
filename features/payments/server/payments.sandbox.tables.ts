import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
