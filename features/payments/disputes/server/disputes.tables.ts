import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { payments } from '../../server/payments.tables.ts';
import { DISPUTE_STATES } from '../disputes.vocabulary.ts';

/** Charges that a payer's bank disputes, as the payment company has said last. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The payment company's own. */
    id: text().primaryKey(),
    chargeId: uuid()
      .notNull()
      .references(() => payments.id),
    amountYen: integer().notNull(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    dueBy: instant(),
    openedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('payment_disputes_by_charge').on(table.chargeId),
    check('payment_disputes_amount_positive', sql`${table.amountYen} > 0`),
  ],
);
