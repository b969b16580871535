import { z } from 'zod';
import { DISPUTE_STATES } from './disputes.vocabulary.ts';

/** A charge that the payer's bank disputes, for the organizer and the operator. */
export const disputeOutput = z
  .object({
    id: z.string(),
    tournament: z.object({ id: z.int(), name: z.string() }),
    payer: z.string(),
    amountYen: z.int(),
    state: z.enum(DISPUTE_STATES),
    /** Until when the payment company takes evidence; null where it takes none. */
    dueBy: z.iso.datetime().nullable(),
    openedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Dispute' });
