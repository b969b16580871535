import { z } from 'zod';
import { MATCH_FORMATS } from '#domain/scorecard/match-record.ts';
import { SET_COUNT } from '#domain/scorecard/scorecard.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day, integer, pathCount } from '#platform/shared/ids.ts';
import { LONGEST_NAME, LONGEST_NOTES, MATCH_STATES } from './matches.vocabulary.ts';

export const playerId = z.union([integer, z.string().min(1).max(64)]);

export const player = z
  .object({
    id: playerId,
    name: z.string().trim().min(1).max(LONGEST_NAME),
  })
  .meta({ id: 'MatchPlayer' });

/** One or two digits or nothing, half-width: what the two boxes of a set hold. */
const box = z.string().regex(/^\d{0,2}$/);
export const setScores = z.object({ player1Score: box, player2Score: box }).meta({ id: 'CardSet' });

export const notes = z.string().max(LONGEST_NOTES);

export const stats = z.object({
  longestRally: z.int().min(0).max(9999).optional(),
  comments: z.string().max(LONGEST_NOTES).optional(),
});

/** Made by the client for one write; sending the same write again changes nothing. */
export const writeId = z.uuid();

/** The version that the writer last saw; 0 for something new. */
export const baseVersion = pathCount;

export const matchOutput = z
  .object({
    id: z.uuid(),
    format: z.enum(MATCH_FORMATS),
    sessionId: z.uuid().nullable(),
    groupId: z.int().nullable(),
    groupName: z.string().nullable(),
    player1: player,
    player2: player,
    sets: z.array(setScores),
    /** "2-1": sets won by player1, then by player2; "0-0" while nothing has been played. */
    result: z.string(),
    winner: z.enum(SIDES).nullable(),
    /** The loser gave up after the match had begun; sets and result are those of that moment. */
    retired: z.boolean(),
    playedOn: z.iso.date(),
    notes: z.string(),
    stats: stats.nullable(),
    /** Of a knockout: the round, from 1, and how many there are; see roundKind in domain/bracket. */
    round: z.int().nullable(),
    rounds: z.int().nullable(),
    state: z.enum(MATCH_STATES),
    version: z.int(),
    scoredAt: z.iso.datetime().nullable(),
    scoredBy: z.string().nullable(),
  })
  .meta({ id: 'Match' });
export type MatchOutput = z.output<typeof matchOutput>;

const matchParams = z.object({ id: z.uuid() });

/** Which match a scorecard is for. */
export const scoredMatch = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('league'),
      sessionId: z.uuid(),
      player1Id: playerId,
      player2Id: playerId,
      /** The day on which it was first confirmed; a correction does not change it. */
      playedOn: day,
    }),
    z.object({
      kind: z.literal('one-on-one'),
      groupId: integer,
      player1: player,
      player2: player,
      playedOn: day,
    }),
    z.object({
      kind: z.literal('free-practice'),
      player1: player,
      player2: player,
      playedOn: day,
    }),
  ])
  .meta({ id: 'ScoredMatch' });
export type ScoredMatch = z.output<typeof scoredMatch>;

/** The stored score of another scorer: the sets ("11-9 7-11") as seen by the caller's player1. */
export interface StoredScore {
  readonly matchId: string;
  readonly version: number;
  readonly sets: string;
  readonly result: string;
  readonly winner: Side | null;
  readonly scoredBy: string | null;
  readonly scoredAt: string | null;
  readonly removed: boolean;
}

export const match = endpoint({
  operationId: 'matches.match',
  method: 'GET',
  path: '/api/practice/matches/:id',
  summary: 'One practice match',
  params: matchParams,
  output: z.object({ match: matchOutput }),
  refusals: { MATCH_NOT_FOUND: 404 },
});

/**
 * Makes the match when it is new. The pair of a league is found by its players: `id` is used only if the pair has no
 * match yet. `baseVersion` is the version that the writer saw, 0 for none; another stored score gives MATCH_CHANGED
 * with details as in `StoredScore`. The version made by the write that it `follows` counts as seen. A score that equals
 * the stored one is no conflict.
 */
export const saveScore = endpoint({
  operationId: 'matches.saveScore',
  method: 'PUT',
  path: '/api/practice/matches/:id',
  summary: 'Save the scorecard of a match',
  params: matchParams,
  body: z.object({
    writeId,
    baseVersion,
    /** An earlier write of the same phone that this one corrects; it may not have been answered yet. */
    follows: writeId.optional(),
    match: scoredMatch,
    sets: z.array(setScores).max(SET_COUNT),
    notes: notes.optional(),
    stats: stats.optional(),
  }),
  output: z.object({ match: matchOutput }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    MATCH_NOT_FOUND: 404,
    PLAYERS_UNKNOWN: 409,
    MATCH_CHANGED: 409,
    SAME_PLAYER: 422,
    INVALID_SCORES: 422,
    NO_CLEAR_WINNER: 422,
  },
});

export const removeMatch = endpoint({
  operationId: 'matches.removeMatch',
  method: 'DELETE',
  path: '/api/practice/matches/:id',
  summary: 'Take a match out of the records; it can be brought back',
  params: matchParams,
  query: z.object({ writeId, baseVersion }),
  output: z.object({}),
  refusals: { MATCH_NOT_FOUND: 404, MATCH_CHANGED: 409 },
});

export const restoreMatch = endpoint({
  operationId: 'matches.restoreMatch',
  method: 'POST',
  path: '/api/practice/matches/:id/restore',
  summary: 'Bring a removed match back',
  params: matchParams,
  body: z.object({ writeId }),
  output: z.object({ match: matchOutput }),
  refusals: { MATCH_NOT_FOUND: 404, MATCH_CHANGED: 409 },
});
