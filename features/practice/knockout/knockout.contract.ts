import { z } from 'zod';
import { traditions } from '#domain/bracket/vocabulary.ts';
import { chosenFormat, playerId, writeId } from '#features/matches/matches.contract.ts';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, day, integer, pathNumber } from '#platform/shared/ids.ts';
import { participant } from '../practice.contract.ts';
import { drawOutput } from './knockout.draw.contract.ts';
import { MOST_PLAYERS } from './knockout.vocabulary.ts';

const sessionParams = z.object({ id: z.uuid() });

export const knockoutOutput = z
  .object({
    id: z.uuid(),
    groupId: z.int(),
    groupName: z.string(),
    practiceDate: z.iso.date(),
    players: z.array(participant),
    /** 1 for the first draw; a score names the draw that it is for. */
    drawNumber: z.int(),
    drawnAt: z.iso.datetime(),
    draw: drawOutput,
    /** For every match that ever had a result: what a scorer must have seen to change it. */
    marks: z.array(
      z.object({
        matchId: z.string(),
        version: z.int(),
        notes: z.string(),
        scoredBy: z.string().nullable(),
        scoredAt: z.iso.datetime(),
      }),
    ),
    /** For matches without a result: when their players were last called, and to where. */
    calls: z.array(
      z.object({ matchId: z.string(), place: z.string(), calledAt: z.iso.datetime() }),
    ),
    /** Of the matches without a result; null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    /** Of the public read-only link; null while there is none. */
    shareToken: z.string().nullable(),
    may: z.object({ manage: z.boolean() }),
    /** The reader's entrant in the draw, alone or in a pair; null for somebody who does not play. */
    self: z.string().nullable(),
  })
  .meta({ id: 'Knockout' });
export type KnockoutOutput = z.output<typeof knockoutOutput>;

export const createKnockout = endpoint({
  operationId: 'knockout.createKnockout',
  method: 'POST',
  path: '/api/practice/knockouts',
  summary: 'Draw a knockout for members of a group and external players',
  body: z.object({
    /** Made by the client (UUID version 7): starting the same knockout again changes nothing. */
    id: z.uuidv7(),
    groupId: integer,
    practiceDate: day,
    players: z
      .array(
        /** A visitor's school or club, where it is known; members are of their group. */
        participant.extend({ club: z.string().trim().max(LONGEST_NAME).optional() }),
      )
      .max(MOST_PLAYERS),
    tradition: z.enum(traditions).default('tennis'),
    /** Seeds chosen by hand, the first is seed number 1; without it the ratings seed. */
    seeds: z.array(playerId).max(MOST_PLAYERS).optional(),
    /** Missing or null: scores as entered, on a card of five sets. */
    scoreFormat: chosenFormat.nullable().optional(),
  }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: {
    GROUP_NOT_FOUND: 404,
    TOO_FEW_PLAYERS: 422,
    PLAYERS_UNKNOWN: 409,
    DUPLICATE_PLAYER: 422,
    INVALID_SEEDS: 422,
    UNKNOWN_FORMAT: 422,
  },
});

export const knockouts = endpoint({
  operationId: 'knockout.knockouts',
  method: 'GET',
  path: '/api/practice/knockouts',
  summary: 'The latest knockouts of a group, newest first',
  query: z.object({ groupId: pathNumber }),
  output: z.object({
    knockouts: z.array(
      z.object({
        id: z.uuid(),
        practiceDate: z.iso.date(),
        /** Pairs, where it is played in pairs. */
        players: z.int(),
        inPairs: z.boolean(),
        played: z.int(),
        total: z.int(),
        champion: z.string().nullable(),
      }),
    ),
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});

export const knockout = endpoint({
  operationId: 'knockout.knockout',
  method: 'GET',
  path: '/api/practice/knockouts/:id',
  summary: 'A knockout with its draw and results',
  params: sessionParams,
  output: z.object({ knockout: knockoutOutput }),
  refusals: { SESSION_NOT_FOUND: 404 },
});

/**
 * A score format is for the matches that have no result yet; the others have theirs. `seen` is the format that the
 * writer saw, their own pending choices included: where somebody else has chosen another one meanwhile, the answer is
 * RULES_CHANGED.
 */
export const changeKnockout = endpoint({
  operationId: 'knockout.changeKnockout',
  method: 'PATCH',
  path: '/api/practice/knockouts/:id',
  summary: 'Change the score rules of a knockout',
  params: sessionParams,
  body: z.object({
    writeId,
    seen: chosenFormat.nullable(),
    scoreFormat: chosenFormat.nullable(),
  }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: { SESSION_NOT_FOUND: 404, UNKNOWN_FORMAT: 422, RULES_CHANGED: 409 },
});

/** `drawNumber` is the draw to replace: two people who press at the same time redraw once. */
export const redrawKnockout = endpoint({
  operationId: 'knockout.redrawKnockout',
  method: 'POST',
  path: '/api/practice/knockouts/:id/redraw',
  summary: 'Draw again, while nothing has been played',
  params: sessionParams,
  body: z.object({ writeId, drawNumber: count }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: { SESSION_NOT_FOUND: 404, MATCHES_PLAYED: 409, BRACKET_REDRAWN: 409 },
});

export const removeKnockout = endpoint({
  operationId: 'knockout.removeKnockout',
  method: 'DELETE',
  path: '/api/practice/knockouts/:id',
  summary: 'Take a knockout and its results out of the records; it can be brought back',
  params: sessionParams,
  query: z.object({ writeId }),
  output: z.object({}),
  refusals: { SESSION_NOT_FOUND: 404 },
});

export const restoreKnockout = endpoint({
  operationId: 'knockout.restoreKnockout',
  method: 'POST',
  path: '/api/practice/knockouts/:id/restore',
  summary: 'Bring a removed knockout back with its results',
  params: sessionParams,
  body: z.object({ writeId }),
  output: z.object({ knockout: knockoutOutput }),
  refusals: { SESSION_NOT_FOUND: 404 },
});
