import { z } from 'zod';
import { placings, traditions } from '#domain/bracket/vocabulary.ts';
import { resultOutput } from '#features/matches/draw-results/draw-results.contract.ts';

/** A draw as it is sent: the shapes of domain/bracket/vocabulary.ts, so that both sides apply the same rules to it. */
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
