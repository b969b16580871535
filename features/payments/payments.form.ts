import * as z from 'zod/mini';

/** The card form (spec section 5); messages are keys of the payments' `cardErrors`. It never leaves the browser. */
export const cardSchema = z.object({
  cardholderName: z
    .string('nameMissing')
    .check(z.trim(), z.minLength(1, 'nameMissing'), z.maxLength(100, 'nameLong')),
  cardNumber: z.string('numberInvalid').check(z.regex(/^\d{16}$/, 'numberInvalid')),
  expiryDate: z.string('expiryInvalid').check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'expiryInvalid')),
  cvv: z.string('cvvInvalid').check(z.regex(/^\d{3,4}$/, 'cvvInvalid')),
});

export type Card = z.infer<typeof cardSchema>;
