import { z } from 'zod';
import { matchOutput } from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

/**
 * "Match Records" of a group's one-on-one screen, newest first. The members to choose from come from `participants`;
 * a match is made and edited by `saveScore` (kind 'one-on-one'), deleted by `removeMatch`.
 */
export const oneOnOneMatches = endpoint({
  operationId: 'oneOnOne.oneOnOneMatches',
  method: 'GET',
  path: '/api/practice/one-on-one',
  summary: 'The one-on-one matches of a group, newest first, in pages',
  query: z.object({
    groupId: pathNumber,
    after: z.string().max(80).optional(),
  }),
  output: z.object({ matches: z.array(matchOutput), next: z.string().nullable() }),
  refusals: { GROUP_NOT_FOUND: 404 },
});
