import { z } from 'zod';
import { ASKED_BY } from './withdrawals.vocabulary.ts';

/** A request to withdraw that waits for its decision or was declined, as the player and the guardian see it. */
export const requestOutput = z
  .object({
    state: z.enum(['asked', 'declined']),
    askedBy: z.enum(ASKED_BY),
    askedAt: z.iso.datetime(),
    /** Of a declined one: why. */
    word: z.string(),
  })
  .meta({ id: 'WithdrawalRequest' });
