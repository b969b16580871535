import { z } from 'zod';
import { MOST_COURTS } from '#features/day/day.vocabulary.ts';
import {
  answerBody,
  enteredResult,
  entryRefusals,
  matchParams,
} from '#features/day/handshake/handshake.contract.ts';
import { dayMatch } from '#features/day/handshake/handshake.record.contract.ts';
import { matchRef } from '#features/day/queue/queue.match.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { instant, pathNumber } from '#platform/shared/ids.ts';
import {
  deviceOutput,
  historyOutput,
  linksOutput,
  madeCourtLinks,
  madeSlips,
  tallyScore,
} from './court-links.record.contract.ts';
import { LONGEST_HAND_OVER, MOST_SLIPS } from './court-links.vocabulary.ts';

/**
 * Devices without an account: the tablet of a court, and the phone that reads the QR code of a paper slip. They send their
 * token as `authorization: Bearer <token>`, never in an address. The desk makes and revokes the links.
 */

/** Made by the device once, and stored there: two devices on one court differ by it. */
const deviceId = z.uuid();
/** By the device's clock, corrected by the server's. */
const at = instant;

/**
 * The token opens nothing: unknown, revoked, of another day, the day is not open or over, or the tournament is cancelled. All of
 * them get this answer.
 */
const ended = { LINK_ENDED: 401 } as const;
const ofMatch = {
  ...ended,
  /** The match was never called to this court nor shown as one of its next, or it is on another one. Of a slip: another match. */
  NOT_YOUR_COURT: 403,
  /** No published draw has such a match, or its sides are not known. */
  MATCH_NOT_FOUND: 404,
} as const;
const ofDevice = matchParams.omit({ id: true });

export const read = endpoint({
  operationId: 'courtLinks.read',
  method: 'GET',
  path: '/api/court-link',
  summary: 'What is on the court of a link now, what comes next there, and what was just played',
  query: z.object({ deviceId }),
  output: deviceOutput,
  refusals: ended,
});

const entrantId = enteredResult.shape.player1Id;

export const start = endpoint({
  operationId: 'courtLinks.start',
  method: 'POST',
  path: '/api/court-link/matches/:stageId/:matchId/start',
  summary: 'Start the match that is called to the court; starting it again changes nothing',
  params: ofDevice,
  body: z.object({
    deviceId,
    player1Id: entrantId,
    player2Id: entrantId,
    /** When it was started; a start may arrive late. Tablets of earlier versions of the app send neither. */
    at: at.optional(),
    /** The call that was shown: a match that was called again since has not begun. */
    calledAt: at.optional(),
  }),
  output: deviceOutput,
  refusals: {
    ...ofMatch,
    /** The desk has not called it, or once more since; its result can be entered all the same. */
    NOT_CALLED: 409,
    /** Other players are in it by now. */
    PLAYERS_CHANGED: 409,
    /** Details: `person` and `court`. */
    PLAYER_BUSY: 409,
  },
});

const {
  TOURNAMENT_NOT_FOUND: _tournament,
  TOURNAMENT_CANCELLED: _cancelled,
  DAY_NOT_OPEN: _closed,
  DAY_NOT_BEGUN: _early,
  DAY_OVER: _over,
  ...resultRefusals
} = entryRefusals;

export const enter = endpoint({
  operationId: 'courtLinks.enter',
  method: 'PUT',
  path: '/api/court-link/matches/:stageId/:matchId/result',
  summary: 'Enter the result of a match of this court, or correct the own entry',
  params: ofDevice,
  /** Whose results are stored offline come in the order in which they were written. */
  body: enteredResult.extend({ deviceId, /** When it was entered. */ at }),
  output: deviceOutput,
  refusals: { ...resultRefusals, ...ofMatch },
});

export const confirm = endpoint({
  operationId: 'courtLinks.confirm',
  method: 'POST',
  path: '/api/court-link/matches/:stageId/:matchId/confirm',
  summary: 'Both players have tapped their names on this device: they agree to the result',
  params: ofDevice,
  body: answerBody.extend({
    deviceId,
    /**
     * The write of the result to which they agree, where that result was still on the device: it may be refused, and another result has
     * its version then. Tablets of earlier versions of the app send none.
     */
    resultWriteId: enteredResult.shape.writeId.optional(),
  }),
  output: deviceOutput,
  refusals: { ...ofMatch, /** It has another result by now. */ RESULT_CHANGED: 409 },
});

