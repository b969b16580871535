import { describe, expect } from 'vitest';
import { changeCourt } from '#features/day/day.contract.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { cancel } from '#features/publishing/publishing.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../court-links.contract.ts';
import { courtsOfToday, deviceOf, tokenIn } from './court-links.factory.ts';
import { courtLinks } from './court-links.tables.ts';

describe('what the device of a court shows', () => {
  test('The screen of a court has the match that is called there, with full names, format and umpire, and what comes next', async ({
    server,
  }) => {
    const { callTo, device, courtIds } = await courtsOfToday(server, { format: ONE_GROUP });
    const empty = await device().shown();
    expect(empty).toMatchObject({ kind: 'court', court: { id: courtIds[0], name: '1' } });
    expect([empty.current, empty.recent]).toEqual([null, []]);
    await callTo('1-1-4');
    const shown = await device().shown();
    expect(shown.current).toMatchObject({
      state: 'called',
      court: { name: '1' },
      startedAt: null,
      match: { ownSide: null, scoreFormat: { id: 'table-tennis-5' }, result: null, version: 0 },
      tally: null,
    });
    expect(shown.current?.match.player1?.name).toMatch(/^(Ito|Kato|Mori|Sato)/);
    expect(shown.current?.calledAt).toBe(server.clock.now().toISOString());
    expect(shown.next.length).toBeGreaterThan(0);
    expect(shown.next.every(({ state }) => state === 'waiting')).toBe(true);
  });

  test('The match that the desk has made the next one comes first, and at most three are shown', async ({
    server,
  }) => {
    const { queue, device, courtIds } = await courtsOfToday(server, { format: ONE_GROUP });
    const reserved = await queue.match('1-3-4');
    await queue.take(reserved, { kind: 'next', courtId: courtIds[0]! });
    const { next } = await device().shown();
    expect(next[0]).toMatchObject({ state: 'next', match: { matchId: '1-3-4' } });
    expect(next.length).toBeLessThanOrEqual(3);
    expect((await device(1).shown()).next.map(({ match }) => match.matchId)).not.toContain('1-3-4');
  });

  test('A closed court says so', async ({ server }) => {
    const { desk, here, courtIds, device } = await courtsOfToday(server);
    const seen = { name: '1', isClosed: false };
    const params = { ...here, courtId: courtIds[0]! };
    await desk.call(changeCourt, { params, body: { seen, next: { ...seen, isClosed: true } } });
    expect((await device().shown()).court).toMatchObject({ name: '1', isClosed: true });
  });
});

