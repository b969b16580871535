import { describe, expect } from 'vitest';
import type { Phone } from '../../../apps/server/test-app.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { courtsOfToday, type LinkMatch } from './court-links.factory.ts';

const logsOf = async (desk: Phone, here: { id: number }, { match }: LinkMatch) => {
  const { stageId, matchId } = match;
  const { data } = await desk.call(contract.findHistory, { params: { ...here, stageId, matchId } });
  return data?.history.tallies ?? null;
};

describe('a running score', () => {
  test('The last running score by the time of the device is shown, and the desk reads all of them', async ({
    server,
  }) => {
    const { callTo, device, desk, here } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const start = server.clock.now().getTime();
    const at = (seconds: number) => new Date(start + seconds * 1000);
    server.clock.advance({ minutes: 1 });
    for (const [seconds, text] of [
      [3, '1-0'],
      [9, '3-1'],
      [6, '2-0'],
      [12, '3-1'],
    ] as const) {
      expect((await tablet.tally(current!, text, at(seconds))).status).toBe(200);
    }
    const { tally } = (await tablet.shown()).current!;
    expect(tally).toMatchObject({
      at: at(9).toISOString(),
      score: { sets: [{ player1Score: '3', player2Score: '1' }], game: null },
    });
    const logs = await logsOf(desk, here, current!);
    expect(logs).toMatchObject([
      {
        courtName: '1',
        deviceName: 'iPad, Safari',
        log: [{ at: at(3).toISOString() }, { at: at(9).toISOString() }],
      },
    ]);
  });

  test('A clock that is ahead does not hold later running scores back', async ({ server }) => {
    const { callTo, device } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    await tablet.tally(current!, '1-0', new Date('2036-01-01T00:00:00Z'));
    server.clock.advance({ seconds: 3 });
    await tablet.tally(current!, '2-0', server.clock.now());
    const { tally } = (await tablet.shown()).current!;
    expect(tally?.score.sets).toMatchObject([{ player1Score: '2' }]);
  });

  test('Both devices of a court are in the log, and each is warned of the other', async ({
    server,
  }) => {
    const { callTo, device, desk, here } = await courtsOfToday(server);
    await callTo('1-0');
    const [tablet, other] = [device(), device()];
    const { current } = await tablet.shown();
    const alone = await tablet.tally(current!, '1-0', server.clock.now());
    expect(alone.data?.otherDevice).toBeNull();
    server.clock.advance({ seconds: 3 });
    const second = await other.tally(current!, '0-1', server.clock.now());
    expect(second.data?.otherDevice).toMatchObject({ name: 'iPad, Safari' });
    expect(await logsOf(desk, here, current!)).toHaveLength(2);
  });

  test('A match with a result has no running score, and one that comes late changes nothing', async ({
    server,
  }) => {
    const { callTo, device, desk, here } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    await tablet.tally(current!, '10-7', server.clock.now());
    const entered = await tablet.enter(current!, '11-7 11-9 11-5');
    expect(entered.data?.device.recent[0]?.tally).toBeNull();
    server.clock.advance({ seconds: 3 });
    expect((await tablet.tally(current!, '11-7', server.clock.now())).status).toBe(200);
    const logs = await logsOf(desk, here, current!);
    expect(logs?.[0]?.log).toHaveLength(1);
  });

  test('A running score of another draw or other players is refused, and only the desk reads the log', async ({
    server,
  }) => {
    const { callTo, device, phones, here } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const now = server.clock.now();
    const draw = await tablet.tally(current!, '1-0', now, { drawNumber: 9 });
    expect(draw.refusal?.code).toBe('DRAW_CHANGED');
    const players = await tablet.tally(current!, '1-0', now, { player2Id: '999' });
    expect(players.refusal?.code).toBe('PLAYERS_CHANGED');
    const { stageId, matchId } = current!.match;
    const params = { ...here, stageId, matchId };
    const read = await phones[0]!.call(contract.findHistory, { params });
    expect(read.refusal?.code).toBe('FORBIDDEN');
  });
});
