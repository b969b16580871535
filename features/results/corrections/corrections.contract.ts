import { z } from 'zod';
import { LONGEST_CORRECTION_REASON } from '#features/event-draws/corrections/corrections.policy.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';

/** Corrections of results that are final. */

/**
 * Opens a correction: for an hour the results of the event are entered as before, by the people who may correct them, and what differs then is
 * noted beside the reason for everybody. Sent twice while it is open it opens one.
 */
export const openCorrection = endpoint({
  operationId: 'corrections.openCorrection',
  method: 'POST',
  path: '/api/tournaments/:id/results/corrections',
  summary: 'Open a correction of final results, with a reason that everybody reads',
  params: z.object({ id: pathNumber }),
  body: z.object({
    id: clientId,
    eventId: pathNumber,
    reason: z.string().trim().min(1).max(LONGEST_CORRECTION_REASON),
  }),
  output: z.object({ openUntil: z.iso.datetime() }),
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    EVENT_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    /** The results are not final: they are entered as before, without a reason. */
    NOT_FINAL: 409,
    /** Seven days have passed: only the operator corrects now. */
    CORRECTION_OVER: 409,
    /** The id has opened a correction whose hour has passed, or one of another event: another id opens a new one. */
    CORRECTION_CLOSED: 409,
  },
});
