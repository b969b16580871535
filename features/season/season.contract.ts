import { z } from 'zod';
import { CRITERIA } from '#domain/league-table/criteria.ts';
import { RESULT_STATES } from '#features/matches/ties/ties.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, day, integer, pathNumber, timeOfDay } from '#platform/shared/ids.ts';
import {
  FIXTURE_SIDES,
  LONGEST_TEXT,
  MOST_ORDER_MINUTES,
  MOST_TEAMS,
} from './season.vocabulary.ts';

const params = z.object({ id: pathNumber, eventId: pathNumber });
export const ofFixture = params.extend({ fixtureId: z.uuid() });
const text = z.string().trim().max(LONGEST_TEXT);
const games = z.object({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) }).nullable();
const when = z.object({ day, time: timeOfDay.nullable() });
export const side = z.enum(FIXTURE_SIDES);
const marks = z.array(z.object({ place: z.int().min(1).max(MOST_TEAMS), text })).max(MOST_TEAMS);

const fixtureOutput = z
  .object({
    id: z.uuid(),
    matchday: z.int(),
    home: z.int(),
    away: z.int(),
    windowFrom: z.iso.date(),
    windowTo: z.iso.date(),
    /** When it is played; null while nothing is agreed. */
    playOn: z.iso.date().nullable(),
    playAt: z.string().nullable(),
    venue: z.string(),
    /** Orders are due so long before it begins; null: they are never late. */
    orderMinutes: z.int().nullable(),
    proposal: z.object({ by: side, day: z.iso.date(), time: z.string().nullable() }).nullable(),
    /** Of a fixture that keeps an earlier format of its event; null: those of the season. */
    rubberNames: z.array(z.string()).nullable(),
    rubbers: z.array(games).nullable(),
    /** Every rubber is played, also once the tie is decided. */
    playsAll: z.boolean(),
    score: z.object({ home: z.int(), away: z.int() }).nullable(),
    resultState: z.enum(RESULT_STATES),
    /** When it confirms itself. */
    confirmsAt: z.iso.datetime().nullable(),
    /** The teams for which the reader speaks: of most readers none, and of who looks after both teams both. */
    own: z.array(side),
    isVoid: z.boolean(),
    version: count,
  })
  .meta({ id: 'Fixture' });

/** What a comparison counts, as domain/league-table has it. */
const measure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('count'), value: z.int(), better: z.enum(['more', 'fewer']) }),
  z.object({ kind: z.enum(['ratio', 'difference']), won: z.int(), lost: z.int() }),
]);

const rowOutput = z
  .object({
    team: z.int(),
    place: z.int().nullable(),
    isOut: z.boolean(),
    mark: z.string(),
    played: z.int(),
    won: z.int(),
    lost: z.int(),
    points: z.int(),
    rubbersWon: z.int(),
    rubbersLost: z.int(),
    gamesWon: z.int(),
    gamesLost: z.int(),
    /** Teams with the same place. */
    sharedWith: z.array(z.int()),
    /** The comparison of teams that were level until then which decided the place; null where the first one did. */
    decidedBy: z
      .object({
        criterion: z.enum(CRITERIA),
        among: z.enum(['all', 'tied']),
        compared: z.array(z.object({ team: z.int(), measure })),
      })
      .nullable(),
  })
  .meta({ id: 'SeasonRow' });

