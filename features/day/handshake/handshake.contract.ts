import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { SPORTS } from '#domain/scoring/formats.ts';
import {
  baseVersion,
  chosenFormat,
  MOST_SETS,
  setScores,
  writeId,
} from '#features/matches/matches.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import {
  ENTERED_ENDINGS,
  HANDSHAKE_STATES,
  LONGEST_SILENCE,
  SHORTEST_SILENCE,
} from './handshake.vocabulary.ts';

/** Results that players enter on the day, and what the other side says about them (next.md, C5). */

const params = z.object({ id: pathNumber });
const matchId = z
  .string()
  .max(16)
  .regex(/^\d+-\d+(-\d+)?$/);
const matchParams = params.extend({ stageId: z.uuid(), matchId });
const when = z.iso.datetime();
const side = z.enum(SIDES);

const score = z.object({
  /** As seen by player1: "11-9 7-11". */
  sets: z.string(),
  result: z.string(),
  winner: side.nullable(),
  status: z.enum(STATUSES),
});

const playerOfMatch = z.object({
  /** The entrant's number, as text. */
  id: z.string(),
  name: z.string(),
  club: z.string().nullable(),
});

/** A match of the day with its result, for its players, its court and the desk. */
export const dayMatch = z
  .object({
    eventId: z.int(),
    stageId: z.uuid(),
    /** Of the stage in its event, from 0. */
    stagePosition: z.int(),
    matchId: z.string(),
    drawNumber: z.int(),
    place: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('knockout'),
        round: z.int(),
        rounds: z.int(),
        position: z.int(),
      }),
      z.object({ kind: z.literal('group'), group: z.int(), number: z.int() }),
    ]),
    player1: playerOfMatch.nullable(),
    player2: playerOfMatch.nullable(),
    /** The reader's side; null for a court and for the desk. */
    ownSide: side.nullable(),
    /** Null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    /** The side that is clearly stronger: another winner is asked for once more. */
    favourite: side.nullable(),
    version: z.int(),
    result: score.nullable(),
    /** Null without a result, and for one of the desk. */
    handshake: z
      .object({
        state: z.enum(HANDSHAKE_STATES),
        /** Who has entered it; null for the device of a court. */
        side: side.nullable(),
        enteredAt: when,
        dueAt: when,
        /** What the other side says was played; null where it does not say. */
        claim: score.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'DayMatch' });

/** Of a tournament, for a list of its matches. */
export const dayEvents = z.array(
  z
    .object({
      id: z.int(),
      /** Empty where the organizer has given none. */
      name: z.string(),
      eventType: z.enum(EVENT_TYPES),
      level: z.enum(TOURNAMENT_LEVELS),
    })
    .meta({ id: 'EventOfMatches' }),
);

const ownOutput = z.object({
  own: z
    .object({
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      venue: z.string(),
      sport: z.enum(SPORTS),
      isCancelled: z.boolean(),
      /** Results are entered now: the desk has opened the day, and it is today. */
      isOpen: z.boolean(),
      events: dayEvents,
      matches: z.array(dayMatch),
    })
    .meta({ id: 'OwnMatches' }),
});

const deskOutput = z.object({
  results: z
    .object({
      tournamentName: z.string(),
      sport: z.enum(SPORTS),
      /** Nothing is changed any more. */
      isClosed: z.boolean(),
      silenceMinutes: z.int(),
      events: dayEvents,
      /** Contradicted ones first, then those that wait for the other side, the oldest first. */
      matches: z.array(dayMatch),
    })
    .meta({ id: 'OpenResults' }),
});

/** Why nothing about the results of a day changes now. */
export const closedDay = {
  TOURNAMENT_NOT_FOUND: 404,
  TOURNAMENT_CANCELLED: 409,
  DAY_NOT_OPEN: 409,
  DAY_NOT_BEGUN: 409,
  DAY_OVER: 409,
} as const;
const ofMatch = {
  ...closedDay,
  /** No published draw has such a match of the caller, or its sides are not known. */
  MATCH_NOT_FOUND: 404,
} as const;

/** A score in the order of the match's two sides. */
const typed = {
  sets: z.array(setScores).max(MOST_SETS),
  status: z.enum(ENTERED_ENDINGS),
  winner: side,
};

const entrantId = z.string().min(1).max(10);

/** A result as a player or the device of a court sends it; sending it again changes nothing. */
export const enteredResult = z.object({
  writeId,
  drawNumber: count,
  baseVersion,
  follows: writeId.optional(),
  player1Id: entrantId,
  player2Id: entrantId,
  ...typed,
  scoreFormat: chosenFormat.nullable(),
});

