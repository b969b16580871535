import { z } from 'zod';
import { SIDES } from '#domain/scorecard/side.ts';
import {
  baseVersion,
  chosenFormat,
  MOST_SETS,
  scoreRefusals,
  setScores,
  writeId,
} from '#features/matches/matches.contract.ts';
import { MATCH_ID } from '#features/matches/ties/ties.sides.policy.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import { deskOutput, ownOutput } from './handshake.record.contract.ts';
import {
  ENTERED_ENDINGS,
  LONGEST_SILENCE,
  type Scorer,
  SHORTEST_SILENCE,
} from './handshake.vocabulary.ts';

/** Results that players enter on the day, and what the other side says about them (next.md, C5). */

const params = z.object({ id: pathNumber });
const matchId = z.string().max(16).regex(MATCH_ID);
export const matchParams = params.extend({ stageId: z.uuid(), matchId });
/** Why nothing about the results of a day changes now. */
const closedDay = {
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

/** Details of MATCH_CHANGED: the stored result, and who has entered it. */
export interface OtherResult {
  readonly by: Scorer;
  readonly scoredByCourt: string | null;
  readonly version: number;
  /** Of a group's match. */
  readonly sets?: string;
  readonly result?: string;
  /** Of a knockout's. */
  readonly score?: string | null;
}

/** A score in the order of the match's two sides. */
const typed = {
  sets: z.array(setScores).max(MOST_SETS),
  status: z.enum(ENTERED_ENDINGS),
  winner: z.enum(SIDES),
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
  TOURNAMENT_FINALIZED: 409,
  DRAW_CHANGED: 409,
  NEXT_STAGE_DRAWN: 409,
  NEXT_MATCH_PLAYED: 409,
  NEXT_MATCH_CALLED: 409,
  PLAYERS_CHANGED: 409,
  PLAYERS_MISSING: 409,
  PLAYERS_UNKNOWN: 409,
  /** A team has won the tie of this rubber without play. */
  TIE_DECIDED: 409,
  SAME_PLAYER: 422,
  FORMAT_CHANGED: 409,
  /** Another result is stored than the writer saw; details as in `OtherResult`. */
  MATCH_CHANGED: 409,
  /** The other side has entered one: say yes or no to it. */
  RESULT_ENTERED: 409,
  /** A guardian of the own side has entered one, or somebody else who speaks for it: the desk corrects it. */
  GUARDIAN_ENTERED: 409,
  OWN_SIDE_ENTERED: 409,
  /** The desk decides now. */
  RESULT_DISPUTED: 409,
  RESULT_CONFIRMED: 409,
  INVALID_SCORES: 422,
  NO_CLEAR_WINNER: 422,
  ...scoreRefusals,
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
export const answerBody = z.object({ seenVersion });
const answers = { ...ofMatch, /** It has another result by now. */ RESULT_CHANGED: 409 } as const;

export const confirmOwn = endpoint({
  operationId: 'handshake.confirmOwn',
  method: 'POST',
  path: '/api/tournaments/:id/my-matches/:stageId/:matchId/confirm',
  summary: 'Agree to the result of my own match; both players on one device, or the other side',
  params: matchParams,
  body: answerBody.extend({ isSameDevice: z.boolean() }),
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
    ...scoreRefusals,
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
  body: answerBody,
  output: deskOutput,
  refusals: answers,
});

export const acceptClaim = endpoint({
  operationId: 'handshake.acceptClaim',
  method: 'POST',
  path: '/api/tournaments/:id/day/results/:stageId/:matchId/accept-claim',
  summary: 'Make what the other side says the result; sending it again changes nothing',
  params: matchParams,
  body: answerBody.extend({ writeId }),
  output: deskOutput,
  refusals: {
    ...entryRefusals,
    /** It has another result by now. */
    RESULT_CHANGED: 409,
    /** Nobody contradicts the result with a score any more. */
    NO_CLAIM: 409,
  },
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
