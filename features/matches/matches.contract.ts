import { z } from 'zod';
import { MATCH_FORMATS } from '#domain/scorecard/match-record.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { STATUSES, type Status } from '#domain/scoring/ending.ts';
import { FINAL_ROUNDS } from '#domain/scoring/final-format.ts';
import { BEST_OF } from '#domain/scoring/formats.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day, integer, pathCount } from '#platform/shared/ids.ts';
import {
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_SIDE_NAME,
  MATCH_STATES,
} from './matches.vocabulary.ts';
import { MATCH_ID } from './ties/ties.sides.policy.ts';

/** The sets of the longest match of any format. */
export const MOST_SETS = Math.max(...BEST_OF);

const personId = z.union([integer, z.string().min(1).max(64)]);
/** Of a side: a person's, or those of a pair with a "~" between them, which an address may hold as it is. */
export const playerId = z.union([integer, z.string().min(1).max(129)]).meta({ id: 'PlayerId' });

/** A person of a pair. */
const person = z
  .object({
    id: personId,
    name: z.string().trim().min(1).max(LONGEST_NAME),
    external: z.boolean().optional(),
  })
  .meta({ id: 'Person' });

/** One side of a match. The server makes the id and the name of a pair from its two players. */
export const player = z
  .object({
    id: playerId,
    name: z.string().trim().min(1).max(LONGEST_SIDE_NAME),
    /** A guest, who is no member of the group. */
    external: z.boolean().optional(),
    players: z.tuple([person, person]).readonly().optional(),
  })
  .meta({ id: 'MatchPlayer' });

/** One or two digits or nothing, half-width: what the two boxes of a set hold. */
const box = z.string().regex(/^\d{0,2}$/);
/** Two digits; whether they make a format is for `customFormat` to say. */
export const points = z.int().min(0).max(99);
export const setScores = z
  .object({
    player1Score: box,
    player2Score: box,
    /** The points of the tie-break's loser: "7-6(5)". */
    tieBreak: points.optional(),
  })
  .meta({ id: 'CardSet' });

const customSet = { to: points, lead: points, cap: points.optional() };

/** A score format as it is chosen: an id of `FORMATS` (domain/scoring), or `custom` with its rules. */
export const chosenFormat = z
  .object({
    id: z.string().min(1).max(40),
    custom: z
      .object({
        ...customSet,
        bestOf: points,
        sport: sport.optional(),
        decidingSet: z.object(customSet).optional(),
      })
      .optional(),
  })
  .meta({ id: 'ScoreFormat' });

/** Another format for the last rounds of a knockout, from the final (2 sides left), the semi-finals (4) or an earlier round on. */
export const finalFormat = z
  .object({ from: z.literal(FINAL_ROUNDS), scoreFormat: chosenFormat.nullable() })
  .meta({ id: 'FinalFormat' });

export const notes = z.string().max(LONGEST_NOTES);

export const stats = z
  .object({
    longestRally: z.int().min(0).max(9999).optional(),
    comments: z.string().max(LONGEST_NOTES).optional(),
  })
  .meta({ id: 'MatchStats' });

/** Made by the client for one write; sending the same write again changes nothing. */
export const writeId = z.uuid();

/** The version that the writer last saw; 0 for something new. */
export const baseVersion = pathCount;

export const matchOutput = z
  .object({
    id: z.uuid(),
    format: z.enum(MATCH_FORMATS),
    /** Of a rubber of a tie: its name, such as "D3", and the teams of the reader and of the other side. */
    rubber: z
      .object({ name: z.string(), ownTeam: z.string(), otherTeam: z.string() })
      .meta({ id: 'RubberOfRecord' })
      .exactOptional(),
    sessionId: z.uuid().nullable(),
    groupId: z.int().nullable(),
    groupName: z.string().nullable(),
    /** Of its group or tournament; missing for free practice. */
    sport: sport.exactOptional(),
    player1: player,
    player2: player,
    sets: z.array(setScores),
    /** Null for the card of the specification. */
    scoreFormat: chosenFormat.nullable(),
    status: z.enum(STATUSES),
    /** "2-1": sets won by player1, then by player2; "0-0" while nothing has been played. */
    result: z.string(),
    winner: z.enum(SIDES).nullable(),
    /** The loser gave up after the match had begun: `status` says it, too. */
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
    /** The reader may not change it, as far as the answer knows. */
    readOnly: z.literal(true).exactOptional(),
  })
  .meta({ id: 'Match' });
