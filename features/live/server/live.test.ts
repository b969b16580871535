import { brotliDecompressSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import { changeCourt } from '#features/day/day.contract.ts';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { addBreak, setRules } from '#features/day/queue/queue.rules.contract.ts';
import { reopenEntries } from '#features/event-draws/event-draws.contract.ts';
import { playedEvent } from '#features/event-draws/results/server/results.referee.factory.ts';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { suspendTournament } from '#features/operator/moderation/server/moderation.commands.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { cancel } from '#features/publishing/publishing.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import { followedKnockout, readerOf } from './live.factory.ts';
import { liveJobs } from './live.jobs.ts';

describe('the snapshot', () => {
  test('A called match is on its court, a result is at its match, and its winner is in the next one', async ({
    server,
  }) => {
    const { call, match, take, win, live, snapshot, courtIds } = await followedKnockout(server);
    await call(await match('1-0'), courtIds[1]);
    expect(await live('1-0')).toMatchObject({ state: 'called', courtId: courtIds[1] });
    await take(await match('1-0'), { kind: 'start' });
    expect(await live('1-0')).toMatchObject({ state: 'playing', result: null });
    expect((await win('1-0')).status).toBe(200);
    const { player1Id, ...done } = await live('1-0');
    expect(done).toMatchObject({
      state: 'done',
      courtId: courtIds[1],
      result: { winnerId: player1Id, score: '11-7 11-9 11-5', kind: 'score', isProvisional: false },
    });
    expect(await live('2-0')).toMatchObject({ player1Id, player2Id: null, state: 'waiting' });
    const { courts, sides, times, state, events } = await snapshot();
    expect(courts.map(({ id, name }) => [id, name])).toEqual(
      courtIds.map((id, at) => [id, `${at + 1}`]),
    );
    expect([sides.length, state, events[0]?.state]).toEqual([8, 'open', 'published']);
    // Three of the first round, two of the second and the final.
    expect(times.length).toBe(6);
    expect(times.map(({ about }) => about)).toEqual(times.map(({ about }) => about).toSorted());
  });

  test.for([
    ['entries', { applicationDeadline: '2026-12-01' }, 0],
    ['entries-closed', {}, 0],
  ] as const)(
    'A tournament without a draw is in the state %s',
    async ([state, tournament], { server }) => {
      const event = await closedEvent(server, { byHand: 4, tournament });
      const { snapshot } = readerOf(server, event.params.id);
      if (state === 'entries') {
        expect((await event.phone.call(reopenEntries, { params: event.params })).status).toBe(200);
      }
      const read = await snapshot();
      expect(read).toMatchObject({ state, matches: [], courts: [], times: [] });
      // Who has entered is not said before the draw is out.
      expect(read.sides).toEqual([]);
    },
  );

  test('The states follow the day: drawn, open, finished, and over where matches are left', async ({
    server,
  }) => {
    const event = await closedEvent(server, { byHand: 2 });
    const { snapshot } = readerOf(server, event.params.id);
    await event.draw();
    expect((await snapshot()).state).toBe('entries-closed');
    await event.publish();
    expect((await snapshot()).state).toBe('drawn');
    server.clock.advance({ days: 30 });
    expect((await snapshot()).state).toBe('over');
  });

  test('A tournament whose matches are all done is finished, also after its date', async ({
    server,
  }) => {
    const { win, snapshot } = await followedKnockout(server, { byHand: 2 });
    expect((await snapshot()).state).toBe('open');
    await win('1-0');
    expect((await snapshot()).state).toBe('finished');
    server.clock.advance({ days: 2 });
    expect((await snapshot()).state).toBe('finished');
  });

  test('During lunch for everybody the snapshot says until when nothing is played, and nothing while a match can begin', async ({
    server,
  }) => {
    const { phone, params, snapshot, win } = await followedKnockout(server, { byHand: 4 });
    expect((await snapshot()).pausedUntil).toBe(null);
    const lunch = {
      kind: 'lunch',
      eventId: null,
      from: '09:00',
      until: '09:40',
      minutes: 20,
    } as const;
    const body = { id: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77', break: lunch };
    expect((await phone.call(addBreak, { params: { id: params.id }, body })).status).toBe(200);
    expect((await snapshot()).pausedUntil).toBe(null);
    // Both semi-finals end inside the window: their players have 20 minutes free, and the final begins before the window ends.
    server.clock.advance({ minutes: 10 });
    await win('1-0');
    await win('1-1');
    const { pausedUntil, times } = await snapshot();
    expect(pausedUntil).toBe('2026-12-04T00:30:00.000Z');
    expect(times[0]?.about).toBe(pausedUntil);
  });

  test('While every court has a break, the snapshot says until when', async ({ server }) => {
    const { phone, params, snapshot, courtIds } = await followedKnockout(server);
    for (const [at, courtId] of courtIds.entries()) {
      expect((await snapshot()).pausedUntil).toBe(null);
      const pause = {
        kind: 'court',
        courtId,
        from: '09:00',
        until: at === 0 ? '09:30' : '09:50',
      } as const;
      const body = { id: uuidv7(), break: pause };
      await phone.call(addBreak, { params: { id: params.id }, body });
    }
    expect((await snapshot()).pausedUntil).toBe('2026-12-04T00:30:00.000Z');
  });

  test('A cancelled tournament says so; one that an operator holds back does not exist, nor does an unknown one', async ({
    server,
  }) => {
    const { phone, params, snapshot, get } = await followedKnockout(server);
    const body = { reason: 'A storm' };
    expect((await phone.call(cancel, { params: { id: params.id }, body })).status).toBe(200);
    expect((await snapshot()).state).toBe('cancelled');
    const { id: operatorId } = await makeOperator(server.services);
    await suspendTournament(server.services, { id: params.id, operatorId, reason: 'Spam' });
    for (const answer of [
      await get(),
      await get(`/draws/${params.eventId}`),
      await readerOf(server, 999_999).get(),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
    }
    const bad = await server.app.http.inject('/api/live/spring-cup');
    expect([bad.statusCode, bad.json().code]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('the answers', () => {
  test('An unchanged snapshot is answered by 304, and may be cached for two seconds', async ({
    server,
  }) => {
    const { get, win } = await followedKnockout(server);
    const first = await get();
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=2');
    const same = await get('', { 'if-none-match': etag });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    await win('1-0');
    const next = await get('', { 'if-none-match': etag });
    expect(next.statusCode).toBe(200);
    expect(next.headers.etag).not.toBe(etag);
    expect(String(next.headers.etag).startsWith(`"${next.json().seq}-`)).toBe(true);
  });

  test('A browser gets the snapshot compressed, with the same content', async ({ server }) => {
    const { get } = await followedKnockout(server);
    const plain = await get('', { 'accept-encoding': 'gzip' });
    const small = await get('', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('The draw is the public one, and its answer changes with a result', async ({ server }) => {
    const { get, params, win, look } = await followedKnockout(server);
    const path = `/draws/${params.eventId}`;
    const first = await get(path);
    expect(first.json()).toEqual(await look());
    await win('1-0');
    const next = await get(path, { 'if-none-match': String(first.headers.etag) });
    expect(next.statusCode).toBe(200);
    expect(next.json()).toEqual(await look());
    const unknown = await get('/draws/999999');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  test('Readers at the same moment wait for one reading, and later ones for none', async ({
    server,
  }) => {
    const { get } = await followedKnockout(server);
    const reading = vi.spyOn(server.services.db, 'transaction');
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
    answers.push(await get());
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });
});

describe('the log of changes', () => {
  test('A call and a result say the matches that change, and no name', async ({ server }) => {
    const { call, match, win, snapshot, log } = await followedKnockout(server);
    const { seq } = await snapshot();
    await call(await match('1-0'));
    await win('1-0');
    const changes = (await log()).filter((one) => one.seq > seq);
    expect(changes.map((one) => [one.seq - seq, one.patch.kind])).toEqual([
      [1, 'matches'],
      [2, 'matches'],
    ]);
    const places = changes.map(({ patch }) =>
      patch.kind === 'matches' ? patch.matches.map(({ key }) => key.split(' ')[1]) : [],
    );
    expect(places).toEqual([['1-0'], ['1-0', '2-0']]);
    expect(JSON.stringify(changes)).not.toContain('Guest');
    const read = await snapshot();
    for (const { patch } of changes.slice(-1)) {
      if (patch.kind !== 'matches') continue;
      for (const one of patch.matches) {
        expect(read.matches.find(({ key }) => key === one.key)).toEqual(one);
      }
    }
  });

  test('A change that nobody follows is a reset, as are a closed court and the last result', async ({
    server,
  }) => {
    const { win, log, snapshot, phone, params, courtIds } = await followedKnockout(server, {
      byHand: 4,
    });
    const last = async () => (await log()).at(-1)?.patch.kind;
    await win('1-0');
    expect(await last()).toBe('reset');
    await snapshot();
    await win('1-1');
    expect(await last()).toBe('matches');
    const seen = { name: '1', isClosed: false };
    const body = { seen, next: { name: '1', isClosed: true } };
    const at = { id: params.id, courtId: courtIds[0] ?? '' };
    expect((await phone.call(changeCourt, { params: at, body })).status).toBe(200);
    expect(await last()).toBe('reset');
    await snapshot();
    await win('2-0');
    expect(await last()).toBe('reset');
    expect((await snapshot()).state).toBe('finished');
  });

  test('A change of the rules of an event moves times: readers get an empty change, and the next one without a gap', async ({
    server,
  }) => {
    const { phone, params, log, snapshot, win, queue: read } = await followedKnockout(server);
    const { seq, times } = await snapshot();
    const { rules } = (await read()).events[0]!;
    const body = { seen: rules, next: { ...rules, minutes: 90 } };
    await phone.call(setRules, { params: { id: params.id, eventId: params.eventId }, body });
    expect((await snapshot()).times).not.toEqual(times);
    await win('1-0');
    expect((await log()).filter((one) => one.seq > seq)).toMatchObject([
      { seq: seq + 1, patch: { kind: 'matches', matches: [] } },
      { seq: seq + 2, patch: { kind: 'matches', matches: [{}, {}] } },
    ]);
  });

  test('A write that is refused says nothing', async ({ server }) => {
    const { call, match, log, snapshot, courtIds } = await followedKnockout(server);
    await call(await match('1-0'), courtIds[0]);
    const { seq } = await snapshot();
    expect((await call(await match('1-1'), courtIds[0])).status).toBe(409);
    expect((await snapshot()).seq).toBe(seq);
    expect((await log()).at(-1)?.seq).toBeLessThanOrEqual(seq);
  });

  test('Results that are entered at the same moment are numbered without a gap', async ({
    server,
  }) => {
    const { win, snapshot, log } = await followedKnockout(server);
    const { seq } = await snapshot();
    const places = ['1-0', '1-1', '1-2', '1-3'];
    const answers = await Promise.all(places.map((place) => win(place)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const changes = (await log()).filter((one) => one.seq > seq);
    expect(changes.map((one) => [one.seq - seq, one.patch.kind])).toEqual(
      [1, 2, 3, 4].map((number) => [number, 'matches']),
    );
  });

  test('Pages of groups are read again when somebody whom the organizer has entered by hand is removed', async ({
    server,
  }) => {
    const format = { kind: 'groups', size: 4, next: 'none' } as const;
    const { phone, params } = await playedEvent(server, { byHand: 4, format });
    const { snapshot, log } = readerOf(server, params.id);
    const { data } = await phone.call(withdrawing.list, { params });
    const [one] = data?.event.entrants ?? [];
    const { seq } = await snapshot();
    const body = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
    const decided = await phone.call(withdrawing.decide, {
      params: { ...params, entryId: one?.entryId ?? '' },
      body,
    });
    expect(decided.status).toBe(200);
    const changes = (await log()).filter((change) => change.seq > seq);
    expect(changes.map(({ patch }) => patch)).toEqual([{ kind: 'reset' }]);
    expect((await snapshot()).sides.filter(({ isIn }) => !isIn)).toHaveLength(1);
  });

  test('A result of a player is provisional until the other side agrees', async ({ server }) => {
    const { first, enter, confirm, here } = await playedToday(server);
    const { live } = readerOf(server, here.id);
    const match = await first();
    await enter(match.phone, match, '11-5 11-6 11-7');
    expect((await live(match.matchId)).result).toMatchObject({ isProvisional: true });
    expect((await confirm(match.opponent, match)).status).toBe(200);
    expect((await live(match.matchId)).result).toMatchObject({ isProvisional: false });
  });
});

describe('names', () => {
  test('A minor is initials; what the guardian chooses and takes back is followed at once', async ({
    server,
  }) => {
    const { phone, guardian, sent, id } = await confirmed(server);
    const event = await closedEvent(server, { phones: [phone], byHand: 3 });
    await event.draw();
    await event.publish();
    const { snapshot, log, get } = readerOf(server, event.params.id);
    const names = async () => (await snapshot()).sides.map(({ name }) => name);
    expect(await names()).toContain('佐・花');
    const before = (await snapshot()).seq;
    const body = { ...sent.body, nameDisplay: 'full' as const };
    await guardian.call(guardianPage.chooseNameDisplay, { params: { id }, body });
    expect(await names()).toContain('佐藤 花子');
    expect((await get(`/draws/${event.params.eventId}`)).body).toContain('佐藤 花子');
    expect((await guardian.call(guardianPage.end, sent)).status).toBe(200);
    expect(await names()).toContain('佐・花');
    expect((await get()).body).not.toContain('花子');
    expect((await get(`/draws/${event.params.eventId}`)).body).not.toContain('花子');
    const changes = (await log()).filter(({ seq }) => seq > before);
    expect(changes.map(({ patch }) => patch)).toEqual([{ kind: 'reset' }, { kind: 'reset' }]);
  });
});

test('Lots and another format of the matches reach readers, whose draw has them', async ({
  server,
}) => {
  const { groups, score, choose, drawLots, params } = await playedEvent(server, { byHand: 3 });
  const { log, get } = readerOf(server, params.id);
  const draw = async () => (await get(`/draws/${params.eventId}`)).body;
  const last = async () => (await log()).at(-1);
  const undecided = (await last())?.seq ?? 0;
  const scoreFormat = { id: 'table-tennis-3' };
  await choose(scoreFormat);
  expect(await last()).toMatchObject({ seq: undecided + 1, patch: { kind: 'reset' } });
  expect(await draw()).toContain(scoreFormat.id);
  const [a = '', b = '', c = ''] = groups[0]!;
  for (const pair of [
    [a, b],
    [b, c],
    [c, a],
  ] as const)
    await score(pair, '11-9 11-9', { scoreFormat });
  const level = (await last())?.seq ?? 0;
  expect(await draw()).toContain('"lots":[]');
  expect((await drawLots(1)).status).toBe(200);
  expect(await last()).toMatchObject({ seq: level + 1, patch: { kind: 'reset' } });
  expect(await draw()).toContain('"lots":[{');
});

test('Changes are deleted after a week, and their numbers go on', async ({ server }) => {
  const { win, log, snapshot } = await followedKnockout(server);
  await win('1-0');
  const { seq } = await snapshot();
  const [job] = liveJobs(server.services);
  server.clock.advance({ days: 6 });
  await job?.run({});
  expect((await log()).at(-1)?.seq).toBe(seq);
  server.clock.advance({ days: 1, minutes: 1 });
  await job?.run({});
  expect(await log()).toEqual([]);
  expect((await snapshot()).seq).toBe(seq);
});
