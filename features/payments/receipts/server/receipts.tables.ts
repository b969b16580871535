import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#platform/shared/language.ts';
import { payments } from '../../server/payments.tables.ts';

/** Where the receipt of a charge goes whose payer has no account; deleted with the outcome of the charge. */
export const paymentReceipts = pgTable('payment_receipts', {
  chargeId: uuid()
    .primaryKey()
    .references(() => payments.id),
  email: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
});
