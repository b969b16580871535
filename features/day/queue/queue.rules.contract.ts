import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber, timeOfDay } from '#platform/shared/ids.ts';
import { rulesOfEvent } from '../rules/rules.record.contract.ts';
import { LONGEST_MATCH } from '../rules/rules.vocabulary.ts';
import { changing, ofCourt, output, params, unknown } from './queue.contract.ts';

/**
 * The rules by which the matches of an open day are called, the order of play as a plan, and the breaks (features/day/rules). Each write
 * answers with the queue that follows from it, and is part of its API.
 */

const eventParams = params.extend({ eventId: pathNumber });

export const setRules = endpoint({
  operationId: 'queue.setRules',
  method: 'PUT',
  path: '/api/tournaments/:id/day/queue/events/:eventId',
  summary: 'Set the rest, minutes, mode, umpires and no-show rule of an event',
  params: eventParams,
  body: z.object({
    /** What the writer saw. */
    seen: rulesOfEvent,
    next: rulesOfEvent,
  }),
  output,
  refusals: { ...changing, EVENT_NOT_FOUND: 404, QUEUE_CHANGED: 409 },
});

const ofPlan = { ...changing, EVENT_NOT_FOUND: 404, QUEUE_CHANGED: 409 } as const;

export const findPlan = endpoint({
  operationId: 'queue.findPlan',
  method: 'GET',
  path: '/api/tournaments/:id/day/queue/events/:eventId/plan',
  summary: 'The order of play of an event as the forecast would make it now; nothing is stored',
  params: eventParams,
  output: z.object({
    plan: z.array(
      z
        .object({
          /** As in the queue. */
          key: z.string(),
          courtId: z.string(),
          /** "HH:MM": nobody calls it earlier. */
          notBefore: timeOfDay,
          about: z.iso.datetime(),
        })
        .meta({ id: 'PlannedMatch' }),
    ),
  }),
  refusals: { ...unknown, EVENT_NOT_FOUND: 404 },
});

export const publishPlan = endpoint({
  operationId: 'queue.publishPlan',
  method: 'POST',
  path: '/api/tournaments/:id/day/queue/events/:eventId/plan',
  summary: 'Publish the order of play of an event: its waiting matches get courts and times',
  params: eventParams,
  body: z.object({ seen: rulesOfEvent }),
  output,
  refusals: {
    ...ofPlan,
    /** No match of the event waits that can be forecast. */ NOTHING_TO_PLAN: 409,
  },
});

export const withdrawPlan = endpoint({
  operationId: 'queue.withdrawPlan',
  method: 'POST',
  path: '/api/tournaments/:id/day/queue/events/:eventId/plan/withdraw',
  summary: 'Take the order of play of an event back: its matches go wherever a court is free',
  params: eventParams,
  body: z.object({ seen: rulesOfEvent }),
  output,
  refusals: { ...ofPlan, NOTHING_TO_PLAN: 409 },
});

const newBreak = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lunch'),
    /** Null for everybody. */
    eventId: pathNumber.nullable(),
    from: timeOfDay,
    until: timeOfDay,
    /** So long everybody is free inside the window. */
    minutes: z.int().min(1).max(LONGEST_MATCH),
  }),
  z.object({
    kind: z.literal('court'),
    /** Null for all courts. */
    courtId: z.uuid().nullable(),
    from: timeOfDay,
    until: timeOfDay,
  }),
]);

export const addBreak = endpoint({
  operationId: 'queue.addBreak',
  method: 'POST',
  path: '/api/tournaments/:id/day/queue/breaks',
  summary: 'Add a lunch window, or a break of a court or of all courts',
  params,
  body: z.object({
    /** Made by the browser; a resend changes nothing. */ id: clientId,
    break: newBreak,
  }),
  output,
  refusals: {
    ...changing,
    ...ofCourt,
    EVENT_NOT_FOUND: 404,
    /** It ends before it begins, or the window is shorter than the lunch. */
    INVALID_TIMES: 422,
    TOO_MANY_BREAKS: 409,
    ID_TAKEN: 409,
  },
});

export const deleteBreak = endpoint({
  operationId: 'queue.deleteBreak',
  method: 'DELETE',
  path: '/api/tournaments/:id/day/queue/breaks/:breakId',
  summary: 'Delete a lunch window or a break of courts; deleting it twice changes nothing',
  params: params.extend({ breakId: z.uuid() }),
  output,
  refusals: changing,
});
