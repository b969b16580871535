import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count } from '#platform/shared/ids.ts';
import { orderPlayers, side, tieOutput, tieSummary } from './tie-orders.record.contract.ts';

export const tieParams = z.object({
  stageId: z.uuid(),
  matchId: z.string().regex(/^\d{1,4}-\d{1,4}(-\d{1,4})?$/),
});
const params = tieParams.extend({ side });

export const list = endpoint({
  operationId: 'tieOrders.list',
  method: 'GET',
  path: '/api/my-ties',
  summary: 'The ties of the teams for which the account speaks',
  output: z.object({ ties: z.array(tieSummary.extend({ own: side })) }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'tieOrders.find',
  method: 'GET',
  path: '/api/my-ties/:stageId/:matchId/:side',
  summary: 'One of them from one side; the order of the other side only once both are out',
  params,
  output: z.object({ tie: tieOutput }),
  refusals: { TIE_NOT_FOUND: 404 },
});

export const file = endpoint({
  operationId: 'tieOrders.file',
  method: 'PUT',
  path: '/api/my-ties/:stageId/:matchId/:side/order',
  summary: 'File the order of a team, or another one until both are out or the time is over',
  params,
  body: z.object({
    players: orderPlayers,
    /** Of the order that the writer saw; 0 for none. */
    baseVersion: count,
  }),
  output: z.object({ tie: tieOutput }),
  refusals: {
    TIE_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    ORDERS_REVEALED: 409,
    ORDER_LATE: 409,
    /** Somebody else of the team has filed another order meanwhile. */
    ORDER_CHANGED: 409,
    NOT_IN_SQUAD: 422,
    ORDER_RULE: 422,
  },
});
