import { z } from 'zod';
import { chosenFormat } from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { drawOutput } from './knockout.draw.contract.ts';

const sessionParams = z.object({ id: z.uuid() });

export const shareKnockout = endpoint({
  operationId: 'knockout.shareKnockout',
  method: 'POST',
  path: '/api/practice/knockouts/:id/share',
  summary: 'Make the public read-only link, or give the one that there is',
  params: sessionParams,
  output: z.object({ token: z.string() }),
  refusals: { SESSION_NOT_FOUND: 404 },
});

export const unshareKnockout = endpoint({
  operationId: 'knockout.unshareKnockout',
  method: 'POST',
  path: '/api/practice/knockouts/:id/unshare',
  summary: 'End the public link; sharing again makes another one',
  params: sessionParams,
  output: z.object({}),
  refusals: { SESSION_NOT_FOUND: 404 },
});

/** For everybody who has the link: public names instead of full names; no ids, clubs, ratings or notes. */
export const publicBracket = endpoint({
  operationId: 'knockout.publicBracket',
  method: 'GET',
  path: '/api/public/brackets/:token',
  summary: 'A shared knockout, to be read without an account',
  params: z.object({ token: z.string().max(64) }),
  output: z.object({
    bracket: z.object({
      groupName: z.string(),
      practiceDate: z.iso.date(),
      sport,
      inPairs: z.boolean(),
      draw: drawOutput,
      /** Of the matches without a result; null for scores as entered. */
      scoreFormat: chosenFormat.nullable(),
    }),
  }),
  refusals: { BRACKET_NOT_FOUND: 404 },
});
