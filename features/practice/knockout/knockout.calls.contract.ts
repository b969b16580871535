import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count } from '#platform/shared/ids.ts';
import { knockoutOutput } from './knockout.contract.ts';
import { LONGEST_PLACE } from './knockout.vocabulary.ts';

export const callMatch = endpoint({
  operationId: 'knockout.callMatch',
  method: 'POST',
  path: '/api/practice/knockouts/:id/matches/:matchId/call',
  summary:
    'Call the players of a match that can begin; those with an account are notified immediately',
  params: z.object({ id: z.uuid(), matchId: z.string().max(16) }),
  body: z.object({
    /** Made by the client: the same call sent again changes nothing. */
    id: z.uuidv7(),
    drawNumber: count,
    /** The players on the caller's screen: a correction may have changed them. */
    player1Id: z.string().max(64),
    player2Id: z.string().max(64),
    /** Where to go, such as "Court 3". */
    place: z.string().trim().max(LONGEST_PLACE),
  }),
  output: z.object({
    knockout: knockoutOutput,
    /** How many people could be notified; the others must be called by voice. */
    notified: z.int(),
    /** How many play: two, or the four of two pairs. */
    people: z.int(),
  }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    MATCH_NOT_FOUND: 404,
    BRACKET_REDRAWN: 409,
    PLAYERS_MISSING: 409,
    PLAYERS_CHANGED: 409,
    MATCH_PLAYED: 409,
  },
});
