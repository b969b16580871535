import { describe, expect } from 'vitest';
import { findOnCourt } from '#features/event-draws/results/results.contract.ts';
import {
  firstWins,
  playedKnockout,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import { changeCourt, deleteCourt } from '../../day.contract.ts';
import { find } from '../queue.contract.ts';
import { openQueue } from './queue.factory.ts';
import { queueSteps } from './queue.tables.ts';

/** A published knockout of eight on two courts, at nine o'clock of its day. */
async function knockout(server: TestApp, options: Parameters<typeof playedKnockout>[1] = {}) {
  const event = await playedKnockout(server, { byHand: 8, ...options });
  return { ...event, ...(await openQueue(server, event)) };
}

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];

describe('the queue at the beginning of the day', () => {
  test('The matches of the first round wait in their order, with reasons and times, and two are proposed', async ({
    server,
  }) => {
    const { queue, waiting, obstacles, match, courtIds } = await knockout(server);
    expect(await waiting()).toEqual(['1-0', '1-1', '1-2', '1-3']);
    const now = await queue();
    expect(now.counts).toMatchObject({
      playing: 0,
      freeCourts: 2,
      waiting: 4,
      open: 7,
      longestWaitingMinutes: 0,
      minutesBehind: 0,
    });
    const [first, second] = [await match('1-0'), await match('1-1')];
    expect(now.courts).toMatchObject([
      { id: courtIds[0], current: null, proposal: { key: first.key } },
      { id: courtIds[1], current: null, proposal: { key: second.key } },
    ]);
    // Three matches of 20 minutes with two rests of ten, as the sport is not specified.
    expect(now.waiting[0]).toMatchObject({ criticalPathMinutes: 80, waitingMinutes: 0 });
    expect(now.waiting.map(({ reason }) => reason.code)).toEqual([
      'draw-order',
      'draw-order',
      'draw-order',
      'critical-path',
    ]);
    expect(first.expected).toEqual({
      notBefore: '2026-12-04T00:00:00.000Z',
      about: '2026-12-04T00:00:00.000Z',
    });
    expect(await obstacles('2-0')).toMatchObject([
      { code: 'sides-unknown', keys: [first.key, second.key] },
    ]);
  });

  test('Nobody waits before the tournament begins, however early they have come', async ({
    server,
  }) => {
    const options = { byHand: 4, tournament: { startTime: '10:00' } };
    const event = await playedKnockout(server, options);
    const { queue } = await openQueue(server, event, { hasCheckIn: true });
    const params = { id: event.params.id };
    const list = await event.phone.call(checkIn.list, { params });
    const people = list.data!.list.people.map(({ id, version }) => ({ id, seenVersion: version }));
    await event.phone.call(checkIn.tick, { params, body: { state: 'present', people } });
    const longest = async () => (await queue()).counts.longestWaitingMinutes;
    server.clock.advance({ minutes: 30 });
    expect(await longest()).toBe(0);
    server.clock.advance({ minutes: 45 });
    expect(await longest()).toBe(15);
  });

  test('Two matches on a court follow each other in the forecast, with the change and a margin', async ({
    server,
  }) => {
    const { match } = await knockout(server);
    const { expected } = await match('1-2');
    expect(expected).toEqual({
      notBefore: '2026-12-04T00:10:00.000Z',
      about: '2026-12-04T00:23:00.000Z',
    });
  });

  test('A day that nobody has opened has no queue', async ({ server }) => {
    const { phone, params } = await playedKnockout(server, { byHand: 4 });
    const answer = await phone.call(find, { params: { id: params.id } });
    expect(code(answer)).toEqual([409, 'DAY_NOT_OPEN']);
    const missing = await phone.call(find, { params: { id: 999_999 } });
    expect(code(missing)).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
  });

  test('A referee reads the queue and calls; strangers may not', async ({ server }) => {
    const { phone, params, queue, match, call, take } = await knockout(server);
    const referee = await makeReferee(server, phone, params.id);
    const read = await referee.call(find, { params: { id: params.id } });
    expect(read.data?.queue).toMatchObject({ isOrganizer: false, isClosed: false });
    expect((await queue()).isOrganizer).toBe(true);
    expect((await call(await match('1-0'), null, {}, referee)).status).toBe(200);
    const stranger = await server.playerPhone();
    const start = { kind: 'start' } as const;
    expect((await take(await match('1-0'), start, stranger)).status).toBe(403);
    expect((await stranger.call(find, { params: { id: params.id } })).status).toBe(403);
  });
});

