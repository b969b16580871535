import { z } from 'zod';
import { placings, traditions } from '#domain/bracket/vocabulary.ts';
import { chosenFormat, points } from '#features/matches/matches.contract.ts';

/** A draw as it is sent: the shapes of domain/bracket/vocabulary.ts, so that both sides apply the same rules to it. */
const score = z.int().min(0).max(99).nullable();
export const setScore = z
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
      sets: z.array(setScore).exactOptional(),
      scoreFormat,
    }),
    z.object({ kind: z.literal('walkover'), winner: z.string(), scoreFormat }),
    z.object({
      kind: z.enum(['retirement', 'default']),
      winner: z.string(),
      score: z.string().exactOptional(),
      sets: z.array(setScore).exactOptional(),
      scoreFormat,
    }),
    z.object({ kind: z.literal('double-walkover'), winner: z.null(), scoreFormat }),
    z.object({ kind: z.literal('bye'), winner: z.string() }),
    z.object({ kind: z.literal('unopposed'), winner: z.string().nullable() }),
  ])
  .meta({ id: 'KnockoutResult' });

export const drawOutput = z
  .object({
    method: z.int(),
    tradition: z.enum(traditions),
    placing: z.enum(placings),
    randomSeed: z.int(),
    size: z.int(),
    rounds: z.int(),
    entrants: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        club: z.string().exactOptional(),
        rating: z.number().exactOptional(),
      }),
    ),
    seeds: z.array(z.string()),
    chosenSeeds: z.literal(true).exactOptional(),
    matches: z.array(
      z.object({
        id: z.string(),
        round: z.int(),
        position: z.int(),
        player1: z.string().nullable(),
        player2: z.string().nullable(),
        result: resultOutput.nullable(),
      }),
    ),
  })
  .meta({ id: 'KnockoutDraw' });