export type MatchOutput = z.output<typeof matchOutput>;

/**
 * How a match ended that was not played to its end, and for whom; only a match of a league may end without a winner. A
 * finished one may name the winner, to be checked.
 */
export const ending = z.discriminatedUnion('status', [
  z.object({ status: z.literal('finished'), winner: z.enum(SIDES).optional() }),
  z.object({ status: z.enum(['walkover', 'retired', 'defaulted']), winner: z.enum(SIDES) }),
  z.object({ status: z.enum(['double-walkover', 'cancelled']) }),
]);

export type SentEnding = z.output<typeof ending>;

const matchParams = z.object({ id: z.uuid() });

/** Which match a scorecard is for. */
const scoredMatch = z
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
    z.object({
      kind: z.literal('event'),
      tournamentId: integer,
      eventId: integer,
      /** The published draw that the writer saw. */
      drawNumber: integer,
      /** Ids of its record. */
      player1Id: playerId,
      player2Id: playerId,
      /** Of a rubber: its stage and its id in the draw, "2-5r3". */
      rubber: z
        .object({ stageId: z.uuid(), matchId: z.string().max(16).regex(MATCH_ID) })
        .optional(),
      /** Not read: it is played on the day of its tournament. */
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
  /** The court whose device has entered it, empty for a match slip; null for an account. */
  readonly scoredByCourt: string | null;
  readonly scoredAt: string | null;
  readonly removed: boolean;
  readonly status: Status;
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

/** Why a score is not accepted, wherever one is entered. */
export const scoreRefusals = {
  UNKNOWN_FORMAT: 422,
  INCOMPLETE_SCORES: 422,
  /** With details: `unit`, counted from 0, and `reason` (domain/scoring/judge.ts). */
  IMPOSSIBLE_SCORE: 422,
  WINNER_MISMATCH: 422,
  ALREADY_DECIDED: 422,
  NOTHING_PLAYED: 422,
} as const;

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
    sets: z.array(setScores).max(MOST_SETS),
    /** Null or missing: the card of the specification, whose other endings are for tournaments only. */
    scoreFormat: chosenFormat.nullable().optional(),
    ending: ending.optional(),
    notes: notes.optional(),
    stats: stats.optional(),
  }),
  output: z.object({ match: matchOutput }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    TOURNAMENT_NOT_FOUND: 404,
    EVENT_NOT_FOUND: 404,
    MATCH_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    /** The results of the tournament are final. */
    TOURNAMENT_FINALIZED: 409,
    /** The draw of the event is not the one that the writer saw, or is not published any more. */
    DRAW_CHANGED: 409,
    /** A published draw follows from this result, and must be taken back first. */
    NEXT_STAGE_DRAWN: 409,
    /** Of a rubber: the tie that follows has begun, and another team would play it. */
    NEXT_MATCH_PLAYED: 409,
    /** Of a rubber: a team has won its tie without play. */
    TIE_DECIDED: 409,
    PLAYERS_UNKNOWN: 409,
    MATCH_CHANGED: 409,
    SAME_PLAYER: 422,
    INVALID_SCORES: 422,
    NO_CLEAR_WINNER: 422,
    /** The match was recorded under another format, which it does not change, or its event has another one by now. */
    FORMAT_CHANGED: 409,
    ...scoreRefusals,
  },
});

/** Refuses a match that has another version than `baseVersion`, or the one that the write made which it `follows`. */
export const removeMatch = endpoint({
  operationId: 'matches.removeMatch',
  method: 'DELETE',
  path: '/api/practice/matches/:id',
  summary: 'Take a match out of the records; it can be brought back',
  params: matchParams,
  query: z.object({ writeId, baseVersion, follows: writeId.optional() }),
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
