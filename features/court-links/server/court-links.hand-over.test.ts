import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { decide } from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import type { TestApp } from '../../../apps/server/test-app.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { codeOf } from '../court-links.hand-over.policy.ts';
import { courtsOfToday, entryOf, handOverCode } from './court-links.factory.ts';

const WON = '11-7 11-9 11-5';

/** A tablet that has played the match on its court and the two after it without a network. */
async function playedOffline(server: TestApp) {
  const event = await courtsOfToday(server, { names: ['Ito', 'Kato'], byHand: 6 });
  await event.closeOther();
  await event.callTo('1-0');
  const tablet = event.device();
  const { current, next, linkId } = await tablet.shown();
  const stored = [current!, ...next].slice(0, 3).map((match) => {
    const body = entryOf(tablet.deviceId, match, WON, { at: server.clock.now() });
    return { match, body, code: handOverCode(tablet.token, match, linkId, body) };
  });
  const scan = (code: string, by = event.desk) =>
    by.call(contract.handOver, { params: event.here, body: { code } });
  return { ...event, tablet, stored, scan, linkId };
}

describe('a result that is handed over', () => {
  test('Three results of a tablet without a network arrive once each, one of them from the desk first', async ({
    server,
  }) => {
    const { tablet, stored, scan, queue } = await playedOffline(server);
    const { match, code } = stored[1]!;
    expect(code.length).toBeLessThanOrEqual(300);
    const scanned = await scan(code);
    expect(scanned.data?.match).toMatchObject({
      matchId: match.match.matchId,
      version: 1,
      result: { result: '3-0', winner: 'player1' },
      handshake: { state: 'entered', side: null },
    });
    expect((await scan(code)).data?.match.version).toBe(1);
    for (const one of stored) expect((await tablet.send(one.match, one.body)).status).toBe(200);
    expect((await scan(code)).data?.match.version).toBe(1);
    const all = (await queue.queue()).matches;
    for (const one of stored) {
      const found = all.find(({ matchId }) => matchId === one.match.match.matchId);
      expect(found).toMatchObject({ state: 'done', resultVersion: 1 });
    }
  });

  test('An operator who scans results is in the audit log once, and an invalid code adds nothing', async ({
    server,
  }) => {
    const { stored, scan } = await playedOffline(server);
    const operator = await server.operatorPhone();
    const actionsOf = async () =>
      (await server.services.db.select().from(auditLog)).map(({ action }) => action);
    expect((await scan('RD1', operator)).refusal?.code).toBe('HAND_OVER_INVALID');
    expect(await actionsOf()).toEqual([]);
    for (const { code } of stored) expect((await scan(code, operator)).status).toBe(200);
    expect(await actionsOf()).toEqual(['desk-run']);
  });

  test('The device corrects a result that was handed over as its own', async ({ server }) => {
    const { tablet, stored, scan } = await playedOffline(server);
    const { match, body, code } = stored[0]!;
    await scan(code);
    const corrected = await tablet.enter(match, '11-7 11-9 11-8', { follows: body.writeId });
    expect(corrected.data?.device.recent[0]?.match).toMatchObject({ version: 2 });
  });

  test('A code that was changed, is signed by another link or is none at all saves nothing', async ({
    server,
  }) => {
    const { tablet, stored, scan, linkId, links, queue } = await playedOffline(server);
    const { match, body, code } = stored[0]!;
    const others = handOverCode(tablet.token, match, links[1]!.linkId, body);
    const forged = handOverCode('AAAAAAAAAAAAAAAAAAAAAA', match, linkId, body);
    const unsigned = codeOf(code.slice(0, code.lastIndexOf('.')), '0'.repeat(64));
    const changed = code.replace('11-7,', '11-3,');
    for (const wrong of [others, forged, unsigned, changed, 'RD1', 'https://example.com/']) {
      expect((await scan(wrong)).refusal?.code).toBe('HAND_OVER_INVALID');
    }
    expect((await queue.match('1-0')).state).toBe('called');
  });

  test('A result of a link that was made again is not lost: the desk takes it, and the device cannot send it', async ({
    server,
  }) => {
    const { tablet, stored, scan, desk, here, links, queue } = await playedOffline(server);
    const courts = [{ courtId: links[0]!.courtId, seenLinkId: links[0]!.linkId }];
    await desk.call(contract.issue, { params: here, body: { courts } });
    const { match, body, code } = stored[1]!;
    expect((await tablet.send(match, body)).refusal?.code).toBe('LINK_ENDED');
    expect((await scan(code)).data?.match).toMatchObject({
      version: 1,
      result: { result: '3-0' },
      handshake: { state: 'entered', side: null },
    });
    expect((await queue.match(match.match.matchId)).state).toBe('done');
  });

  test('A result of a match of a group that is off since a side has withdrawn is refused with who that is, and the desk can enter it by hand', async ({
    server,
  }) => {
    const names = ['Ito', 'Kato', 'Mori'];
    const event = await courtsOfToday(server, { names, format: ONE_GROUP, scoreFormat: null });
    const { desk, here, params, device, queue } = event;
    const [open] = (await queue.queue()).matches;
    await event.callTo(open!.matchId);
    const tablet = device();
    const { current, linkId } = await tablet.shown();
    const body = entryOf(tablet.deviceId, current!, '11-7 11-9', { at: server.clock.now() });
    const code = handOverCode(tablet.token, current!, linkId, body);
    const entrants = await listEntrants(server.services.db, params.eventId);
    const named = (id: string) => entrants.find(({ number }) => String(number) === id)!;
    const { player1Id, player2Id } = body;
    const out = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
    const { entryId } = named(player2Id);
    await desk.call(decide, { params: { ...params, entryId }, body: out });

    const scanned = await desk.call(contract.handOver, { params: here, body: { code } });
    expect([scanned.status, scanned.refusal?.code]).toEqual([409, 'MATCH_OFF']);
    const sides = { player1: named(player1Id).name, player2: named(player2Id).name };
    expect(scanned.refusal?.details).toEqual({
      eventId: params.eventId,
      player1Id,
      player2Id,
      ...sides,
      withdrawn: sides.player2,
    });
    const writeId = uuidv7();
    const byHand = await desk.call(saveScore, {
      params: { id: uuidv7() },
      body: {
        writeId,
        baseVersion: 0,
        sets: body.sets,
        match: {
          kind: 'event',
          tournamentId: here.id,
          eventId: params.eventId,
          drawNumber: body.drawNumber,
          playedOn: '2026-11-20',
          player1Id,
          player2Id,
        },
      },
    });
    expect(byHand.data?.match).toMatchObject({ result: '2-0', version: 1 });
  });

  test('A code of another tournament is refused', async ({ server }) => {
    const { stored } = await playedOffline(server);
    const other = await courtsOfToday(server, { names: ['Ueda', 'Wada'] });
    const params = other.here;
    const body = { code: stored[0]!.code };
    const elsewhere = await other.desk.call(contract.handOver, { params, body });
    expect(elsewhere.refusal?.code).toBe('HAND_OVER_INVALID');
  });

  test('A match that was called to another court while the tablet was offline is taken from the desk, which has seen it, and not from the tablet', async ({
    server,
  }) => {
    const { tablet, stored, scan, callTo, openOther } = await playedOffline(server);
    const { match, body, code } = stored[1]!;
    await openOther();
    await callTo(match.match.matchId, 1);
    expect((await tablet.send(match, body)).refusal?.code).toBe('NOT_YOUR_COURT');
    expect((await scan(code)).data?.match.result?.result).toBe('3-0');
  });

  test('Only the desk hands a result over', async ({ server }) => {
    const { stored, scan, phones } = await playedOffline(server);
    expect((await scan(stored[0]!.code, phones[0])).refusal?.code).toBe('FORBIDDEN');
  });
});
