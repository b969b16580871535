import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { acceptClaim } from '#features/day/handshake/handshake.contract.ts';
import { enterGuarded } from '#features/day/handshake/handshake.guardian.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { MOTHER, nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { courtsOfToday } from './court-links.factory.ts';

describe('the history of a match', () => {
  test('The desk reads who has called, started, entered, contradicted and decided', async ({
    server,
  }) => {
    const event = await courtsOfToday(server);
    const { callTo, device, desk, here } = event;
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const { stageId, matchId } = current!.match;
    const params = { ...here, stageId, matchId };
    const minute = () => server.clock.advance({ minutes: 1 });
    minute();
    await tablet.start(current!);
    minute();
    await tablet.enter(current!, '11-7 11-7 11-7', { at: server.clock.now() });
    minute();
    const other = await event.phoneOf(current!.match.player2!.id);
    const seen = (await event.own(other))!.matches[0]! as never;
    expect((await event.dispute(other, seen, '7-11 7-11 7-11')).status).toBe(200);
    minute();
    const accepted = await desk.call(acceptClaim, {
      params,
      body: { seenVersion: 1, writeId: uuidv7() },
    });
    expect(accepted.status).toBe(200);
    const { data } = await desk.call(contract.findHistory, { params });
    const organizer = { kind: 'person', name: expect.any(String) };
    const court = { kind: 'court', courtName: '1' };
    expect(data?.history.happened).toMatchObject([
      { by: organizer, what: { kind: 'step', step: 'call', courtName: '1' } },
      { by: court, what: { kind: 'step', step: 'start', courtName: '1' } },
      { by: court, what: { kind: 'result', winner: 'player1', status: 'finished' } },
      { by: null, what: { kind: 'disputed', score: '7-11 7-11 7-11' } },
      { by: organizer, what: { kind: 'result', winner: 'player2', status: 'finished' } },
    ]);
    expect(data?.history.match).toMatchObject({ version: 2, result: { winner: 'player2' } });
  });

  test('What a guardian has entered by the mailed link is named so', async ({ server }) => {
    const { desk, here, first, body } = await courtsOfToday(server);
    const match = await first();
    await nameGuardian(match.phone, MOTHER);
    const secret = await secretFor(server, MOTHER);
    const guardian = server.phone();
    const opened = await guardian.call(guardianPage.open, { body: { secret } });
    const playerId = opened.data?.players[0]?.id ?? '';
    await guardian.call(guardianPage.confirm, { params: { id: playerId }, body: { secret } });
    const { stageId, matchId } = match;
    const params = { ...here, stageId, matchId };
    const entry = { ...body(match, '11-7 11-7 11-7'), secret };
    await guardian.call(enterGuarded, { params: { ...params, playerId }, body: entry });
    const { data } = await desk.call(contract.findHistory, { params });
    expect(data?.history.happened).toMatchObject([
      { by: { kind: 'guardian' }, what: { kind: 'result', winner: 'player1' } },
    ]);
  });

  test('A match without sides or of no draw has no history', async ({ server }) => {
    const { desk, here, queue } = await courtsOfToday(server);
    const { stageId } = await queue.match('1-0');
    for (const matchId of ['2-0', '9-0']) {
      const { refusal } = await desk.call(contract.findHistory, {
        params: { ...here, stageId, matchId },
      });
      expect(refusal?.code).toBe('MATCH_NOT_FOUND');
    }
  });
});
