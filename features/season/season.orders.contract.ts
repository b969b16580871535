import { z } from 'zod';
import {
  orderBreach,
  orderPlayers,
  squadMember,
  templateOutput,
} from '#features/tie-orders/tie-orders.record.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count } from '#platform/shared/ids.ts';
import { closed, ofFixture, side } from './season.contract.ts';

/** The orders of a tie of a season, which both teams read at once. */

const people = z.array(z.string()).nullable();

const orderOfSide = z
  .object({
    isFiled: z.boolean(),
    version: count,
    /** Empty for who does not speak for the side. */
    squad: z.array(squadMember),
    /** The squad's numbers; null for everybody else before both orders are in. */
    players: orderPlayers.nullable(),
    /** Where the event only warns; empty for who does not read the players. */
    breaches: z.array(orderBreach),
  })
  .meta({ id: 'FixtureOrder' });

const output = z.object({
  orders: z
    .object({
      template: templateOutput,
      warnsOnly: z.boolean(),
      /** The sides for which the reader speaks; none for the organizer. */
      own: z.array(side),
      isDesk: z.boolean(),
      /** When captains can file no more; null without such a time. */
      dueAt: z.iso.datetime().nullable(),
      /** That time is over: only the organizer enters an order. */
      isLate: z.boolean(),
      /** The reader can file an order: both are not in, there is no result, no team has left, the tournament is not over, and it is not late. */
      isOpen: z.boolean(),
      home: orderOfSide,
      away: orderOfSide,
      /** Who plays whom, once both are in; null for a side that has nobody. */
      rubbers: z.array(z.object({ name: z.string(), home: people, away: people })).nullable(),
    })
    .meta({ id: 'FixtureOrders' }),
});

const path = '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/orders';

export const findOrders = endpoint({
  operationId: 'season.findOrders',
  method: 'GET',
  path,
  summary:
    'The orders of a fixture, for its captains and its organizer: nobody reads one before both are in',
  params: ofFixture,
  output,
  refusals: { FIXTURE_NOT_FOUND: 404 },
});

export const fileOrder = endpoint({
  operationId: 'season.fileOrder',
  method: 'PUT',
  path: `${path}/:side`,
  summary:
    'File the order of a side; the second one reveals both, and the same again changes nothing',
  params: ofFixture.extend({ side }),
  body: z.object({
    players: orderPlayers,
    /** Of the order that the writer saw; 0 for none. */
    baseVersion: count,
    /** The same write sent again is answered as the first time. */
    writeId: clientId.optional(),
  }),
  output,
  refusals: {
    ...closed,
    FIXTURE_NOT_FOUND: 404,
    FIXTURE_VOID: 409,
    ORDERS_REVEALED: 409,
    ORDER_LATE: 409,
    /** The fixture has a result. */
    PLAYED: 409,
    ORDER_CHANGED: 409,
    NOT_IN_SQUAD: 422,
    ORDER_RULE: 422,
  },
});
