import { z } from 'zod';
import { limits, type PlayedResult } from '#domain/bracket/vocabulary.ts';
import {
  baseVersion,
  chosenFormat,
  MOST_SETS,
  notes,
  writeId,
} from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathCount } from '#platform/shared/ids.ts';
import { knockoutOutput } from './knockout.contract.ts';
import { setScore } from './knockout.draw.contract.ts';

const matchParams = z.object({ id: z.uuid(), matchId: z.string().max(16) });
const drawNumber = pathCount;
const sets = z.array(setScore).max(MOST_SETS);
/** An earlier result of this match by the same writer, not answered when this one was written: it counts as seen. */
const follows = writeId.optional();
const entrantId = z.string().min(1).max(64);
const matchId = z.string().max(16);
const mostLaterRounds = Math.log2(limits.mostPlayers);

/** A later result that a change takes back, with the version that the writer saw. */
const clearedMatch = z.object({ matchId, version: count, follows });
export type ClearedMatch = z.output<typeof clearedMatch>;

/** What a scorer enters; the server determines the winner of a score, which may name it to be checked. */
export const enteredResult = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('score'), sets, winner: entrantId.optional() }),
    z.object({ kind: z.literal('walkover'), winner: entrantId, sets: sets.optional() }),
    z.object({ kind: z.enum(['retirement', 'default']), winner: entrantId, sets }),
    z.object({ kind: z.literal('double-walkover') }),
  ])
  .meta({ id: 'EnteredResult' });
export type EnteredResult = z.output<typeof enteredResult>;

/** The stored result of another scorer: the details of MATCH_CHANGED. */
export interface ConflictingResult {
  readonly version: number;
  readonly kind: PlayedResult['kind'] | null;
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
    /** Null or missing: the five sets of the specification. */
    scoreFormat: chosenFormat.nullable().optional(),
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
    UNKNOWN_FORMAT: 422,
    /** The match has a result under another format, which it does not change. */
    FORMAT_CHANGED: 409,
    /** With details: `unit`, counted from 0, and `reason` (domain/scoring/judge.ts). */
    IMPOSSIBLE_SCORE: 422,
    WINNER_MISMATCH: 422,
    ALREADY_DECIDED: 422,
    NOTHING_PLAYED: 422,
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
