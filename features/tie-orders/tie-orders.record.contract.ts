import { z } from 'zod';
import { SIDES } from '#domain/scorecard/side.ts';
import { STRUCTURAL_RULES } from '#domain/team-tie/order.ts';
import { ORDER_RULES, RUBBER_KINDS, SHORT_TEAM, STOP_RULES } from '#domain/team-tie/template.ts';
import { ENTERED_BY, TIE_PLAYS } from '#features/matches/ties/ties.vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { count } from '#platform/shared/ids.ts';
import { MOST_PLACES, ORDER_STATES } from './tie-orders.vocabulary.ts';

/** Shapes that several endpoints of orders share. */

export const side = z.enum(SIDES);
const bySide = <Value extends z.ZodType>(value: Value) =>
  z.object({ player1: value, player2: value });
const places = bySide(z.array(z.int()).readonly());
const names = bySide(z.array(z.string()).readonly());
const play = z
  .object({ stop: z.enum(STOP_RULES), format: z.string().max(40) })
  .meta({ id: 'TiePlay' });
export const plays = z.object({ groups: play, knockout: play });

export const templateOutput = z
  .object({
    id: z.string(),
    sport,
    rubbers: z.array(z.object({ kind: z.enum(RUBBER_KINDS), name: z.string(), places })).readonly(),
    places: z.int(),
    letters: names.nullable(),
    wins: z.int(),
    rules: z.array(z.enum(ORDER_RULES)).readonly(),
    shortTeam: z.enum(SHORT_TEAM),
    play: plays,
  })
  .meta({ id: 'TieTemplate' });

/** The squad's number of each place; null where a short team has nobody. */
export const orderPlayers = z.array(z.int().min(1).max(99).nullable()).max(MOST_PLACES).readonly();

/** What an order breaks that was taken with a warning. */
export const orderBreach = z
  .object({
    rule: z.enum(['not-in-squad', ...ORDER_RULES, ...STRUCTURAL_RULES]),
    /** Rubbers, from 0. */
    lines: z.array(z.int()),
  })
  .meta({ id: 'OrderBreach' });

const orderOutput = z
  .object({
    players: orderPlayers,
    enteredBy: z.enum(ENTERED_BY),
    isLate: z.boolean(),
    /** Where the event only warns. */
    breaches: z.array(orderBreach),
    version: count,
  })
  .meta({ id: 'TieOrder' });

export const squadMember = z
  .object({ number: z.int(), name: z.string(), grade: z.string() })
  .meta({ id: 'SquadMember' });

const person = z.object({ name: z.string(), grade: z.string() });

/** A rubber once the orders are out. */
const rubberOutput = z
  .object({
    number: z.int(),
    name: z.string(),
    kind: z.enum(RUBBER_KINDS),
    /** Null for a side that has nobody for it. */
    player1: z.array(person).nullable(),
    player2: z.array(person).nullable(),
    /** "3-1"; null while it has none. */
    result: z.string().nullable(),
    winner: side.nullable(),
    isForfeited: z.boolean(),
    /** It will not be played. */
    isOff: z.boolean(),
    /** It is on court. */
    isPlaying: z.boolean(),
    /** It can be called now, beside those that are named with it. */
    isNext: z.boolean(),
  })
  .meta({ id: 'TieRubber' });

/** What everybody of both sides may read of a tie. Who plays is in it only once both orders are out. */
export const tieSummary = z
  .object({
    tournamentId: z.int(),
    tournamentName: z.string(),
    eventId: z.int(),
    /** Empty where the tournament has one event. */
    eventName: z.string(),
    stageId: z.uuid(),
    matchId: z.string(),
    player1: z.string(),
    player2: z.string(),
    state: z.enum(ORDER_STATES),
    play: z.enum(TIE_PLAYS),
    startsAt: z.iso.datetime().nullable(),
    dueAt: z.iso.datetime().nullable(),
    filed: bySide(z.boolean()),
    /** What the orders break, once both are out: with a warning, or since somebody has left the squad. */
    breaches: bySide(z.array(orderBreach)),
    score: bySide(z.int()),
    winner: side.nullable(),
  })
  .meta({ id: 'TieSummary' });

export const tieOutput = tieSummary
  .extend({
    own: side,
    template: templateOutput,
    /** Whose letters the own side has. */
    letters: side,
    warnsOnly: z.boolean(),
    squad: z.array(squadMember),
    /** The own order. */
    order: orderOutput.nullable(),
    /** The own last order, to begin with. */
    last: orderPlayers.nullable(),
    rubbers: z.array(rubberOutput).nullable(),
    revealedAt: z.iso.datetime().nullable(),
    /** Changes after the reveal. */
    changes: z.array(
      z.object({ side, reason: z.string(), at: z.iso.datetime(), rubbers: z.array(z.int()) }),
    ),
  })
  .meta({ id: 'OwnTie' });
