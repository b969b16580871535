import { z } from 'zod';
import {
  chosenFormat,
  ending,
  MOST_SETS,
  scoreRefusals,
  setScores,
  writeId,
} from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { CHECK_IN_STATES } from '../check-ins/check-ins.vocabulary.ts';
import { eventOfEntry } from '../entries.contract.ts';
import {
  OWN_MATCH_STATES,
  OWN_ROLES,
  PRACTICE_STATES,
  RESULT_ANSWERS,
} from './own-day.vocabulary.ts';

/** What somebody plays today: their next matches with courts and times, and what is asked of them (next.md, C9). */

const when = z.iso.datetime();

const sideOfMatch = z
  .object({ name: z.string(), club: z.string().nullable() })
  .meta({ id: 'SideOfOwnMatch' });

/** Of a tie: its number in it, from 1, and its name, such as "D3". */
const rubber = z.object({ number: z.int(), name: z.string() }).exactOptional();

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
        rubber,
      }),
      z.object({ kind: z.literal('group'), group: z.int(), number: z.int(), rubber }),
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

/** Tables that are open for practice matches of players who are out (next.md, C3); null where there is none for the reader. */
const practice = z
  .object({
    /** The reader can sign up, waits, or is called to a table. */
    state: z.enum(PRACTICE_STATES),
    /** How many wait before the reader. */
    ahead: z.int().nullable(),
    /** Of a called one; null where the desk has taken the table back. */
    court: z.string().nullable(),
    match: z
      .object({
        id: z.uuid(),
        opponent: sideOfMatch,
        /** In the order of the card. */
        sides: z.tuple([sideOfMatch, sideOfMatch]),
        calledAt: when,
        /** Null for scores as entered. */
        scoreFormat: chosenFormat.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnPractice' });

export const ownDayOutput = z
  .object({
    tournamentId: z.int(),
    tournamentName: z.string(),
    venue: z.string(),
    sport,
    /** It has ended early, or the results are final: nothing more is played. */
    isOver: z.boolean(),
    /** Whether the person is there, for all their events; null where none is checked in, and once the day is over. */
    checkIn: z.enum(CHECK_IN_STATES).nullable(),
    /** Called and played ones first, then by time. */
    matches: z.array(ownMatchOutput),
    practice: practice.nullable(),
  })
  .meta({ id: 'OwnDay' });

const clubToday = z
  .object({ groupId: z.int(), name: z.string(), players: z.int() })
  .meta({ id: 'ClubToday' });

const output = z
  .object({
    /** When it was read, by the server's clock. */
    at: when,
    /** One for each tournament of today whose day is open. */
    days: z.array(ownDayOutput),
    /** The clubs that the reader looks after and of which somebody plays today. */
    clubs: z.array(clubToday),
  })
  .meta({ id: 'MyDay' });

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
      .regex(/^\d+-\d+(-\d+)?(r\d+)?$/),
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

const ofPractice = {
  /** Also where I have no place in it, where its day is not open, and where it is cancelled. */
  TOURNAMENT_NOT_FOUND: 404,
  DAY_OVER: 409,
} as const;
const tournament = z.object({ id: pathNumber });

export const signUpForPractice = endpoint({
  operationId: 'ownDay.signUpForPractice',
  method: 'POST',
  path: '/api/tournaments/:id/my-practice',
  summary: 'Sign up for one more match on an open table, once I am out; twice changes nothing',
  params: tournament,
  body: z.object({ /** Made by the browser. */ id: clientId }),
  output,
  refusals: {
    ...ofPractice,
    /** The desk has opened none, or has taken them back. */
    NO_OPEN_TABLE: 409,
    /** I have a match left, or a stage of my event is not drawn yet. */
    STILL_PLAYING: 409,
    ID_TAKEN: 409,
  },
});

export const endPractice = endpoint({
  operationId: 'ownDay.endPractice',
  method: 'DELETE',
  path: '/api/tournaments/:id/my-practice',
  summary:
    'Leave the list, or end my match on an open table without a score; twice changes nothing',
  params: tournament,
  /** What I saw: that I wait, or the match. A match that is over by now is a success. */
  query: z.object({ seen: z.literal('waiting').or(z.uuid()).optional() }),
  output,
  refusals: {
    ...ofPractice,
    /** I am not waiting any more: I have got an opponent. */
    CALLED_MEANWHILE: 409,
  },
});

export const enterPractice = endpoint({
  operationId: 'ownDay.enterPractice',
  method: 'PUT',
  path: '/api/tournaments/:id/my-practice/:matchId',
  summary: 'Enter the result of my match on an open table: it is recorded as practice of both',
  params: tournament.extend({ matchId: z.uuid() }),
  body: z.object({ writeId, sets: z.array(setScores).max(MOST_SETS), ending }),
  output,
  refusals: {
    ...ofPractice,
    /** It is not mine, or the other player has deleted the account. */
    MATCH_NOT_FOUND: 404,
    /** The other player has entered another result; with details as in `StoredScore` of matches. */
    MATCH_CHANGED: 409,
    FORMAT_CHANGED: 409,
    INVALID_SCORES: 422,
    NO_CLEAR_WINNER: 422,
    ...scoreRefusals,
  },
});
