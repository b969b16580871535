import { createHash, createHmac } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as day from '#features/day/day.contract.ts';
import {
  bodyOf,
  playedToday,
  type TypedScore,
} from '#features/day/handshake/server/handshake.factory.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { codeOf, type HandOver, messageOf } from '../court-links.hand-over.policy.ts';

/** Courts of today with their links, and devices that have them. */

export type LinkMatch = NonNullable<Output<typeof contract.read>['device']['current']>;

/** An event of today with two courts and a device on each; nobody has to check in. */
export async function courtsOfToday(
  server: TestApp,
  options: Parameters<typeof playedToday>[1] = {},
) {
  const event = await playedToday(server, options);
  const { desk, here } = event;
  const courtIds = [event.courtId!, uuidv7()];
  await desk.call(day.addCourts, {
    params: here,
    body: { courts: [{ id: courtIds[1]!, name: '2' }] },
  });
  const off = { hasCheckIn: false, checkInUntil: null };
  await desk.call(day.setCheckIn, {
    params: { ...here, eventId: event.params.eventId },
    body: { seen: { ...off, hasCheckIn: true }, next: off },
  });
  const links = await issueFor(desk, here.id, courtIds);
  const queue = deskOf(desk, here.id);
  const setOther = async (isClosed: boolean) => {
    const params = { ...here, courtId: courtIds[1]! };
    const body = { seen: { name: '2', isClosed: !isClosed }, next: { name: '2', isClosed } };
    await desk.call(day.changeCourt, { params, body });
  };
  return {
    ...event,
    courtIds,
    links,
    queue,
    /** Calls a match to one of the courts; gives its place in the draw. */
    callTo: async (matchId: string, court = 0) => {
      const { refusal } = await queue.call(await queue.match(matchId), courtIds[court]!, {
        isAnyway: true,
      });
      if (refusal) throw new Error(`${matchId} was not called: ${refusal.code}`);
    },
    /** Leaves only the first court open. */
    closeOther: () => setOther(true),
    openOther: () => setOther(false),
    /** A device with the link of one of the courts. */
    device: (court = 0) => deviceOf(server.phone(), tokenIn(links[court]!.address)),
    withToken: (token: string) => deviceOf(server.phone(), token),
  };
}

/** Makes the first links of courts. */
export async function issueFor(desk: Phone, tournamentId: number, courtIds: readonly string[]) {
  const body = { courts: courtIds.map((courtId) => ({ courtId, seenLinkId: null })) };
  const { data, refusal } = await desk.call(contract.issue, { params: { id: tournamentId }, body });
  if (!data) throw new Error(`no links were made: ${refusal?.code}`);
  return data.made;
}

/** The token in the address of a link. */
export function tokenIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** A device that has the token of a link. */
export function deviceOf(phone: Phone, token: string, deviceId = uuidv7()) {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Safari on an iPad' };
  const read = () => phone.call(contract.read, { query: { deviceId } }, headers);
  return {
    deviceId,
    token,
    headers,
    read,
    /** What it shows, which must be something. */
    shown: async () => {
      const { data, refusal } = await read();
      if (!data) throw new Error(`the link opens nothing: ${refusal?.code}`);
      return data.device;
    },
    start: (match: LinkMatch, other: object = {}) =>
      phone.call(
        contract.start,
        { params: refOf(match), body: { deviceId, ...sidesOf(match), ...other } },
        headers,
      ),
    enter: (match: LinkMatch, text: string, { at, ...other }: TypedScore & { at?: Date } = {}) =>
      phone.call(
        contract.enter,
        { params: refOf(match), body: entryOf(deviceId, match, text, { at, ...other }) },
        headers,
      ),
    /** Sends a body that was made before. */
    send: (match: LinkMatch, body: ReturnType<typeof entryOf>) =>
      phone.call(contract.enter, { params: refOf(match), body }, headers),
    /** `resultWriteId`: as for a result that the device has sent just before. */
    confirm: (match: LinkMatch, seenVersion = 1, resultWriteId?: string) =>
      phone.call(
        contract.confirm,
        { params: refOf(match), body: { deviceId, seenVersion, resultWriteId } },
        headers,
      ),
    tally: (match: LinkMatch, text: string, at: Date, other: object = {}) =>
      phone.call(
        contract.tally,
        { params: refOf(match), body: { ...tallyOf(deviceId, match, text, at), ...other } },
        headers,
      ),
  };
}

function refOf({ match: { stageId, matchId } }: LinkMatch) {
  return { stageId, matchId };
}

function sidesOf({ match }: LinkMatch) {
  return { player1Id: match.player1?.id ?? '', player2Id: match.player2?.id ?? '' };
}

/** The request by which a device enters a score. */
export function entryOf(
  deviceId: string,
  { match }: LinkMatch,
  text: string,
  { at, ...other }: TypedScore & { readonly at?: Date | undefined } = {},
) {
  const { player1, player2 } = match;
  if (!player1 || !player2) throw new Error('no sides');
  const scored = bodyOf({ ...match, player1, player2 }, text, other);
  return { ...scored, deviceId, at: (at ?? new Date('2026-11-20T03:00:00Z')).toISOString() };
}

function tallyOf(deviceId: string, match: LinkMatch, text: string, at: Date) {
  const sets = ScoreText.parse(text);
  if (!sets.ok) throw new Error(`not a score: ${text}`);
  return {
    deviceId,
    at: at.toISOString(),
    drawNumber: match.match.drawNumber,
    ...sidesOf(match),
    score: { sets: [...sets.value], game: null },
  };
}

/** The code that a device without a network shows for a result. */
export function handOverCode(
  token: string,
  { match: { stageId, matchId } }: LinkMatch,
  linkId: string,
  { at, ...entry }: ReturnType<typeof entryOf>,
): string {
  const result = { ...entry, linkId, stageId, matchId, at: new Date(at) } as HandOver;
  const message = messageOf(result);
  const key = createHash('sha256').update(`sign${token}`).digest();
  return codeOf(message, createHmac('sha256', key).update(message).digest('hex'));
}