export const tally = endpoint({
  operationId: 'courtLinks.tally',
  method: 'PUT',
  path: '/api/court-link/matches/:stageId/:matchId/tally',
  summary:
    'Send the running score, at most every three seconds; the last one by the device’s time counts',
  params: ofDevice,
  body: z.object({
    deviceId,
    at,
    drawNumber: enteredResult.shape.drawNumber,
    player1Id: entrantId,
    player2Id: entrantId,
    score: tallyScore,
  }),
  output: z.object({
    /** Another device has written here in the last minutes. */
    otherDevice: deviceOutput.shape.device.shape.otherDevice,
  }),
  refusals: { ...ofMatch, DRAW_CHANGED: 409, PLAYERS_CHANGED: 409 },
});

const params = z.object({ id: pathNumber });
const unknown = { TOURNAMENT_NOT_FOUND: 404, DAY_NOT_OPEN: 409 } as const;
const changing = { ...unknown, TOURNAMENT_CANCELLED: 409, DAY_OVER: 409 } as const;

export const list = endpoint({
  operationId: 'courtLinks.list',
  method: 'GET',
  path: '/api/tournaments/:id/day/links',
  summary:
    'The links of the courts and the printed slips of a day, for its desk; tokens are not among it',
  params,
  output: linksOutput,
  refusals: unknown,
});

export const issue = endpoint({
  operationId: 'courtLinks.issue',
  method: 'POST',
  path: '/api/tournaments/:id/day/links',
  summary:
    'Make a link for each of these courts; the one before ends. The tokens are given this once',
  params,
  body: z.object({
    courts: z
      .array(
        z.object({
          courtId: z.uuid(),
          /** The link that the writer saw; null for none. */
          seenLinkId: z.uuid().nullable(),
        }),
      )
      .min(1)
      .max(MOST_COURTS),
  }),
  output: madeCourtLinks,
  refusals: {
    ...changing,
    COURT_NOT_FOUND: 404,
    /** Another desk has made or revoked one since: nothing is made, and no paper ends. */
    LINKS_CHANGED: 409,
  },
});

export const revoke = endpoint({
  operationId: 'courtLinks.revoke',
  method: 'DELETE',
  path: '/api/tournaments/:id/day/links/:linkId',
  summary: 'Revoke the link of a court; revoking it twice changes nothing',
  params: params.extend({ linkId: z.uuid() }),
  output: linksOutput,
  refusals: { ...unknown, LINK_NOT_FOUND: 404 },
});

export const issueSlips = endpoint({
  operationId: 'courtLinks.issueSlips',
  method: 'POST',
  path: '/api/tournaments/:id/day/slips',
  summary: 'Make the links of match slips for printing; those printed before stay valid',
  params,
  body: z.object({
    /** Null for all matches whose sides are known and that have no result. */
    matches: z.array(matchRef).min(1).max(MOST_SLIPS).nullable(),
  }),
  output: madeSlips,
  refusals: {
    ...changing,
    /** One of them is in no published draw, or its sides are not known: no slip is made. */
    MATCH_NOT_FOUND: 404,
    /** No match waits for a result. */
    NO_MATCHES: 409,
    /** More matches wait than fit on one print. */
    TOO_MANY_MATCHES: 409,
  },
});

export const revokeSlips = endpoint({
  operationId: 'courtLinks.revokeSlips',
  method: 'DELETE',
  path: '/api/tournaments/:id/day/slips/:stageId/:matchId',
  summary: 'Revoke every slip of a match; doing it twice changes nothing',
  params: matchParams,
  output: linksOutput,
  refusals: unknown,
});

export const findHistory = endpoint({
  operationId: 'courtLinks.findHistory',
  method: 'GET',
  path: '/api/tournaments/:id/day/history/:stageId/:matchId',
  summary:
    'Who has done what with a match, and its running scores as its devices sent them, for the desk',
  params: matchParams,
  output: historyOutput,
  refusals: { ...unknown, MATCH_NOT_FOUND: 404 },
});

export const handOver = endpoint({
  operationId: 'courtLinks.handOver',
  method: 'POST',
  path: '/api/tournaments/:id/day/hand-over',
  summary:
    'Save a result that a device without a network shows as a QR code, as if the device had sent it',
  params,
  body: z.object({
    /** As it was scanned (court-links.hand-over.policy.ts). */
    code: z.string().min(1).max(LONGEST_HAND_OVER),
  }),
  output: z.object({
    /** With the result that was saved. */
    match: dayMatch,
  }),
  refusals: {
    ...entryRefusals,
    /** It is not one of ours, was changed on the way, or belongs to another tournament. */
    HAND_OVER_INVALID: 400,
    /** The link that has signed it was deleted meanwhile; a revoked one is no reason. */
    LINK_ENDED: 410,
    NOT_YOUR_COURT: 403,
    /**
     * A side of a match of groups has withdrawn, and nobody plays it. Details: `eventId`, `player1Id`, `player2Id`, their names `player1`
     * and `player2`, and the name of who has `withdrawn`.
     */
    MATCH_OFF: 409,
  },
});
