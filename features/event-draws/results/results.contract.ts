import { z } from 'zod';
import { chosenFormat, finalFormat } from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count } from '#platform/shared/ids.ts';
import { changes, output, params } from '../event-draws.contract.ts';
import { position } from '../event-draws.drafts.contract.ts';

/** The results of a published draw. Scores themselves are saved by `saveScore` (features/matches), of the kind 'event'. */

const published = {
  ...changes,
  /** Another draw than the writer saw, or none that is published. */
  DRAW_CHANGED: 409,
} as const;

/** Choosing again what is chosen is no error. */
export const chooseScoreFormat = endpoint({
  operationId: 'results.chooseScoreFormat',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/draw/score-format',
  summary: 'Choose how the matches of a published draw are scored, before the first result',
  params,
  body: z.object({
    position,
    seenDraw: count,
    /** Null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    /** Of the last rounds of a knockout; null where all its matches have the same format. Missing changes nothing. */
    finalFormat: finalFormat.nullable().optional(),
  }),
  output,
  refusals: {
    ...published,
    UNKNOWN_FORMAT: 422,
    /** The draw has no such round after its first one. */
    ROUND_UNKNOWN: 422,
    /** A match has a result: all are scored in the same way. */
    MATCH_PLAYED: 409,
  },
});

/** Drawing again for a group that has its lots changes nothing: nobody can try several. */
export const drawLots = endpoint({
  operationId: 'results.drawLots',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/draw/lots',
  summary: 'Draw lots for places of a group that no result decides',
  params,
  body: z.object({
    seenDraw: count,
    /** From 1. */
    group: count,
  }),
  output,
  refusals: {
    ...published,
    GROUP_NOT_FOUND: 404,
    /** Matches are open, or the results decide every place. */
    LOTS_NOT_NEEDED: 409,
  },
});

/** The day answers it (features/day): where matches are that a correction would stop. */
export const findOnCourt = endpoint({
  operationId: 'results.findOnCourt',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/on-court',
  summary: 'The matches of an event that are called or played now, with their courts',
  params,
  output: z.object({
    matches: z.array(
      z
        .object({
          stageId: z.uuid(),
          matchId: z.string(),
          /** Null for a court that has been deleted. */
          courtName: z.string().nullable(),
        })
        .meta({ id: 'MatchOnCourt' }),
    ),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404, FORBIDDEN: 403 },
});
