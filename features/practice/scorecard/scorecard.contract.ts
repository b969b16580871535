import { z } from 'zod';
import { SET_COUNT } from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day, integer } from '#platform/shared/ids.ts';
import {
  baseVersion,
  matchOutput,
  notes,
  player,
  playerId,
  setScores,
  stats,
  writeId,
} from '../practice.contract.ts';

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
  operationId: 'scorecard.match',
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
  operationId: 'scorecard.saveScore',
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
  operationId: 'scorecard.removeMatch',
  method: 'DELETE',
  path: '/api/practice/matches/:id',
  summary: 'Take a match out of the records; it can be brought back',
  params: matchParams,
  query: z.object({ writeId, baseVersion }),
  output: z.object({}),
  refusals: { MATCH_NOT_FOUND: 404, MATCH_CHANGED: 409 },
});

export const restoreMatch = endpoint({
  operationId: 'scorecard.restoreMatch',
  method: 'POST',
  path: '/api/practice/matches/:id/restore',
  summary: 'Bring a removed match back',
  params: matchParams,
  body: z.object({ writeId }),
  output: z.object({ match: matchOutput }),
  refusals: { MATCH_NOT_FOUND: 404, MATCH_CHANGED: 409 },
});
