import { z } from 'zod';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { RUBBER_KINDS, STOP_RULES } from '#domain/team-tie/template.ts';
import { dayEvents } from '#features/day/handshake/handshake.record.contract.ts';
import { matchPosition } from '#features/day/queue/queue.match.contract.ts';
import { QUEUE_STATES } from '#features/day/queue/queue.vocabulary.ts';
import { furtherStage } from '#features/event-draws/event-draws.record.contract.ts';
import { chosenFormat } from '#features/matches/matches.contract.ts';
import { MATCH_ID } from '#features/matches/ties/ties.sides.policy.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';

/** The ties of a tournament's events for teams, with their rubbers. */

const side = z.enum(SIDES);
const score = z.object({ player1: z.int(), player2: z.int() });

/** Who plays a rubber: one or two players, by the names that the reader may read. */
const lineUp = z.object({ id: z.string(), name: z.string() }).meta({ id: 'RubberSide' });

const rubber = z
  .object({
    /** From 1. */
    number: z.int(),
    /** In the draw: "2-5r3". */
    matchId: z.string(),
    /** "S1", "D3". */
    name: z.string(),
    kind: z.enum(RUBBER_KINDS),
    /** Null before the orders are out, and for a side that has nobody. */
    player1: lineUp.nullable(),
    player2: lineUp.nullable(),
    /** A side has nobody for it: who wins it, null where both have nobody; missing where it is played. */
    forfeit: side.nullable().exactOptional(),
    /** The tie is decided without it. */
    isOff: z.boolean(),
    /** On the day; null for one that is not played. */
    state: z.enum(QUEUE_STATES).nullable(),
    courtName: z.string().nullable(),
    /** Of the match, once it has one. */
    id: z.uuid().nullable(),
    version: z.int(),
    scoreFormat: chosenFormat.nullable(),
    result: z
      .object({
        /** "11-9 7-11", as seen by the first team. */
        sets: z.string(),
        result: z.string(),
        winner: side.nullable(),
        status: z.enum(STATUSES),
      })
      .nullable(),
  })
  .meta({ id: 'RubberOfTie' });

const team = z
  .object({ id: z.string(), name: z.string(), club: z.string().nullable() })
  .meta({ id: 'TeamOfTie' });

const tieOutput = z
  .object({
    eventId: z.int(),
    stageId: z.uuid(),
    matchId: z.string(),
    drawNumber: z.int(),
    /** The reader changes nothing about it any more: final results, and no correction of the event that is open for the reader. */
    isClosed: z.boolean(),
    place: matchPosition,
    stage: furtherStage.nullable(),
    /** Null while it is not known. */
    team1: team.nullable(),
    team2: team.nullable(),
    score,
    winner: side.nullable(),
    /** No rubber that is left changes the winner; under some rules the rest is played all the same. */
    isDecided: z.boolean(),
    isOver: z.boolean(),
    /** A team has won it without play, or neither came. */
    isWalkover: z.boolean(),
    /** A team gave up after it had begun: the rubbers that were played stand, and the other team has won. */
    isRetired: z.boolean(),
    /** Every rubber is over, and they are level in everything: the desk says who has won. */
    isLevel: z.boolean(),
    stop: z.enum(STOP_RULES),
    /** In spite of its rule every rubber is played, because it is the first tie of a team. */
    isFirstTie: z.boolean(),
    wins: z.int(),
    /** The orders are out. Before, nobody but the own team and the desk reads more than whether one was filed. */
    isRevealed: z.boolean(),
    filed: z.object({ player1: z.boolean(), player2: z.boolean() }),
    rubbers: z.array(rubber),
  })
  .meta({ id: 'Tie' });

const params = z.object({ id: pathNumber });
const output = z.object({
  ties: z.object({
    tournamentName: z.string(),
    sport,
    eventDate: z.iso.date(),
    /** The reader runs or referees the tournament: names are whole, and ties can be decided. */
    isDesk: z.boolean(),
    /** Those for teams. */
    events: dayEvents,
    /** Of the published draws, by events and stages, in the order of play. */
    ties: z.array(tieOutput),
  }),
});

export const list = endpoint({
  operationId: 'ties.list',
  method: 'GET',
  path: '/api/tournaments/:id/ties',
  summary: 'The ties of the events for teams with their rubbers, once the orders are out',
  params,
  output,
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const decide = endpoint({
  operationId: 'ties.decide',
  method: 'PUT',
  path: '/api/tournaments/:id/ties/:stageId/:matchId/outcome',
  summary:
    'Say that a team has won its tie without play, or since the other one gave up, or that its rubbers decide; idempotent',
  params: params.extend({ stageId: z.uuid(), matchId: z.string().max(16).regex(MATCH_ID) }),
  body: z.object({
    eventId: count,
    drawNumber: count,
    /** The team that has won; null where neither came; 'none' where the rubbers decide. */
    outcome: z.union([side, z.literal('none')]).nullable(),
  }),
  output,
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    EVENT_NOT_FOUND: 404,
    FORBIDDEN: 403,
    TIE_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    DRAW_CHANGED: 409,
    /** A rubber has a result. */
    TIE_PLAYED: 409,
    /** The tie that follows has begun. */
    NEXT_MATCH_PLAYED: 409,
    NEXT_STAGE_DRAWN: 409,
  },
});
