import * as z from 'zod/mini';

export const LONGEST_REASON = 300;
const MOST_YEN = 10_000_000;

const reason = () =>
  z
    .string('reasonMissing')
    .check(z.trim(), z.minLength(1, 'reasonMissing'), z.maxLength(LONGEST_REASON, 'reasonTooLong'));

const yen = () =>
  z.int('amountInvalid').check(z.minimum(0, 'amountInvalid'), z.maximum(MOST_YEN, 'amountInvalid'));

/** What the organizer gives back of one entry; messages are keys of `errors`. */
export const grantSchema = z.object({ amountYen: yen(), reason: reason() });

/** The same of many: at most so much of each, or everything. */
export const grantAllSchema = z.object({
  mostYen: z.nullable(yen().check(z.minimum(1, 'amountInvalid'))),
  reason: reason(),
});
