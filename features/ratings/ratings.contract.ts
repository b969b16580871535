import { z } from 'zod';
import { GRADE_GROUPS } from '#domain/rating/grades.ts';
import { LEVELS } from '#domain/rating/rating.ts';
import { DISCIPLINES, SOURCES } from '#domain/rating/vocabulary.ts';
import { sport as anySport } from '#features/sports/sports.contract.ts';
import { prefectureOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { HIDERS, RATED_SPORTS } from './ratings.vocabulary.ts';

const sport = z.enum(RATED_SPORTS);
const discipline = z.enum(DISCIPLINES);
const source = z.enum(SOURCES);
const params = z.object({ playerId: z.uuid() });

/** A rate as it is shown: whole points. */
const rateShape = {
  points: z.int(),
  /** How far the points may be off: two times this is the band of the graph. */
  deviation: z.int(),
  letter: z.enum(LEVELS),
  isProvisional: z.boolean(),
};

/** What a rate that is not ranked yet says besides. */
const ofBeginners = {
  /** Began without a declared level, and is not certain yet. */
  isNew: z.boolean(),
};

/** What a player begins with, before the first rated match. */
const startOutput = z.object({ ...rateShape, ...ofBeginners }).meta({ id: 'FirstRate' });

const rankedOutput = z
  .object({
    place: z.int(),
    playerId: z.uuid(),
    /** As strangers may read it. */
    name: z.string(),
    prefecture: prefectureOutput.nullable(),
    ...rateShape,
    isOwn: z.boolean(),
  })
  .meta({ id: 'RankedPlayer' });

export const ranking = endpoint({
  operationId: 'ratings.ranking',
  method: 'GET',
  path: '/api/rankings',
  summary: 'The ranking of a sport: the first hundred, and the places around the reader',
  query: z.object({
    /** Missing, it is the main sport of the reader, and for visitors that of most ranked players. */
    sport: sport.optional(),
    discipline: discipline.optional(),
    prefecture: prefectureOutput.optional(),
    grades: z.enum(GRADE_GROUPS).optional(),
  }),
  output: z.object({
    sport,
    discipline,
    /** How many are ranked with these filters, listed or not. */
    ranked: z.int(),
    /** Of the first hundred those whose names strangers may not read. */
    unlisted: z.int(),
    top: z.array(rankedOutput),
    /** Null for a reader who is not ranked here. */
    around: z.object({ place: z.int(), rows: z.array(rankedOutput) }).nullable(),
    /** Grades are asked for only where somebody's is known. */
    hasGrades: z.boolean(),
  }),
  refusals: {},
});

/** Somebody in the reasons, as the reader may know them; without an id there is no page to open. */
const somebodyOutput = z
  .object({
    playerId: z.uuid().nullable(),
    name: z.string(),
    /** As strangers may read it: what goes on a picture that is shared. */
    publicName: z.string(),
  })
  .meta({ id: 'RatedSomebody' });

const rateOutput = z
  .object({
    sport,
    discipline,
    source,
    ...rateShape,
    ...ofBeginners,
    matches: z.int(),
    /** Of the last period. */
    change: z.int(),
    lastDay: z.iso.date(),
    /** Among the ranked players; null for a rate that is not ranked. */
    place: z.object({ place: z.int(), of: z.int() }).nullable(),
  })
  .meta({ id: 'Rate' });

const periodOutput = z
  .object({
    id: z.uuid(),
    sport,
    discipline,
    source,
    /** Of the last match. */
    day: z.iso.date(),
    /** Null for a month of practice. */
    tournament: z.object({ id: z.int(), name: z.string() }).nullable(),
    before: z.int(),
    ...rateShape,
    change: z.int(),
    won: z.int(),
    lost: z.int(),
    /** The numbers were others before a result was corrected. */
    isRecalculated: z.boolean(),
  })
  .meta({ id: 'RatedPeriod' });

const matchOutput = z
  .object({
    id: z.uuid(),
    day: z.iso.date(),
    source,
    /** Of the tournament or the group. */
    where: z.string(),
    tournamentId: z.int().nullable(),
    /** Of the tournament or the group, rated or not. */
    sport: anySport,
    isDoubles: z.boolean(),
    /** Null in doubles, too, where nobody knows who it was; one of the opponents may be missing as well. */
    partner: somebodyOutput.nullable(),
    opponents: z.array(somebodyOutput),
    hasWon: z.boolean(),
    /** "3-1", the player's own sets first; empty where nothing was played. */
    result: z.string(),
    /** What it did to the rate; null where it counts for none, or not yet. */
    change: z.int().nullable(),
    /** Of all matches against the same opponent in singles, where there is more than this one. */
    meetings: z.object({ won: z.int(), lost: z.int() }).nullable(),
  })
  .meta({ id: 'PlayedMatch' });

const count = z.object({ won: z.int(), lost: z.int() });

export const playerPage = endpoint({
  operationId: 'ratings.playerPage',
  method: 'GET',
  path: '/api/players/:playerId',
  summary:
    'A player: rates, what has moved them, record and matches, as far as the reader may see them',
  params,
  output: z
    .object({
      player: z
        .object({
          id: z.uuid(),
          name: z.string(),
          /** As strangers may read it: what goes on a picture that is shared. */
          publicName: z.string(),
          isOwn: z.boolean(),
          /** Practice is shown to the player and to members of the same club. */
          seesPractice: z.boolean(),
          prefecture: prefectureOutput.nullable(),
          /** The school or club; null where the reader may not know it. */
          club: z.string().nullable(),
          /** Only for the player: who has taken them out of the ranking. */
          hidden: z.enum(HIDERS).nullable(),
          /** Only for the player: why strangers do not find them in the ranking. */
          isUnlisted: z.boolean(),
        })
        .meta({ id: 'RatedPlayer' }),
      /** The headline first: singles of tournaments in the main sport, which is that of most rated matches. */
      rates: z.array(rateOutput),
      /** Null as soon as there is a rate. */
      start: startOutput.nullable(),
      /** Practice of the month that goes on: what it would do if it ended now. */
      running: z.array(
        z.object({ sport, discipline, points: z.int(), change: z.int(), matches: z.int() }),
      ),
      /** Oldest first. */
      periods: z.array(periodOutput),
      /** How it has gone in all matches that the reader sees. */
      form: z.object({
        won: z.int(),
        lost: z.int(),
        /** How many of a kind came last; null without a match. */
        streak: z.object({ hasWon: z.boolean(), count: z.int() }).nullable(),
        /** The last ten, oldest first. */
        last: z.array(z.boolean()),
      }),
      /** The days with practice, oldest first; empty where the reader may not know them. */
      practiceDays: z.array(z.object({ day: z.iso.date(), matches: z.int() })),
      /** By school year, the newest first. */
      seasons: z.array(z.object({ year: z.int(), tournament: count, practice: count })),
      rivals: z.array(count.extend({ somebody: somebodyOutput })),
      bestWins: z.array(
        z.object({
          somebody: somebodyOutput,
          points: z.int(),
          ...ofBeginners,
          day: z.iso.date(),
          where: z.string(),
        }),
      ),
      badges: z.array(
        z.object({ badge: z.enum(['first-win', 'matches']), count: z.int(), day: z.iso.date() }),
      ),
      /** Newest first, the last two hundred. */
      matches: z.array(matchOutput),
    })
    .meta({ id: 'PlayerPage' }),
  refusals: { PLAYER_NOT_FOUND: 404 },
});

export const reasons = endpoint({
  operationId: 'ratings.reasons',
  method: 'GET',
  path: '/api/players/:playerId/periods/:periodId',
  summary: 'What each match of a period did to a rate; the whole points add up to the change',
  params: params.extend({ periodId: z.uuid() }),
  query: z.object({ discipline }),
  output: z.object({
    period: periodOutput,
    steps: z.array(
      z
        .object({
          matchId: z.uuid(),
          day: z.iso.date(),
          partner: somebodyOutput.nullable(),
          opponents: z.array(somebodyOutput),
          /** Before the period; of a pair the mean. */
          opponentPoints: z.int(),
          opponentDeviation: z.int(),
          ...ofBeginners,
          /** In percent. */
          expected: z.int().min(0).max(100),
          hasWon: z.boolean(),
          change: z.int(),
        })
        .meta({ id: 'RatingReason' }),
    ),
    /** What the floor of 500 points gave back; 0 where it did not matter. */
    floor: z.int(),
  }),
  refusals: { PLAYER_NOT_FOUND: 404, PERIOD_NOT_FOUND: 404 },
});

export const own = endpoint({
  operationId: 'ratings.own',
  method: 'GET',
  path: '/api/my-rating',
  summary: "The reader's own rate: the headline, its last steps, and the place in the ranking",
  output: z.object({
    /** Null before the first rated match of a tournament. */
    rate: rateOutput.nullable(),
    /** Null as soon as there is a rate, and for an account that is no player. */
    start: startOutput.nullable(),
    playerId: z.uuid().nullable(),
    /** The points after each of the last periods, oldest first. */
    trend: z.array(z.int()),
    /** The last period of the headline. */
    last: periodOutput.nullable(),
    /** Enough players are ranked in the sport for a place to mean something. */
    hasRanking: z.boolean(),
    hidden: z.enum(HIDERS).nullable(),
    isUnlisted: z.boolean(),
  }),
  refusals: {},
});

export const hide = endpoint({
  operationId: 'ratings.hide',
  method: 'PUT',
  path: '/api/my-rating/hidden',
  summary: 'Be in no ranking, or be ranked again',
  body: z.object({ hidden: z.boolean() }),
  output: z.object({ hidden: z.enum(HIDERS).nullable() }),
  refusals: {
    /** A guardian has decided it. */
    HIDDEN_BY_GUARDIAN: 409,
  },
});

export const exclude = endpoint({
  operationId: 'ratings.exclude',
  method: 'PUT',
  path: '/api/operator/tournaments/:id/rated',
  summary:
    'Take a tournament out of the rates, or let it count again; later rates are computed again',
  params: z.object({ id: pathNumber }),
  /** The reason goes into the log of operators. */
  body: z.object({ rated: z.boolean(), reason: z.string().trim().max(500).optional() }),
  output: z.object({ rated: z.boolean() }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});
