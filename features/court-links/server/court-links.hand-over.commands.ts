import { createHmac, timingSafeEqual } from 'node:crypto';
import { ok, refuse } from '#domain/common/result.ts';
import { enteredResult, matchParams } from '#features/day/handshake/handshake.contract.ts';
import {
  findMatch,
  findOffMatch,
} from '#features/day/handshake/server/handshake.matches.commands.ts';
import { readMatches } from '#features/day/handshake/server/handshake.reading.commands.ts';
import { type DeskRequest, findForDesk } from '#features/day/server/day.locks.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type HandOver, readCode, type ScannedCode } from '../court-links.hand-over.policy.ts';
import { enterAs } from './court-links.commands.ts';
import * as store from './court-links.store.ts';

/** Results that a device without a network shows as a QR code, and the phone of the desk sends. */

/**
 * Saves a scanned result as the write of its device, by the same id: sent again, by the desk or later by the device itself, it changes
 * nothing. The desk has seen where it was played: a match that was called to another court meanwhile is taken all the same.
 */
export async function handOver(
  services: Services,
  { code, ...request }: DeskRequest & { readonly code: string },
) {
  const { db } = services;
  const desk = await findForDesk(db, request);
  if (!desk.ok) return desk;
  const scanned = readCode(code);
  if (!scanned.ok) return scanned;
  const { result } = scanned.value;
  const link = await store.findById(db, result.linkId);
  const isOfDay = link?.tournamentId === request.tournamentId;
  if (!isOfDay || !isSigned(scanned.value, link.signHash) || !isInput(result)) {
    return refuse('HAND_OVER_INVALID');
  }
  const { linkId: _link, deviceId, at, ...entry } = result;
  const writer = { deviceId, deviceName: '' };
  const entered = await enterAs(
    services,
    { link, writer, at, desk: { account: request.account, tournament: desk.value } },
    entry,
  );
  if (!entered.ok) {
    const off = entered.code === 'MATCH_NOT_FOUND' && (await findOffMatch(db, desk.value, entry));
    return off ? { ok: false as const, code: 'MATCH_OFF' as const, off } : entered;
  }
  const found = await findMatch(db, desk.value, entry);
  if (!found.ok) return found;
  const { event, match } = found.value;
  const [shown] = await readMatches(db, desk.value, [{ ...match, eventId: event.id }]);
  return shown ? ok(shown) : refuse('MATCH_NOT_FOUND');
}

function isSigned({ message, signature }: ScannedCode, signHash: string): boolean {
  const key = Buffer.from(signHash, 'base64url');
  const right = createHmac('sha256', key).update(message).digest().subarray(0, 16);
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Whether it is what a device could have sent itself. */
function isInput(result: HandOver): boolean {
  const ref = matchParams.omit({ id: true });
  return enteredResult.safeParse(result).success && ref.safeParse(result).success;
}
