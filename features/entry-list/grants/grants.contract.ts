import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count, pathNumber } from '#platform/shared/ids.ts';
import { grantAllSchema, grantSchema } from './grants.form.ts';

const tournament = z.object({ id: pathNumber });
const params = tournament.extend({ entryId: z.uuid() });

/** What can still go back: money in yen, and points, which go back with all of the money only. */
const left = { leftYen: count, points: count };

/** Until when the organizer decides; null for an operator, who always may. */
const openUntil = z.iso.datetime().nullable();

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

const refusals = {
  ...unknown,
  /** Everything has gone back, is about to, or cannot. */
  NOTHING_LEFT: 409,
  /** Something else is left than the organizer has seen. */
  REFUND_CHANGED: 409,
  /** More than a month has passed. */
  REFUNDS_OVER: 409,
  ID_TAKEN: 409,
} as const;

export const find = endpoint({
  operationId: 'grants.find',
  method: 'GET',
  path: '/api/tournaments/:id/entries/:entryId/refund',
  summary: 'What the organizer can give back of the fee of an entry, and what they have given back',
  params,
  output: z.object({
    ...left,
    /** It was paid outside the app: a refund is only noted. */
    isOutside: z.boolean(),
    openUntil,
    isOver: z.boolean(),
    grants: z.array(
      z.object({
        id: z.uuid(),
        /** Points count as the fee that they have paid. */
        amountYen: z.int(),
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: { ...unknown, ENTRY_NOT_FOUND: 404 },
});

export const grant = endpoint({
  operationId: 'grants.grant',
  method: 'POST',
  path: '/api/tournaments/:id/entries/:entryId/refund',
  summary: 'Give the fee of an entry back, or a part of it; the payer reads the reason',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    /** What the organizer has seen as left. */
    seen: z.object(left),
    grant: grantSchema,
  }),
  output: z.object({}),
  refusals: {
    ...refusals,
    ENTRY_NOT_FOUND: 404,
    AMOUNT_TOO_HIGH: 422,
    /** Nothing is to go back, although there is money left. */
    AMOUNT_MISSING: 422,
  },
});

export const findAll = endpoint({
  operationId: 'grants.findAll',
  method: 'GET',
  path: '/api/tournaments/:id/refunds',
  summary: 'What the organizer can give back of all confirmed entries after an early end',
  params: tournament,
  output: z.object({
    /** Every confirmed entry of which something is left. */
    entries: z.array(z.object({ ...left, eventId: z.int(), isOutside: z.boolean() })),
    /** What has gone back without a rule so far, of all confirmed entries. */
    grantedYen: z.int(),
    isEndedEarly: z.boolean(),
    openUntil,
    isOver: z.boolean(),
  }),
  refusals: unknown,
});

export const grantAll = endpoint({
  operationId: 'grants.grantAll',
  method: 'POST',
  path: '/api/tournaments/:id/refunds',
  summary: 'Give back the fees of a tournament that ended early, or of one of its events',
  params: tournament,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    /** One event alone; null for all. */
    eventId: count.nullable(),
    /** What the organizer has seen: how many entries get something back, and how much. */
    seen: z.object({ entries: count, amountYen: count, points: count }),
    grant: grantAllSchema,
  }),
  output: z.object({}),
  refusals: { ...refusals, NOT_ENDED_EARLY: 409 },
});
