import { z } from 'zod';
import { clientId, day } from '#platform/shared/ids.ts';
import { LONGEST_BANK_ACCOUNT, LONGEST_PAYER, MOST_YEN } from './transfers.vocabulary.ts';

const account = z.string().trim().max(LONGEST_BANK_ACCOUNT);

/** To which account an organizer is paid; absent where the writer has not typed it. */
export const accountBody = z.object({
  transferTo: account.optional(),
  /** What the writer saw; a page of an earlier version sends none. */
  seenTransferTo: account.optional(),
});

export const accountRefusals = {
  /** Another account is stored than the one that the writer saw. */
  TRANSFER_ACCOUNT_CHANGED: 409,
} as const;

/** What an organizer notes of a transfer, by a player or a school. */
export const arrivalBody = z
  .object({
    id: clientId,
    /** Negative where it was sent back; 0 only with `settles`, where what was noted before is enough. */
    amountYen: z.int().min(-MOST_YEN).max(MOST_YEN),
    paidOn: day,
    payerName: z.string().trim().max(LONGEST_PAYER),
    /** The organizer takes it for paid, whatever the amount. */
    settles: z.boolean(),
  })
  .refine(({ amountYen, settles }) => amountYen !== 0 || settles);
