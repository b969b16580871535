import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { matchPosition } from '#features/day/queue/queue.match.contract.ts';
import { CORRECTORS } from '#features/event-draws/corrections/corrections.policy.ts';
import { publicDraw } from '#features/event-draws/event-draws.public.contract.ts';
import { furtherStage } from '#features/event-draws/event-draws.record.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { EARLY_ENDS } from '#features/tournaments/tournaments.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { LISTS, NAMES, RESULTS_STATES } from './results.vocabulary.ts';

/** Who came where in a tournament, for everybody; with whole names for those who run or referee it. */

const when = z.iso.datetime();
const params = z.object({ id: pathNumber });
/** 'full' is for those who run or referee the tournament. */
const names = z.enum(NAMES).default('public');

const side = z
  .object({
    /** The number of the entrant, as text. */
    id: z.string(),
    /** Of a pair both, joined by "・". */
    name: z.string(),
    club: z.string().nullable(),
    /** Of a team: its squad in the registered order, for those who run or referee the tournament. */
    members: z.array(z.string()).exactOptional(),
  })
  .meta({ id: 'PlacedSide' });

const place = z
  .object({
    /** Of groups: from 1; null in a knockout. */
    group: z.int().nullable(),
    from: z.int(),
    /** Greater than `from` where several share them: 5 to 8. */
    to: z.int(),
    sides: z.array(side),
  })
  .meta({ id: 'Place' });

const stage = z
  .object({
    stageId: z.uuid(),
    kind: z.enum(['knockout', 'groups']),
    /** Null for the first stage. */
    further: furtherStage.nullable(),
    /** Of groups: draws by their places follow. */
    hasNext: z.boolean(),
    places: z.array(place),
  })
  .meta({ id: 'StageOfResults' });

const event = z
  .object({
    id: z.int(),
    /** Empty where the organizer has given none. */
    name: z.string(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    /** Whether the draw of its first stage is out. */
    isPublished: z.boolean(),
    isFinished: z.boolean(),
    stages: z.array(stage),
  })
  .meta({ id: 'EventOfResults' });

const noted = z.object({
  player1: z.string().nullable(),
  player2: z.string().nullable(),
  /** The name of the winner; null for none. */
  winner: z.string().nullable(),
  kind: z.string(),
  /** As seen by player1; empty without a score. */
  score: z.string(),
});

const correction = z
  .object({
    id: z.uuid(),
    eventId: z.int(),
    at: when,
    by: z.enum(CORRECTORS),
    reason: z.string(),
    changes: z.array(
      z.object({
        key: z.string(),
        further: furtherStage.nullable(),
        /** Null for a match that is in no published draw any more. */
        place: matchPosition.nullable(),
        before: noted.nullable(),
        after: noted.nullable(),
      }),
    ),
  })
  .meta({ id: 'Correction' });

const results = z
  .object({
    tournament: z.object({
      id: z.int(),
      name: z.string(),
      eventDate: z.iso.date(),
      venue: z.string(),
      organizerName: z.string(),
      sport,
      applicationDeadline: z.iso.date(),
    }),
    state: z.enum(RESULTS_STATES),
    endedEarly: z.object({ at: when, why: z.enum(EARLY_ENDS) }).nullable(),
    finalizedAt: when.nullable(),
    events: z.array(event),
    /** Of final results that something has changed, the oldest first. */
    corrections: z.array(correction),
  })
  .meta({ id: 'Results' });
export type Results = z.output<typeof results>;
export type EventOfResults = Results['events'][number];
export type StageOfResults = EventOfResults['stages'][number];
export type Place = StageOfResults['places'][number];
export type Correction = Results['corrections'][number];

const playedTie = z
  .object({
    stageId: z.uuid(),
    matchId: z.string(),
    /** "3-1", as seen by the first team. */
    score: z.string(),
    /** Empty for a tie without play. */
    rubbers: z.array(
      z
        .object({
          number: z.int(),
          /** "D3". */
          name: z.string(),
          player1: z.string(),
          player2: z.string(),
          winner: z.enum(SIDES).nullable(),
          status: z.enum(STATUSES),
          /** "11-9 11-4", as seen by the first team. */
          sets: z.string(),
        })
        .meta({ id: 'RubberOfReport' }),
    ),
  })
  .meta({ id: 'TieOfReport' });

const refusals = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const findResults = endpoint({
  operationId: 'results.findResults',
  method: 'GET',
  path: '/api/tournaments/:id/results',
  summary: 'Who came where in a tournament',
  params,
  query: z.object({ names }),
  output: results,
  refusals,
});

export const findReport = endpoint({
  operationId: 'results.findReport',
  method: 'GET',
  path: '/api/tournaments/:id/results/report',
  summary:
    'Entrants, draws with scores and places with whole names, for the report of a tournament',
  params,
  output: z.object({ results, draws: z.array(publicDraw.output), ties: z.array(playedTie) }),
  refusals,
});

export const findSheet = endpoint({
  operationId: 'results.findSheet',
  method: 'GET',
  path: '/api/tournaments/:id/results/csv',
  summary: 'The places or the matches as a spreadsheet (CSV, UTF-8 with a byte order mark)',
  params,
  query: z.object({ names, list: z.enum(LISTS).default('places') }),
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals,
});

export const findTods = endpoint({
  operationId: 'results.findTods',
  method: 'GET',
  path: '/api/tournaments/:id/results/tods',
  summary: 'The tournament in TODS (JSON), for other programs',
  params,
  query: z.object({ names }),
  output: z.object({ fileName: z.string(), json: z.string() }),
  refusals,
});
