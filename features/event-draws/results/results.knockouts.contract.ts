import { z } from 'zod';
import {
  clearedResult,
  clearRefusals,
  matchId,
  savedResult,
  saveRefusals,
} from '#features/matches/draw-results/draw-results.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { changes, output, params } from '../event-draws.contract.ts';

/** Results of the matches of a published knockout; those of groups are saved by `saveScore` (features/matches). */

const matchParams = params.extend({ stageId: z.uuid(), matchId });
const published = {
  ...changes,
  /** Another draw than the writer saw, or none that is published. */
  DRAW_CHANGED: 409,
  /** Others would play in the consolation, which is published. */
  NEXT_STAGE_DRAWN: 409,
} as const;

export const saveResult = endpoint({
  operationId: 'results.saveResult',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/stages/:stageId/matches/:matchId',
  summary: 'Record or correct the result of a match of a published knockout',
  params: matchParams,
  body: savedResult,
  output,
  refusals: { ...published, ...saveRefusals },
});

export const clearResult = endpoint({
  operationId: 'results.clearResult',
  method: 'DELETE',
  path: '/api/tournaments/:id/events/:eventId/stages/:stageId/matches/:matchId',
  summary: 'Take the result of a match back, as if it had not been played',
  params: matchParams,
  query: clearedResult,
  output,
  refusals: { ...published, ...clearRefusals },
});
