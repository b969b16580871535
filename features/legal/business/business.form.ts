import * as z from 'zod/mini';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import type { BusinessField } from './business.vocabulary.ts';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 1500;

const text = (longest: number) =>
  z.string('missing').check(z.trim(), z.minLength(1, 'missing'), z.maxLength(longest, 'tooLong'));

const condition = text(LONGEST_TEXT);

/** The facts that the law requires of sellers (特定商取引法第11条). Messages are keys of the operator's message file. */
export const businessSchema = z.object({
  sellerName: text(LONGEST_LINE),
  representative: text(LONGEST_LINE),
  address: text(LONGEST_LINE),
  phone: text(LONGEST_LINE).check(z.regex(/^\+?[\d()\- ]{10,20}$/, 'phoneInvalid')),
  email: text(LONGEST_EMAIL).check(z.email('emailInvalid')),
  hours: text(LONGEST_LINE),
  priceJa: condition,
  priceEn: condition,
  extraCostsJa: condition,
  extraCostsEn: condition,
  paymentMethodsJa: condition,
  paymentMethodsEn: condition,
  paymentTimingJa: condition,
  paymentTimingEn: condition,
  deliveryJa: condition,
  deliveryEn: condition,
  cancellationJa: condition,
  cancellationEn: condition,
  environmentJa: condition,
  environmentEn: condition,
} satisfies Record<BusinessField, unknown>);
