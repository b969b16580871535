import { z } from 'zod';
import { mostSets } from '#domain/bracket/five-set-score.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { baseVersion, notes, writeId } from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathCount } from '#platform/shared/ids.ts';
import { knockoutOutput } from './knockout.contract.ts';
import { setScore } from './knockout.draw.contract.ts';

const matchParams = z.object({ id: z.uuid(), matchId: z.string().max(16) });
const drawNumber = pathCount;
const sets = z.array(setScore).max(mostSets);
/** An earlier result of this match by the same writer, not answered when this one was written: it counts as seen. */
const follows = writeId.optional();
const entrantId = z.string().min(1).max(64);
const matchId = z.string().max(16);
const mostLaterRounds = Math.log2(limits.mostPlayers);

/** A later result that a change takes back, with the version that the writer saw. */
const clearedMatch = z.object({ matchId, version: count, follows });
export type ClearedMatch = z.output<typeof clearedMatch>;

/** What a scorer enters; the server determines the winner of a score. */
export const enteredResult = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('score'), sets }),
    z.object({ kind: z.literal('walkover'), winner: entrantId }),
    z.object({ kind: z.literal('retirement'), winner: entrantId, sets }),
  ])
  .meta({ id: 'EnteredResult' });
export type EnteredResult = z.output<typeof enteredResult>;

/** The stored result of another scorer: the details of MATCH_CHANGED. */
export interface ConflictingResult {
  readonly version: number;
  readonly kind: 'score' | 'walkover' | 'retirement' | null;
  readonly winner: string | null;
  readonly score: string | null;
  readonly scoredBy: string | null;
}

/**
 * `baseVersion` is the version of the result that the writer saw, 0 for none; `drawNumber` and the two players identify
 * the match. A result that equals the stored one is no conflict. Another winner clears later results only if `clears`
 * lists each of them in its current version; otherwise NEXT_MATCH_PLAYED.
 */
export const saveResult = endpoint({
  operationId: 'knockout.saveResult',
  method: 'PUT',
  path: '/api/practice/knockouts/:id/matches/:matchId',
  summary: 'Record or correct the result of a match',
  params: matchParams,
  body: z.object({
    writeId,
    drawNumber,
    baseVersion,
    follows,
    clears: z.array(clearedMatch).max(mostLaterRounds).optional(),
    player1Id: entrantId,
    player2Id: entrantId,
    result: enteredResult,
    notes: notes.optional(),
  }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    MATCH_NOT_FOUND: 404,
    BRACKET_REDRAWN: 409,
    PLAYERS_MISSING: 409,
    PLAYERS_CHANGED: 409,
    MATCH_CHANGED: 409,
    NEXT_MATCH_PLAYED: 409,
    INCOMPLETE_SCORES: 422,
  },
});

const CLEARS = /^\d+-\d+:\d+(:[0-9a-f-]{36})?(,\d+-\d+:\d+(:[0-9a-f-]{36})?)*$/;

export const clearResult = endpoint({
  operationId: 'knockout.clearResult',
  method: 'DELETE',
  path: '/api/practice/knockouts/:id/matches/:matchId',
  summary: 'Take the result of a match back, as if it had not been played',
  params: matchParams,
  query: z.object({
    writeId,
    drawNumber,
    baseVersion,
    follows,
    /** As `clears` of a saved result, written "{matchId}:{version}" or "{matchId}:{version}:{follows}", with commas. */
    clears: z.string().max(1000).regex(CLEARS).optional(),
  }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    MATCH_NOT_FOUND: 404,
    BRACKET_REDRAWN: 409,
    MATCH_CHANGED: 409,
    NEXT_MATCH_PLAYED: 409,
  },
});
