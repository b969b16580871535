import { z } from 'zod';
import { clientId, day } from '#platform/shared/ids.ts';
import { LONGEST_PAYER, MOST_YEN } from './transfers.vocabulary.ts';

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
