import { z } from 'zod';
import { ORDER_RULES, SHORT_TEAM } from '#domain/team-tie/template.ts';
import { MOST_COURTS_AT_ONCE } from '#features/matches/ties/ties.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber, timeOfDay } from '#platform/shared/ids.ts';
import { tieParams } from './tie-orders.contract.ts';
import {
  orderPlayers,
  plays,
  side,
  squadMember,
  templateOutput,
  tieSummary,
} from './tie-orders.record.contract.ts';
import { LONGEST_REASON } from './tie-orders.vocabulary.ts';

const params = z.object({ id: pathNumber });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;
const closed = { ...common, TOURNAMENT_CANCELLED: 409, TOURNAMENT_FINALIZED: 409 } as const;

/** What the desk needs to enter the order of a side. */
const deskSide = z
  .object({
    version: count,
    squad: z.array(squadMember),
    /** The team's last order, where this one is missing: a proposal, which nobody takes but the desk. */
    proposal: orderPlayers.nullable(),
    /** Null before both orders are out. */
    players: orderPlayers.nullable(),
  })
  .meta({ id: 'DeskSide' });

const deskTie = tieSummary
  .extend({
    template: templateOutput,
    letters: z.object({ player1: side, player2: side }),
    /** A rubber has a result, or is called or played: an order does not change any more. */
    hasBegun: z.boolean(),
    sides: z.object({ player1: deskSide, player2: deskSide }),
  })
  .meta({ id: 'DeskTie' });

export const listForDesk = endpoint({
  operationId: 'tieOrders.listForDesk',
  method: 'GET',
  path: '/api/tournaments/:id/tie-orders',
  summary:
    'Who has filed an order and who has not, for the desk; without the players before both are out',
  params,
  output: z.object({
    tournamentName: z.string(),
    /** The reader sets when orders are due, and changes one that is out; false for a desk helper. */
    mayReferee: z.boolean(),
    ties: z.array(deskTie),
  }),
  refusals: common,
});

export const enter = endpoint({
  operationId: 'tieOrders.enter',
  method: 'PUT',
  path: '/api/tournaments/:id/tie-orders/:stageId/:matchId/:side',
  summary:
    'The desk enters an order; once both are out only for an injury, before the first rubber',
  params: tieParams.extend({ id: pathNumber, side }),
  body: z.object({
    players: orderPlayers,
    baseVersion: count,
    /** Needed once both orders are out. */
    reason: z.string().trim().max(LONGEST_REASON),
  }),
  output: z.object({ tie: deskTie }),
  refusals: {
    ...closed,
    TIE_NOT_FOUND: 404,
    ORDER_CHANGED: 409,
    REASON_NEEDED: 422,
    /** A rubber has a result, or is called or played. */
    TIE_BEGUN: 409,
    NOT_IN_SQUAD: 422,
    ORDER_RULE: 422,
  },
});

export const setTime = endpoint({
  operationId: 'tieOrders.setTime',
  method: 'PUT',
  path: '/api/tournaments/:id/tie-orders/:stageId/:matchId/time',
  summary: 'When a tie begins: its orders are due some minutes before',
  params: tieParams.extend({ id: pathNumber }),
  /** On the tournament's day, in Japan. */
  body: z.object({
    time: timeOfDay.nullable(),
    /** The time that the writer saw, null for none; a page of an earlier version sends nothing. */
    seenTime: timeOfDay.nullable().optional(),
  }),
  output: z.object({ tie: deskTie }),
  refusals: {
    ...closed,
    TIE_NOT_FOUND: 404,
    ORDERS_REVEALED: 409,
    /** Another time is stored than the one that the writer saw. */
    TIME_CHANGED: 409,
  },
});

const rulesParams = z.object({ id: pathNumber, eventId: pathNumber });

const rulesOutput = z
  .object({
    tournamentName: z.string(),
    eventName: z.string(),
    template: templateOutput,
    courtsAtOnce: z.int(),
    fileMinutes: z.int(),
    warnsOnly: z.boolean(),
    /** 0 while the event follows the usual template of its sport. */
    version: count,
    /** Ties that have a copy of an earlier template. */
    frozen: z.int(),
  })
  .meta({ id: 'TieRules' });

export const findRules = endpoint({
  operationId: 'tieOrders.findRules',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/tie-rules',
  summary: 'How the ties of an event are played',
  params: rulesParams,
  output: z.object({ rules: rulesOutput }),
  refusals: { ...common, EVENT_NOT_FOUND: 404, NOT_FOR_TEAMS: 409 },
});

export const saveRules = endpoint({
  operationId: 'tieOrders.saveRules',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/tie-rules',
  summary:
    'Save how the ties of an event are played; ties with an order keep the rules that they have',
  params: rulesParams,
  body: z.object({
    templateId: z.string().max(40),
    rubbers: z.array(z.string().max(8)).max(20),
    wins: z.int().min(1).max(20),
    rules: z.array(z.enum(ORDER_RULES)).max(ORDER_RULES.length),
    shortTeam: z.enum(SHORT_TEAM),
    play: plays,
    courtsAtOnce: z.int().min(1).max(MOST_COURTS_AT_ONCE),
    fileMinutes: z.int().min(0).max(120),
    warnsOnly: z.boolean(),
    baseVersion: count,
  }),
  output: z.object({ rules: rulesOutput }),
  refusals: {
    ...closed,
    EVENT_NOT_FOUND: 404,
    NOT_FOR_TEAMS: 409,
    RULES_CHANGED: 409,
    /** A tie of the season has a result. */
    SEASON_BEGUN: 409,
    TEMPLATE_UNKNOWN: 422,
    RUBBERS: 422,
    WINS: 422,
    FORMAT: 422,
  },
});
