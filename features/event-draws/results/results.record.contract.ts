import { z } from 'zod';
import { PRESETS } from '#domain/league-table/presets.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { resultOutput } from '#features/matches/draw-results/draw-results.contract.ts';
import { chosenFormat, finalFormat } from '#features/matches/matches.contract.ts';

/** The results of a published knockout, for its organizer and for everybody: both replay them in the draw. */
const knockoutResults = z
  .object({
    stageId: z.uuid(),
    /** Of the matches that have no result yet; null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    /** Of the last rounds; null where all matches have the same format. */
    finalFormat: finalFormat.nullable(),
    /** For every match that ever had a result: what a scorer must have seen to change it. */
    marks: z.array(
      z.object({
        /** Its place in the draw: "{round}-{position}". */
        matchId: z.string(),
        /** Null after it was cleared. */
        result: resultOutput.nullable(),
        version: z.int(),
        /** Null for a deleted account, and for everybody but the desk. */
        scoredBy: z.string().nullable(),
        scoredAt: z.iso.datetime(),
      }),
    ),
    /** Ids of those who have withdrawn from the event since the draw. */
    out: z.array(z.string()),
  })
  .meta({ id: 'KnockoutResults' });

const bySide = z.object({ player1: z.int(), player2: z.int() }).meta({ id: 'CountBySide' });

/** The results of published groups, for their organizer and for everybody: both compute the standings from them. */
export const groupResults = z
  .object({
    /** Of the groups: its matches are pending on a phone under this id. */
    stageId: z.uuid(),
    ruleBook: z.enum(PRESETS),
    /** Of the matches that have no result yet; null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    matches: z.array(
      z.object({
        id: z.uuid(),
        /** Ids of the draw's record, in the order in which the score was entered. */
        player1Id: z.string(),
        player2Id: z.string(),
        /** "11-9 7-11", as seen by player1. */
        sets: z.string(),
        /** Null where nobody won: `status` says why. */
        winner: z.enum(SIDES).nullable(),
        status: z.enum(STATUSES),
        scoreFormat: chosenFormat.nullable(),
        version: z.int(),
        /** Of a tie between teams, which has no sets: the sums of its rubbers. */
        tie: z.object({ rubbers: bySide, games: bySide, points: bySide }).exactOptional(),
      }),
    ),
    /** The lots that decided what no result could, by group from 1. */
    lots: z.array(z.object({ group: z.int(), randomSeed: z.int(), at: z.iso.datetime() })),
    /** Ids of those who have withdrawn from the event since the draw. */
    out: z.array(z.string()),
  })
  .meta({ id: 'GroupResults' });

/** The results of a published draw: only those of a knockout have `marks`. */
export const drawResults = z.union([groupResults, knockoutResults]).meta({ id: 'DrawResults' });
export type GivenKnockoutResults = z.output<typeof knockoutResults>;
