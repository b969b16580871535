import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#platform/shared/language.ts';
import { payments } from '../../server/payments.tables.ts';

/**
 * Where to write to the payer of a charge by a link, who has no account: a receipt, and a question for the bank account where the
 * money cannot go back the way it came. Elsewhere it is deleted with the outcome of the charge.
 */
export const paymentReceipts = pgTable('payment_receipts', {
  chargeId: uuid()
    .primaryKey()
    .references(() => payments.id),
  email: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
});
