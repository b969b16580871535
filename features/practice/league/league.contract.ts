import { z } from 'zod';
import { PRESETS } from '#domain/league-table/presets.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import {
  baseVersion,
  chosenFormat,
  playerId,
  writeId,
} from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day, integer, pathNumber } from '#platform/shared/ids.ts';
import { participant } from '../practice.contract.ts';
import { FEWEST_LEAGUE_PLAYERS, MOST_PLAYERS } from '../practice.vocabulary.ts';

const leagueParams = z.object({ id: z.uuid() });
const players = z.array(participant).min(FEWEST_LEAGUE_PLAYERS).max(MOST_PLAYERS);

/** Short, because a league of 40 has 780 of them: players by id, sets as text ("11-9 7-11"). */
const leagueMatch = z.object({
  id: z.uuid(),
  player1Id: playerId,
  player2Id: playerId,
  sets: z.string(),
  /** Null where nobody won: `status` says why. */
  winner: z.enum(SIDES).nullable(),
  status: z.enum(STATUSES),
  /** Null for the card of the specification. */
  scoreFormat: chosenFormat.nullable(),
  version: z.int(),
});

const leagueOutput = z
  .object({
    id: z.uuid(),
    groupId: z.int(),
    groupName: z.string(),
    practiceDate: z.iso.date(),
    preset: z.enum(PRESETS),
    /** Of the pairs that have no score yet; null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    players: z.array(participant),
    version: z.int(),
    may: z.object({ remove: z.boolean() }),
    /** The reader among the members of the group; null for somebody who is none. */
    self: playerId.nullable(),
    matches: z.array(leagueMatch),
    /** Guests who were taken off the list, and whose results count again once they are put back. */
    guests: z.array(participant),
  })
  .meta({ id: 'League' });
export type LeagueOutput = z.output<typeof leagueOutput>;

export const createLeague = endpoint({
  operationId: 'league.createLeague',
  method: 'POST',
  path: '/api/practice/leagues',
  summary: 'Open a league for members of a group and external players',
  body: z.object({
    /** Made by the client (UUID version 7): opening the same league again changes nothing. */
    id: z.uuidv7(),
    groupId: integer,
    practiceDate: day,
    players,
    preset: z.enum(PRESETS).optional(),
    scoreFormat: chosenFormat.nullable().optional(),
  }),
  output: z.object({ league: leagueOutput }),
  refusals: {
    GROUP_NOT_FOUND: 404,
    PLAYERS_UNKNOWN: 409,
    DUPLICATE_PLAYER: 422,
    UNKNOWN_FORMAT: 422,
  },
});

export const leagues = endpoint({
  operationId: 'league.leagues',
  method: 'GET',
  path: '/api/practice/leagues',
  summary: 'The latest leagues of a group, newest first',
  query: z.object({ groupId: pathNumber }),
  output: z.object({
    leagues: z.array(
      z.object({
        id: z.uuid(),
        practiceDate: z.iso.date(),
        /** Pairs, where it is played in pairs. */
        players: z.int(),
        inPairs: z.boolean(),
        completed: z.int(),
        total: z.int(),
      }),
    ),
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});

export const league = endpoint({
  operationId: 'league.league',
  method: 'GET',
  path: '/api/practice/leagues/:id',
  summary: 'A league with its players and results',
  params: leagueParams,
  output: z.object({ league: leagueOutput }),
  refusals: { SESSION_NOT_FOUND: 404 },
});

/**
 * Results of players who are removed from the list stay stored and count again when the player is put back. With
 * `seen`, the league as the writer saw it, a change is merged into the changes of others; without it any newer version
 * refuses it. A score format is for the pairs that have no score yet; scored matches have theirs.
 */
export const changeLeague = endpoint({
  operationId: 'league.changeLeague',
  method: 'PATCH',
  path: '/api/practice/leagues/:id',
  summary: 'Change the players or the rules of a league',
  params: leagueParams,
  body: z.object({
    writeId,
    baseVersion,
    seen: z
      .object({
        players: z.array(playerId).max(MOST_PLAYERS),
        preset: z.enum(PRESETS),
        scoreFormat: chosenFormat.nullable().optional(),
      })
      .optional(),
    players: players.optional(),
    preset: z.enum(PRESETS).optional(),
    scoreFormat: chosenFormat.nullable().optional(),
  }),
  output: z.object({ league: leagueOutput }),
  refusals: {
    SESSION_NOT_FOUND: 404,
    UNKNOWN_FORMAT: 422,
    SESSION_CHANGED: 409,
    PLAYERS_UNKNOWN: 409,
    DUPLICATE_PLAYER: 422,
  },
});

export const removeLeague = endpoint({
  operationId: 'league.removeLeague',
  method: 'DELETE',
  path: '/api/practice/leagues/:id',
  summary: 'Take a league and its results out of the records; it can be brought back',
  params: leagueParams,
  query: z.object({ writeId }),
  output: z.object({}),
  refusals: { SESSION_NOT_FOUND: 404 },
});

export const restoreLeague = endpoint({
  operationId: 'league.restoreLeague',
  method: 'POST',
  path: '/api/practice/leagues/:id/restore',
  summary: 'Bring a removed league back with its results',
  params: leagueParams,
  body: z.object({ writeId }),
  output: z.object({ league: leagueOutput }),
  refusals: { SESSION_NOT_FOUND: 404 },
});
