import { z } from 'zod';
import { tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { eventOfEntry } from '../entries.contract.ts';

const waitingOutput = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'offered']),
    /** 1 is the first on the list; null once a place is offered. */
    position: z.int().nullable(),
    /** Until when the offered place is held. */
    offerUntil: z.iso.datetime().nullable(),
    event: eventOfEntry,
    /** As seen through the event: its type, level, fee and places. */
    tournament: tournamentOutput,
  })
  .meta({ id: 'WaitingListPlace' });

export const join = endpoint({
  operationId: 'waitingList.join',
  method: 'POST',
  path: '/api/entries/waiting',
  summary: "Stand in the line of a full event; a freed place is offered to the line's first",
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    tournamentId: pathNumber,
    /** Without it, the first event. */
    eventId: pathNumber.optional(),
  }),
  output: z.object({ waiting: waitingOutput }),
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    EVENT_NOT_FOUND: 404,
    TOURNAMENT_CLOSED: 409,
    TOURNAMENT_CANCELLED: 409,
    /** Places are free: apply instead. */
    PLACES_LEFT: 409,
    ALREADY_ENTERED: 409,
    ID_TAKEN: 409,
  },
});

export const mine = endpoint({
  operationId: 'waitingList.mine',
  method: 'GET',
  path: '/api/entries/waiting',
  summary: 'Every line that I stand in, and every place that is offered to me',
  output: z.object({ waiting: z.array(waitingOutput) }),
  refusals: {},
});

export const leave = endpoint({
  operationId: 'waitingList.leave',
  method: 'POST',
  path: '/api/entries/waiting/:id/leave',
  summary: 'Leave the line; an offered place goes to the next',
  params: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: { WAITING_NOT_FOUND: 404 },
});