describe('a link without an account', () => {
  test('A link is made for each court, and its token is given once and stored nowhere', async ({
    server,
  }) => {
    const { links, desk, here } = await courtsOfToday(server);
    for (const { address } of links) {
      expect(address).toMatch(/\/c\/[\w-]{22}$/);
    }
    const { data } = await desk.call(contract.list, { params: here });
    expect(data?.links.courts.map(({ name, link }) => [name, link !== null])).toEqual([
      ['1', true],
      ['2', true],
    ]);
    const stored = JSON.stringify([data, await server.services.db.select().from(courtLinks)]);
    for (const { address } of links) expect(stored).not.toContain(tokenIn(address));
  });

  test('Another link for a court ends the one before, and the desk that did not see it is refused', async ({
    server,
  }) => {
    const { links, desk, here, courtIds, device, withToken } = await courtsOfToday(server);
    const courtId = courtIds[0]!;
    const issue = (seenLinkId: string | null) =>
      desk.call(contract.issue, { params: here, body: { courts: [{ courtId, seenLinkId }] } });
    expect((await issue(null)).refusal?.code).toBe('LINKS_CHANGED');
    expect((await device().read()).status).toBe(200);
    const again = await issue(links[0]!.linkId);
    expect((await device().read()).refusal?.code).toBe('LINK_ENDED');
    expect((await device(1).read()).status).toBe(200);
    const token = tokenIn(again.data!.made[0]!.address);
    expect((await withToken(token).read()).status).toBe(200);
  });

  test('A link ends when the desk revokes it, at once, and revoking it twice changes nothing', async ({
    server,
  }) => {
    const { links, desk, here, device } = await courtsOfToday(server);
    const params = { ...here, linkId: links[0]!.linkId };
    for (const _ of [1, 2]) {
      const { data } = await desk.call(contract.revoke, { params });
      expect(data?.links.courts.map(({ link }) => link !== null)).toEqual([false, true]);
    }
    expect((await device().read()).refusal?.code).toBe('LINK_ENDED');
    const unknown = { ...params, linkId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77' };
    const missing = await desk.call(contract.revoke, { params: unknown });
    expect(missing.refusal?.code).toBe('LINK_NOT_FOUND');
  });

  test('A link opens nothing before the day, after it, and once the tournament is cancelled; a made-up token gets the same answer', async ({
    server,
  }) => {
    const event = await courtsOfToday(server, { tournament: { eventDate: '2026-11-21' } });
    const code = async () => (await event.device().read()).refusal?.code ?? null;
    expect(await code()).toBe('LINK_ENDED');
    server.clock.advance({ days: 1 });
    expect(await code()).toBe(null);
    const forged = event.withToken('AAAAAAAAAAAAAAAAAAAAAA');
    expect((await forged.read()).refusal?.code).toBe('LINK_ENDED');
    await event.desk.call(cancel, { params: event.here, body: { reason: 'Snow' } });
    expect(await code()).toBe('LINK_ENDED');
  });

  test('A link is dead on the next day', async ({ server }) => {
    const { device, desk, here, courtIds, links } = await courtsOfToday(server);
    expect((await device().read()).status).toBe(200);
    server.clock.advance({ days: 1 });
    expect((await device().read()).refusal?.code).toBe('LINK_ENDED');
    const body = { courts: [{ courtId: courtIds[0]!, seenLinkId: links[0]!.linkId }] };
    const late = await desk.call(contract.issue, { params: here, body });
    expect(late.refusal?.code).toBe('DAY_OVER');
  });

  test('A request without a token, and one with the session of the organizer, opens nothing', async ({
    server,
  }) => {
    const { desk } = await courtsOfToday(server);
    const query = { deviceId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77' };
    const none = await desk.call(contract.read, { query });
    expect([none.status, none.refusal?.code]).toEqual([401, 'LINK_ENDED']);
  });

  test('The desk sees when a link was used last, and which device is scoring', async ({
    server,
  }) => {
    const { device, desk, here, callTo } = await courtsOfToday(server);
    const courts = async () =>
      (await desk.call(contract.list, { params: here })).data?.links.courts[0]?.link;
    expect(await courts()).toMatchObject({ usedAt: null, scoring: null, devices: 0 });
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    expect(await courts()).toMatchObject({ usedAt: server.clock.now().toISOString(), devices: 0 });
    await tablet.start(current!);
    expect(await courts()).toMatchObject({ scoring: { name: 'iPad, Safari' }, devices: 1 });
    server.clock.advance({ minutes: 4 });
    expect(await courts()).toMatchObject({ scoring: null, devices: 0 });
  });

  test('Only the desk lists, makes and revokes links', async ({ server }) => {
    const { links, here, courtIds, phones } = await courtsOfToday(server);
    const [player] = phones;
    const courts = [{ courtId: courtIds[0]!, seenLinkId: links[0]!.linkId }];
    const answers = [
      await player!.call(contract.list, { params: here }),
      await player!.call(contract.issue, { params: here, body: { courts } }),
      await player!.call(contract.revoke, { params: { ...here, linkId: links[0]!.linkId } }),
      await player!.call(contract.issueSlips, { params: here, body: { matches: null } }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'FORBIDDEN'));
  });

  test('A second device on a court is warned of the first one, which may go on', async ({
    server,
  }) => {
    const { device, callTo } = await courtsOfToday(server);
    await callTo('1-0');
    const [tablet, other] = [device(), device()];
    await tablet.start((await tablet.shown()).current!);
    expect((await tablet.shown()).otherDevice).toBeNull();
    expect((await other.shown()).otherDevice).toMatchObject({ name: 'iPad, Safari' });
    const { current } = await other.shown();
    const entered = await other.enter(current!, '11-7 11-9 11-5');
    expect(entered.status).toBe(200);
    server.clock.advance({ minutes: 4 });
    expect((await other.shown()).otherDevice).toBeNull();
  });
});

describe('a start that reaches the server late', () => {
  const started = async (server: TestApp) => {
    const { callTo, device, queue } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const { calledAt } = current!;
    server.clock.advance({ minutes: 1 });
    const at = server.clock.now().toISOString();
    server.clock.advance({ minutes: 6 });
    const start = (part: object = {}) => tablet.start(current!, { at, calledAt, ...part });
    return { at, calledAt, start, callTo, queue };
  };

  test('The match has begun when it was started on the device, and not again when the start is sent twice', async ({
    server,
  }) => {
    const { start, at, queue } = await started(server);
    for (const _time of [1, 2]) expect((await start()).status).toBe(200);
    expect(await queue.match('1-0')).toMatchObject({ state: 'playing', startedAt: at });
  });

  test.for([
    ['before its call', -30, 'calledAt'],
    ['in the future', 30, 'now'],
  ] as const)(
    'By a device whose clock is wrong no match begins %s',
    async ([, minutes, expected], { server }) => {
      const { start, calledAt, queue } = await started(server);
      const now = server.clock.now();
      await start({ at: new Date(now.getTime() + minutes * 60_000).toISOString() });
      const startedAt = expected === 'now' ? now.toISOString() : calledAt;
      expect(await queue.match('1-0')).toMatchObject({ state: 'playing', startedAt });
    },
  );

  test('A match that was taken back and called again since does not begin', async ({ server }) => {
    const { start, callTo, queue } = await started(server);
    await queue.take(await queue.match('1-0'), { kind: 'back' });
    await callTo('1-0');
    expect((await start()).refusal?.code).toBe('NOT_CALLED');
    expect(await queue.match('1-0')).toMatchObject({ state: 'called' });
  });
});

describe('a slip of a match', () => {
  test('Slips are made for every match whose sides are known, and each opens its match on any court', async ({
    server,
  }) => {
    const { desk, here, callTo, withToken } = await courtsOfToday(server);
    const { data } = await desk.call(contract.issueSlips, {
      params: here,
      body: { matches: null },
    });
    expect(data?.made.map(({ match }) => match.match.matchId)).toEqual(['1-0', '1-1']);
    expect(data?.made[0]?.address).toMatch(/\/m\/[\w-]{22}$/);
    expect(data?.links.slips).toMatchObject([{ copies: 1 }, { copies: 1 }]);
    const slip = withToken(tokenIn(data!.made[0]!.address));
    expect(await slip.shown()).toMatchObject({
      kind: 'match',
      court: null,
      current: { state: 'waiting', match: { matchId: '1-0' } },
      next: [],
    });
    await callTo('1-0', 1);
    const { current, court } = await slip.shown();
    expect(court).toMatchObject({ name: '2' });
    expect((await slip.start(current!)).data?.device.current?.state).toBe('playing');
    const entered = await slip.enter(current!, '11-7 11-9 11-5');
    expect(entered.data?.device.current?.match.result?.result).toBe('3-0');
  });

  test('A slip that was printed before stays valid until the desk revokes those of the match, and opens no other match', async ({
    server,
  }) => {
    const { desk, here, withToken } = await courtsOfToday(server);
    const print = async (matches: { stageId: string; matchId: string }[] | null) =>
      (await desk.call(contract.issueSlips, { params: here, body: { matches } })).data!.made;
    const [first, other] = await print(null);
    const { stageId } = first!.match.match;
    const [again] = await print([{ stageId, matchId: '1-0' }]);
    const [one, two] = [first!, again!].map(({ address }) => withToken(tokenIn(address)));
    const foreign = await one!.enter(other!.match, '11-7 11-9 11-5');
    expect(foreign.refusal?.code).toBe('NOT_YOUR_COURT');
    const params = { ...here, stageId, matchId: '1-0' };
    for (const _ of [1, 2]) {
      const { data } = await desk.call(contract.revokeSlips, { params });
      expect(data?.links.slips.map(({ matchId }) => matchId)).toEqual(['1-1']);
    }
    for (const slip of [one!, two!]) {
      expect((await slip.read()).refusal?.code).toBe('LINK_ENDED');
      expect((await slip.enter(first!.match, '11-7 11-9 11-5')).refusal?.code).toBe('LINK_ENDED');
    }
  });

  test('No slip is made for a match whose sides are not known', async ({ server }) => {
    const { desk, here, queue } = await courtsOfToday(server);
    const { stageId } = await queue.match('2-0');
    const body = { matches: [{ stageId, matchId: '2-0' }] };
    const refused = await desk.call(contract.issueSlips, { params: here, body });
    expect(refused.refusal?.code).toBe('MATCH_NOT_FOUND');
  });
});

test('A device that a signed-in person holds is the device, and not the person', async ({
  server,
}) => {
  const { callTo, device, phones } = await courtsOfToday(server);
  await callTo('1-0');
  const own = deviceOf(phones[0]!, device().token);
  const { current } = await own.shown();
  const { data } = await own.enter(current!, '11-7 11-9 11-5');
  expect(data?.device.recent[0]?.match.handshake).toMatchObject({ state: 'entered', side: null });
});

test('A device writes 60 times a minute, whatever the others do', async ({ server }) => {
  const { callTo, device } = await courtsOfToday(server);
  await callTo('1-0');
  const [tablet, other] = [device(), device(1)];
  const { current } = await tablet.shown();
  const now = server.clock.now();
  const statuses = new Set<number>();
  for (let write = 0; write < 60; write++) {
    statuses.add((await tablet.tally(current!, '1-0', now)).status);
  }
  expect([...statuses]).toEqual([200]);
  expect((await tablet.tally(current!, '1-0', now)).status).toBe(429);
  expect((await other.tally(current!, '1-0', now)).status).toBe(403);
  server.clock.advance({ minutes: 1 });
  expect((await tablet.tally(current!, '1-0', now)).status).toBe(200);
});
