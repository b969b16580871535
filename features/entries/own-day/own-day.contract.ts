import { z } from 'zod';
import { SPORTS } from '#domain/scoring/formats.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { CHECK_IN_STATES } from '../check-ins/check-ins.vocabulary.ts';
import { eventOfEntry } from '../entries.contract.ts';
import { OWN_MATCH_STATES, OWN_ROLES, RESULT_ANSWERS } from './own-day.vocabulary.ts';

/** What somebody plays today: their next matches with courts and times, and what is asked of them (next.md, C9). */

const when = z.iso.datetime();

const sideOfMatch = z.object({ name: z.string(), club: z.string().nullable() });

export const ownMatchOutput = z
  .object({
    entryId: z.uuid(),
    event: eventOfEntry,
    stageId: z.uuid(),
    matchId: z.string(),
    place: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('knockout'),
        round: z.int(),
        rounds: z.int(),
        position: z.int(),
      }),
      z.object({ kind: z.literal('group'), group: z.int(), number: z.int() }),
    ]),
    role: z.enum(OWN_ROLES),
    /** The own one first; of an umpire those of the match. Null while a side is not known. */
    sides: z.tuple([sideOfMatch.nullable(), sideOfMatch.nullable()]),
    state: z.enum(OWN_MATCH_STATES),
    /** The name of the court where it is next, called or played. */
    court: z.string().nullable(),
    calledAt: when.nullable(),
    /** The own side has said that it is on its way. */
    isComing: z.boolean(),
    /** "Not before 10:40 (about 10:55)"; null where nobody can say, and of a match that is called. */
    notBefore: when.nullable(),
    about: when.nullable(),
    /** Of a match that is played: what its result waits for; null before. */
    answer: z.enum(RESULT_ANSWERS).nullable(),
  })
  .meta({ id: 'OwnMatch' });

export const ownDayOutput = z
  .object({
    tournamentId: z.int(),
    tournamentName: z.string(),
    venue: z.string(),
    sport: z.enum(SPORTS),
    /** Whether the person is there, for all their events; null where none is checked in. */
    checkIn: z.enum(CHECK_IN_STATES).nullable(),
    /** Called and played ones first, then by time. */
    matches: z.array(ownMatchOutput),
  })
  .meta({ id: 'OwnDay' });

const output = z.object({
  /** When it was read, by the server's clock. */
  at: when,
  /** One for each tournament of today whose day is open. */
  days: z.array(ownDayOutput),
  /** The clubs that the reader looks after and of which somebody plays today. */
  clubs: z.array(z.object({ groupId: z.int(), name: z.string(), players: z.int() })),
});

export const find = endpoint({
  operationId: 'ownDay.find',
  method: 'GET',
  path: '/api/my-day',
  summary: 'My matches of today: next, called, umpiring, and results that wait for my answer',
  output,
  refusals: {},
});

export const sayComing = endpoint({
  operationId: 'ownDay.sayComing',
  method: 'POST',
  path: '/api/tournaments/:id/my-matches/:stageId/:matchId/coming',
  summary: 'Say that I am on my way to my called match; the desk reads it',
  params: z.object({
    id: pathNumber,
    stageId: z.uuid(),
    matchId: z
      .string()
      .max(16)
      .regex(/^\d+-\d+(-\d+)?$/),
  }),
  output,
  refusals: {
    /** Also where I have no place in it, where its day is not open, and where it is cancelled. */
    TOURNAMENT_NOT_FOUND: 404,
    DAY_OVER: 409,
    /** No published draw has such a match of the caller. */
    MATCH_NOT_FOUND: 404,
    /** It is not called, or has begun. */
    MATCH_NOT_CALLED: 409,
  },
});
