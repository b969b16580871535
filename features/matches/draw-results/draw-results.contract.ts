import { z } from 'zod';
import { limits, type PlayedResult } from '#domain/bracket/vocabulary.ts';
import { count, pathCount } from '#platform/shared/ids.ts';
import {
  baseVersion,
  chosenFormat,
  MOST_SETS,
  notes,
  points,
  scoreRefusals,
  writeId,
} from '../matches.contract.ts';

/** What the owners of knockouts have in common in their endpoints: a result as it is entered, and as it is sent. */

const score = z.int().min(0).max(99).nullable();
const setScore = z
  .object({
    player1: score,
    player2: score,
    /** The points of the tie-break's loser. */
    tieBreak: points.exactOptional(),
  })
  .meta({ id: 'SetScore' });

/** Missing for the five sets of the specification. */
const scoreFormat = chosenFormat.exactOptional();

export const resultOutput = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('score'),
      winner: z.string(),
      score: z.string(),
      sets: z.array(setScore).readonly().exactOptional(),
      scoreFormat,
    }),
    z.object({ kind: z.literal('walkover'), winner: z.string(), scoreFormat }),
    z.object({
      kind: z.enum(['retirement', 'default']),
      winner: z.string(),
      score: z.string().exactOptional(),
      sets: z.array(setScore).readonly().exactOptional(),
      scoreFormat,
    }),
    z.object({ kind: z.literal('double-walkover'), winner: z.null(), scoreFormat }),
    z.object({ kind: z.literal('bye'), winner: z.string() }),
    z.object({ kind: z.literal('unopposed'), winner: z.string().nullable() }),
  ])
  .meta({ id: 'KnockoutResult' });

const sets = z.array(setScore).max(MOST_SETS);
/** An earlier result of this match by the same writer, not answered when this one was written: it counts as seen. */
const follows = writeId.optional();
const entrantId = z.string().min(1).max(64);
export const matchId = z.string().max(16);
const mostLaterRounds = Math.log2(limits.mostPlayers);

/** A later result that a change takes back, with the version that the writer saw. */
const clearedMatch = z.object({ matchId, version: count, follows });
export type ClearedMatch = z.output<typeof clearedMatch>;

/** What a scorer enters; the server determines the winner of a score, which may name it to be checked. */
const enteredResult = z
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
  /** The court whose device has entered it, empty for a match slip; null for an account. */
  readonly scoredByCourt: string | null;
}

const written = { writeId, drawNumber: pathCount, baseVersion, follows };

/**
 * `baseVersion` is the version of the result that the writer saw, 0 for none; `drawNumber` and the two players identify
 * the match. A result that equals the stored one is no conflict. Another winner clears later results only if `clears`
 * lists each of them in its current version; otherwise NEXT_MATCH_PLAYED.
 */
export const savedResult = z.object({
  ...written,
  clears: z.array(clearedMatch).max(mostLaterRounds).optional(),
  player1Id: entrantId,
  player2Id: entrantId,
  result: enteredResult,
  /** Null or missing: the five sets of the specification. */
  scoreFormat: chosenFormat.nullable().optional(),
  notes: notes.optional(),
});

const CLEARS = /^\d+-\d+:\d+(:[0-9a-f-]{36})?(,\d+-\d+:\d+(:[0-9a-f-]{36})?)*$/;

export const clearedResult = z.object({
  ...written,
  /** As `clears` of a saved result, written "{matchId}:{version}" or "{matchId}:{version}:{follows}", with commas. */
  clears: z.string().max(1000).regex(CLEARS).optional(),
});

/** Why a result is not cleared, for every owner of knockouts. */
export const clearRefusals = {
  MATCH_NOT_FOUND: 404,
  MATCH_CHANGED: 409,
  NEXT_MATCH_PLAYED: 409,
} as const;

/** Why a result is not saved, for every owner of knockouts. */
export const saveRefusals = {
  ...clearRefusals,
  PLAYERS_MISSING: 409,
  PLAYERS_CHANGED: 409,
  /** The match has a result under another format, which it does not change. */
  FORMAT_CHANGED: 409,
  ...scoreRefusals,
} as const;
