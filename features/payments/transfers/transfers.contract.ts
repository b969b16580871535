import { z } from 'zod';
import { clientId, day } from '#platform/shared/ids.ts';
import { LONGEST_PAYER, MOST_YEN } from './transfers.vocabulary.ts';

/** What an organizer notes of a transfer, by a player or a school. */
export const arrivalBody = z.object({
  id: clientId,
  /** Negative where it was sent back. */
  amountYen: z
    .int()
    .min(-MOST_YEN)
    .max(MOST_YEN)
    .refine((amount) => amount !== 0),
  paidOn: day,
  payerName: z.string().trim().max(LONGEST_PAYER),
  /** The organizer takes it for paid, whatever the amount. */
  settles: z.boolean(),
});
