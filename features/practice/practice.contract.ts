import { z } from 'zod';
import { player } from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

/** Somebody on the list of a league or a knockout. */
export const participant = player.extend({ external: z.boolean() }).meta({ id: 'Participant' });

export const participants = endpoint({
  operationId: 'practice.participants',
  method: 'GET',
  path: '/api/practice/groups/:groupId/participants',
  summary: 'The members of a group that the caller belongs to, to choose players from',
  params: z.object({ groupId: pathNumber }),
  output: z.object({
    group: z.object({ id: z.int(), name: z.string() }),
    members: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});