describe('the matches that a correction would stop', () => {
  test('The matches on courts are read with their courts by who may correct results, and by nobody else', async ({
    server,
  }) => {
    const { phone, params, match, call } = await knockout(server);
    const onCourt = (by = phone) => by.call(findOnCourt, { params });
    expect((await onCourt()).data?.matches).toEqual([]);
    const { stageId, matchId } = await match('1-2');
    await call(await match('1-2'));
    expect((await onCourt()).data?.matches).toEqual([{ stageId, matchId, courtName: '1' }]);
    const referee = await makeReferee(server, phone, params.id);
    expect((await onCourt(referee)).data?.matches).toHaveLength(1);
    expect(code(await onCourt(await server.playerPhone()))).toEqual([403, 'FORBIDDEN']);
    const other = await phone.call(findOnCourt, { params: { ...params, eventId: 999_999 } });
    expect(code(other)).toEqual([404, 'EVENT_NOT_FOUND']);
  });
});

describe('calling, starting and ending a match', () => {
  test('A called match is on its court, and its history says who has called it', async ({
    server,
  }) => {
    const { match, call, queue, courtIds } = await knockout(server);
    expect((await call(await match('1-2'), courtIds[1])).status).toBe(200);
    const called = await match('1-2');
    expect(called).toMatchObject({
      state: 'called',
      courtId: courtIds[1],
      version: 1,
      calledAt: '2026-12-04T00:00:00.000Z',
      expected: null,
    });
    const now = await queue();
    expect(now.counts).toMatchObject({ called: 1, freeCourts: 1, waiting: 3 });
    expect(now.courts[1]).toMatchObject({ current: called.key, proposal: null });
    const steps = await server.services.db.select().from(queueSteps);
    expect(steps).toMatchObject([
      { matchId: '1-2', kind: 'call', courtName: '2', accountId: expect.any(String) },
    ]);
  });

  test('Without a court the match goes to the one that is proposed', async ({ server }) => {
    const { match, call, courtIds } = await knockout(server);
    await call(await match('1-1'));
    expect((await match('1-1')).courtId).toBe(courtIds[1]);
    await call(await match('1-3'));
    expect((await match('1-3')).courtId).toBe(courtIds[0]);
    expect(code(await call(await match('1-0')))).toEqual([409, 'NO_FREE_COURT']);
  });

  test('A result ends the match on its court, and its winner rests before the next one', async ({
    server,
  }) => {
    const { match, play, enter, queue, obstacles, courtIds, call } = await knockout(server);
    await play('1-0');
    await play('1-1');
    server.clock.advance({ minutes: 20 });
    await enter('1-0', firstWins);
    expect(await match('1-0')).toMatchObject({
      state: 'done',
      courtId: courtIds[0],
      startedAt: '2026-12-04T00:00:00.000Z',
      endedAt: '2026-12-04T00:20:00.000Z',
      result: { kind: 'score', score: '11-7 11-9 11-5' },
    });
    await enter('1-1', firstWins);
    const now = await queue();
    expect(now.counts).toMatchObject({ playing: 0, freeCourts: 2, finished: 2 });
    expect(now.finished).toHaveLength(2);
    const next = await match('2-0');
    expect((await obstacles('2-0')).map(({ code: why }) => why)).toEqual(['rest', 'rest']);
    expect(await obstacles('2-0')).toMatchObject([
      { person: { name: next.player1?.name }, until: '2026-12-04T00:30:00.000Z' },
      { person: { name: next.player2?.name } },
    ]);
    server.clock.advance({ minutes: 9, seconds: 59 });
    const early = await call(next);
    expect(early.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'rest', isOverridable: true },
    });
    server.clock.advance({ seconds: 1 });
    expect((await call(next)).status).toBe(200);
  });

  test('The desk calls a match in spite of the rest', async ({ server }) => {
    const { match, enter, call } = await knockout(server);
    for (const id of ['1-0', '1-1']) await enter(id);
    expect((await call(await match('2-0'))).refusal?.code).toBe('NOT_READY');
    expect((await call(await match('2-0'), null, { isAnyway: true })).status).toBe(200);
  });

  test('A match whose sides are not known is never called', async ({ server }) => {
    const { match, call, take, courtIds } = await knockout(server);
    const final = await match('3-0');
    const refused = await call(final, courtIds[0], { isAnyway: true });
    expect(refused.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'sides-unknown', isOverridable: false },
    });
    const next = await take(final, { kind: 'next', courtId: courtIds[0] ?? '' });
    expect(next.refusal?.code).toBe('NOT_READY');
  });

  test('A result without a call ends the match, and its players rest from then on', async ({
    server,
  }) => {
    const { match, enter, obstacles } = await knockout(server);
    await enter('1-0');
    await enter('1-1');
    expect(await match('1-0')).toMatchObject({ state: 'done', courtId: null, calledAt: null });
    expect(await obstacles('2-0')).toMatchObject([{ code: 'rest' }, { code: 'rest' }]);
  });

  test('After walkovers nobody rests', async ({ server }) => {
    const { enter, waiting } = await knockout(server);
    await enter('1-0', ([winner]) => ({ kind: 'walkover', winner }));
    await enter('1-1', ([winner]) => ({ kind: 'walkover', winner }));
    expect(await waiting()).toEqual(['1-2', '1-3', '2-0']);
  });

  test('A match with a result is neither called nor moved', async ({ server }) => {
    const { match, enter, call, fix } = await knockout(server);
    const before = await match('1-0');
    await enter('1-0');
    expect(code(await call(before))).toEqual([409, 'MATCH_PLAYED']);
    expect(code(await fix(before, { kind: 'hold', isHeld: true }))).toEqual([409, 'MATCH_PLAYED']);
    const unknown = { ...before, matchId: '9-0' };
    expect(code(await call(unknown))).toEqual([404, 'MATCH_NOT_FOUND']);
  });

  test('The second call is stored once, and a match that is not called has none', async ({
    server,
  }) => {
    const { match, call, take } = await knockout(server);
    const again = { kind: 'call-again' } as const;
    expect(code(await take(await match('1-0'), again))).toEqual([409, 'QUEUE_CHANGED']);
    await call(await match('1-0'));
    const called = await match('1-0');
    expect(called.secondCallDueAt).toBe('2026-12-04T00:05:00.000Z');
    server.clock.advance({ minutes: 5 });
    for (const _time of [1, 2]) expect((await take(called, again)).status).toBe(200);
    expect(await match('1-0')).toMatchObject({
      calledAgainAt: '2026-12-04T00:05:00.000Z',
      secondCallDueAt: null,
      version: 2,
    });
  });

  test('A called match goes back into the queue and onto another court', async ({ server }) => {
    const { match, call, take, courtIds, queue } = await knockout(server);
    await call(await match('1-0'), courtIds[0]);
    const other = courtIds[1] ?? '';
    await take(await match('1-0'), { kind: 'move', courtId: other });
    expect(await match('1-0')).toMatchObject({ state: 'called', courtId: other });
    await take(await match('1-0'), { kind: 'back' });
    expect(await match('1-0')).toMatchObject({ state: 'waiting', courtId: null, calledAt: null });
    expect((await queue()).counts).toMatchObject({ freeCourts: 2, waiting: 4 });
  });

  test('Nothing is called to a court that is taken, closed or unknown', async ({ server }) => {
    const { match, call, take, courtIds, phone, params } = await knockout(server);
    const [first = '', second = ''] = courtIds;
    await call(await match('1-0'), first);
    const taken = await call(await match('1-1'), first);
    expect(taken.refusal).toMatchObject({ code: 'COURT_TAKEN', details: { court: '1' } });
    await phone.call(changeCourt, {
      params: { id: params.id, courtId: second },
      body: { seen: { name: '2', isClosed: false }, next: { name: '2', isClosed: true } },
    });
    for (const refused of [
      await call(await match('1-1'), second),
      await take(await match('1-0'), { kind: 'move', courtId: second }),
      await take(await match('1-1'), { kind: 'next', courtId: second }),
    ]) {
      expect(refused.refusal).toMatchObject({ code: 'COURT_CLOSED', details: { court: '2' } });
    }
    const nowhere = '01890000-0000-7000-8000-000000000000';
    expect(code(await call(await match('1-1'), nowhere))).toEqual([409, 'COURT_NOT_FOUND']);
  });

  test('A court with a match on it is neither closed nor deleted before the match is moved', async ({
    server,
  }) => {
    const { match, call, take, courtIds, phone, params } = await knockout(server);
    const [first = '', second = ''] = courtIds;
    await call(await match('1-0'), first);
    const at = { id: params.id, courtId: first };
    const seen = { name: '1', isClosed: false };
    const close = () =>
      phone.call(changeCourt, { params: at, body: { seen, next: { ...seen, isClosed: true } } });
    expect(code(await close())).toEqual([409, 'COURT_IN_USE']);
    expect(code(await phone.call(deleteCourt, { params: at }))).toEqual([409, 'COURT_IN_USE']);
    await take(await match('1-0'), { kind: 'move', courtId: second });
    expect((await close()).status).toBe(200);
    expect((await phone.call(deleteCourt, { params: at })).status).toBe(200);
    expect((await match('1-0')).courtId).toBe(second);
  });

  test('After the day and in a cancelled tournament the queue is read and nothing is changed', async ({
    server,
  }) => {
    const { match, call, queue, tournamentId } = await knockout(server);
    const seen = await match('1-0');
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect(code(await call(seen))).toEqual([409, 'TOURNAMENT_CANCELLED']);
    await updateState(server.services.db, tournamentId, { state: 'open' });
    server.clock.advance({ days: 1 });
    expect(code(await call(seen))).toEqual([409, 'DAY_OVER']);
    expect((await queue()).isClosed).toBe(true);
  });
});
