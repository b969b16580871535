import { z } from 'zod';
import {
  clearedResult,
  clearRefusals,
  matchId,
  savedResult,
  saveRefusals,
} from '#features/matches/draw-results/draw-results.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { knockoutOutput } from './knockout.contract.ts';

const matchParams = z.object({ id: z.uuid(), matchId });
const owned = { SESSION_NOT_FOUND: 404, GROUP_NOT_FOUND: 404, BRACKET_REDRAWN: 409 } as const;

export const saveResult = endpoint({
  operationId: 'knockout.saveResult',
  method: 'PUT',
  path: '/api/practice/knockouts/:id/matches/:matchId',
  summary: 'Record or correct the result of a match',
  params: matchParams,
  body: savedResult,
  output: z.object({ knockout: knockoutOutput }),
  refusals: { ...owned, ...saveRefusals },
});

export const clearResult = endpoint({
  operationId: 'knockout.clearResult',
  method: 'DELETE',
  path: '/api/practice/knockouts/:id/matches/:matchId',
  summary: 'Take the result of a match back, as if it had not been played',
  params: matchParams,
  query: clearedResult,
  output: z.object({ knockout: knockoutOutput }),
  refusals: { ...owned, ...clearRefusals },
});