const seasonOutput = z
  .object({
    tournamentName: z.string(),
    eventName: z.string(),
    /** The reader enters results, and orders that come on paper. */
    isDesk: z.boolean(),
    /** The reader runs the season: its days, marks, and teams that leave. */
    mayReferee: z.boolean(),
    /** A season can be made now; null where there is one. */
    canStart: z.boolean(),
    teams: z.array(z.object({ number: z.int(), name: z.string() })),
    rubberNames: z.array(z.string()),
    /** The score format of a rubber, whose games or sets the results count. */
    rubberFormat: z.string(),
    season: z
      .object({
        legs: z.int(),
        isProvisional: z.boolean(),
        fixtures: z.array(fixtureOutput),
        table: z.array(rowOutput),
        marks: z.array(z.object({ place: z.int(), text: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'Season' });
const output = z.object({ season: seasonOutput });
const known = { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404, NOT_FOR_TEAMS: 409 } as const;
export const closed = {
  ...known,
  SEASON_NOT_FOUND: 404,
  TOURNAMENT_CANCELLED: 409,
  TOURNAMENT_FINALIZED: 409,
} as const;
const fixture = {
  ...closed,
  FIXTURE_NOT_FOUND: 404,
  FIXTURE_VOID: 409,
  FIXTURE_CHANGED: 409,
} as const;
const seen = { baseVersion: count };

export const listOwn = endpoint({
  operationId: 'season.listOwn',
  method: 'GET',
  path: '/api/my-seasons',
  summary: 'The seasons of the teams for which the account speaks',
  output: z.object({
    seasons: z.array(
      z.object({
        tournamentId: z.int(),
        eventId: z.int(),
        tournamentName: z.string(),
        eventName: z.string(),
      }),
    ),
  }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'season.find',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/season',
  summary: 'The season of an event for teams: its table and its fixtures, for everybody',
  params,
  output,
  refusals: known,
});

export const start = endpoint({
  operationId: 'season.start',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/season',
  summary: 'Make the fixtures of a season from the closed entries; the same again changes nothing',
  params,
  body: z.object({
    legs: z.union([z.literal(1), z.literal(2)]),
    firstDay: day,
    everyDays: z.int().min(1).max(60),
    openDays: z.int().min(1).max(90),
  }),
  output,
  refusals: {
    ...closed,
    ENTRIES_OPEN: 409,
    PLACES_HELD: 409,
    ALREADY_DRAWN: 409,
    ALREADY_STARTED: 409,
    TEAMS: 409,
  },
});

export const schedule = endpoint({
  operationId: 'season.schedule',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/schedule',
  summary:
    'The organizer sets when and where a fixture is played, also outside of its window, and when its orders are due',
  params: ofFixture,
  body: z.object({
    ...when.shape,
    venue: text,
    orderMinutes: z.int().min(0).max(MOST_ORDER_MINUTES).nullable().exactOptional(),
    ...seen,
  }),
  output,
  refusals: fixture,
});

export const propose = endpoint({
  operationId: 'season.propose',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/proposal',
  summary: 'A captain proposes a day inside the window',
  params: ofFixture,
  body: z.object({ ...when.shape, ...seen }),
  output,
  refusals: { ...fixture, OUTSIDE_WINDOW: 422, PLAYED: 409 },
});

export const answerProposal = endpoint({
  operationId: 'season.answerProposal',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/proposal/answer',
  summary: 'The other captain accepts or declines; the proposer takes it back',
  params: ofFixture,
  body: z.object({ accepts: z.boolean(), ...seen }),
  output,
  refusals: { ...fixture, NO_PROPOSAL: 409 },
});

export const enterResult = endpoint({
  operationId: 'season.enterResult',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/result',
  summary: 'The home captain enters a result, or the organizer, whose result is confirmed',
  params: ofFixture,
  body: z.object({ rubbers: z.array(games).max(9), ...seen }),
  output,
  refusals: { ...fixture, CONFIRMED: 409, DISPUTED: 409, RUBBERS: 422, GAMES: 422, OPEN: 422 },
});

export const answerResult = endpoint({
  operationId: 'season.answerResult',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/season/fixtures/:fixtureId/result/answer',
  summary: 'The away captain confirms a result, or contradicts it',
  params: ofFixture,
  body: z.object({ agrees: z.boolean(), ...seen }),
  output,
  refusals: { ...fixture, CONFIRMED: 409, NO_RESULT: 409 },
});

export const withdrawTeam = endpoint({
  operationId: 'season.withdrawTeam',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/season/withdrawals',
  summary: 'A team leaves the season, and all of its ties are void; or it comes back',
  params,
  body: z.object({ team: integer, isOut: z.boolean() }),
  output,
  refusals: { ...closed, TEAM_NOT_FOUND: 404 },
});

export const saveMarks = endpoint({
  operationId: 'season.saveMarks',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/season/marks',
  summary: 'What stands beside places of the table, such as promotion',
  params,
  body: z.object({
    /** Those that the writer has read. A page of the version before sends none, and replaces what is stored. */
    seen: marks.optional(),
    marks,
  }),
  output,
  refusals: {
    ...closed,
    /** Somebody else has saved others. */
    MARKS_CHANGED: 409,
  },
});