/** Why an entered result is not saved. */
export const entryRefusals = {
  ...ofMatch,
  EVENT_NOT_FOUND: 404,
  DRAW_CHANGED: 409,
  NEXT_STAGE_DRAWN: 409,
  NEXT_MATCH_PLAYED: 409,
  NEXT_MATCH_CALLED: 409,
  PLAYERS_CHANGED: 409,
  PLAYERS_MISSING: 409,
  PLAYERS_UNKNOWN: 409,
  SAME_PLAYER: 422,
  FORMAT_CHANGED: 409,
  /** Another result is stored than the writer saw; details as of `results.saveResult` and `matches.saveScore`. */
  MATCH_CHANGED: 409,
  /** The other side has entered one: say yes or no to it. */
  RESULT_ENTERED: 409,
  /** The desk decides now. */
  RESULT_DISPUTED: 409,
  RESULT_CONFIRMED: 409,
  INVALID_SCORES: 422,
  NO_CLEAR_WINNER: 422,
  UNKNOWN_FORMAT: 422,
  INCOMPLETE_SCORES: 422,
  IMPOSSIBLE_SCORE: 422,
  WINNER_MISMATCH: 422,
  ALREADY_DECIDED: 422,
  NOTHING_PLAYED: 422,
} as const;

export const findOwn = endpoint({
  operationId: 'handshake.findOwn',
  method: 'GET',
  path: '/api/tournaments/:id/my-matches',
  summary: 'My matches of a tournament with their results, and what the other side says about them',
  params,
  output: ownOutput,
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const enterOwn = endpoint({
  operationId: 'handshake.enterOwn',
  method: 'PUT',
  path: '/api/tournaments/:id/my-matches/:stageId/:matchId',
  summary: 'Enter the result of my own match, or correct my entry',
  params: matchParams,
  body: enteredResult,
  output: ownOutput,
  refusals: entryRefusals,
});

/** Of the result that was shown. */
const seenVersion = count;
const answers = { ...ofMatch, /** It has another result by now. */ RESULT_CHANGED: 409 } as const;

export const confirmOwn = endpoint({
  operationId: 'handshake.confirmOwn',
  method: 'POST',
  path: '/api/tournaments/:id/my-matches/:stageId/:matchId/confirm',
  summary: 'Agree to the result of my own match; both players on one device, or the other side',
  params: matchParams,
  body: z.object({ seenVersion, isSameDevice: z.boolean() }),
  output: ownOutput,
  refusals: answers,
});

export const disputeOwn = endpoint({
  operationId: 'handshake.disputeOwn',
  method: 'POST',
  path: '/api/tournaments/:id/my-matches/:stageId/:matchId/dispute',
  summary: 'Say that the result that the other side has entered is wrong',
  params: matchParams,
  body: z.object({
    seenVersion,
    /** What was played instead; null leaves it to the desk. */
    claim: z.object(typed).nullable(),
  }),
  output: ownOutput,
  refusals: {
    ...answers,
    RESULT_CONFIRMED: 409,
    /** The own side has entered it: correct it instead. */
    OWN_RESULT: 409,
    INVALID_SCORES: 422,
    UNKNOWN_FORMAT: 422,
    INCOMPLETE_SCORES: 422,
    IMPOSSIBLE_SCORE: 422,
    WINNER_MISMATCH: 422,
    ALREADY_DECIDED: 422,
    NOTHING_PLAYED: 422,
    PLAYERS_MISSING: 409,
    PLAYERS_CHANGED: 409,
  },
});

const deskUnknown = { TOURNAMENT_NOT_FOUND: 404, DAY_NOT_OPEN: 409 } as const;

export const findOpen = endpoint({
  operationId: 'handshake.findOpen',
  method: 'GET',
  path: '/api/tournaments/:id/day/results',
  summary: 'The results to which the other side has not agreed, for the desk',
  params,
  output: deskOutput,
  refusals: deskUnknown,
});

export const confirmAtDesk = endpoint({
  operationId: 'handshake.confirmAtDesk',
  method: 'POST',
  path: '/api/tournaments/:id/day/results/:stageId/:matchId/confirm',
  summary: 'Confirm the result that is stored, whatever the other side says',
  params: matchParams,
  body: z.object({ seenVersion }),
  output: deskOutput,
  refusals: answers,
});

export const setSilence = endpoint({
  operationId: 'handshake.setSilence',
  method: 'PUT',
  path: '/api/tournaments/:id/day/silence',
  summary: 'Set after how many minutes silence is consent, for results entered from now on',
  params,
  body: z.object({
    /** What the writer saw. */
    seen: count,
    next: z.int().min(SHORTEST_SILENCE).max(LONGEST_SILENCE),
  }),
  output: deskOutput,
  refusals: {
    ...deskUnknown,
    TOURNAMENT_CANCELLED: 409,
    DAY_OVER: 409,
    DAY_CHANGED: 409,
  },
});
