import { z } from 'zod';
import { guardedRefusals, guardianProof } from '#features/guardian-page/guardian-page.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { checkIn } from '../check-in/check-in.contract.ts';
import {
  answerBody,
  confirmOwn,
  disputeOwn,
  enteredResult,
  enterOwn,
  matchParams,
} from './handshake.contract.ts';
import { ownOutput } from './handshake.record.contract.ts';

/** What a confirmed guardian does on the day for a player, by the mailed link (next.md, C1). The secret is in bodies only. */

const PATH = '/api/guardian-page/players/:playerId/tournaments/:id';
const player = { playerId: z.uuid() };
const params = z.object({ id: pathNumber, ...player });
const ofMatch = matchParams.extend(player);
const unknown = { ...guardedRefusals, TOURNAMENT_NOT_FOUND: 404 } as const;

export const findGuarded = endpoint({
  operationId: 'handshake.findGuarded',
  method: 'POST',
  path: `${PATH}/matches`,
  summary: "The player's matches of a tournament with their results, for a confirmed guardian",
  params,
  body: guardianProof,
  output: ownOutput,
  refusals: unknown,
});

export const enterGuarded = endpoint({
  operationId: 'handshake.enterGuarded',
  method: 'PUT',
  path: `${PATH}/matches/:stageId/:matchId`,
  summary:
    "Enter the result of the player's match, or correct the own entry, as a confirmed guardian",
  params: ofMatch,
  body: enteredResult.extend(guardianProof.shape),
  output: ownOutput,
  refusals: { ...enterOwn.refusals, ...unknown },
});

export const confirmGuarded = endpoint({
  operationId: 'handshake.confirmGuarded',
  method: 'POST',
  path: `${PATH}/matches/:stageId/:matchId/confirm`,
  summary: "Agree to the result of the player's match as a confirmed guardian",
  params: ofMatch,
  body: answerBody.extend({ isSameDevice: z.boolean(), ...guardianProof.shape }),
  output: ownOutput,
  refusals: { ...confirmOwn.refusals, ...unknown },
});

export const disputeGuarded = endpoint({
  operationId: 'handshake.disputeGuarded',
  method: 'POST',
  path: `${PATH}/matches/:stageId/:matchId/dispute`,
  summary: "Say that the result of the player's match is wrong, as a confirmed guardian",
  params: ofMatch,
  body: disputeOwn.body.extend(guardianProof.shape),
  output: ownOutput,
  refusals: { ...disputeOwn.refusals, ...unknown },
});

export const checkInGuarded = endpoint({
  operationId: 'handshake.checkInGuarded',
  method: 'POST',
  path: `${PATH}/check-in`,
  summary: 'Check the player in with the code of the venue, as a confirmed guardian',
  params,
  body: checkIn.body.extend(guardianProof.shape),
  output: z.object({}),
  refusals: { ...checkIn.refusals, ...unknown },
});
