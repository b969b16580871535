import { z } from 'zod';
import { MATCH_FORMATS } from '#domain/scorecard/match-record.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { integer, pathCount, pathNumber } from '#platform/shared/ids.ts';
import { LONGEST_NAME, LONGEST_NOTES, MATCH_STATES } from './practice.vocabulary.ts';

/** Shapes that the practice topics share, and the members of a group. */
export const playerId = z.union([integer, z.string().min(1).max(64)]);

export const player = z
  .object({
    id: playerId,
    name: z.string().trim().min(1).max(LONGEST_NAME),
  })
  .meta({ id: 'MatchPlayer' });

export const participant = player.extend({ external: z.boolean() });

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

export const participants = endpoint({
  operationId: 'practice.participants',
  method: 'GET',
  path: '/api/practice/groups/:groupId/participants',
  summary: 'The members of a group that the caller belongs to, to choose players from',
  params: z.object({ groupId: pathNumber }),
  output: z.object({
    group: z.object({ id: z.int(), name: z.string() }),
    members: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});
