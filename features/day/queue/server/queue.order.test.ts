import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import { deleteCourt } from '../../day.contract.ts';
import { addBreak, deleteBreak, setRules } from '../queue.rules.contract.ts';
import { openQueue } from './queue.factory.ts';

async function knockout(
  server: TestApp,
  { courts = 1, ...options }: Parameters<typeof playedKnockout>[1] & { courts?: number } = {},
) {
  const event = await playedKnockout(server, { byHand: 8, ...options });
  const desk = await openQueue(server, event, { courts });
  const params = { id: event.params.id };
  const rulesOf = async () => (await desk.queue()).events[0]!.rules;
  return {
    ...event,
    ...desk,
    rulesOf,
    set: async (next: Partial<Awaited<ReturnType<typeof rulesOf>>>) => {
      const seen = await rulesOf();
      return event.phone.call(setRules, {
        params: event.params,
        body: { seen, next: { ...seen, ...next } },
      });
    },
    pause: (one: Lunch | CourtBreak, id = uuidv7()) =>
      event.phone.call(addBreak, { params, body: { id, break: one } }),
    unpause: (breakId: string) => event.phone.call(deleteBreak, { params: { ...params, breakId } }),
  };
}

type Times = { readonly from: string; readonly until: string };
type Lunch = Times & { kind: 'lunch'; eventId: number | null; minutes: number };
type CourtBreak = Times & { kind: 'court'; courtId: string };

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const ref = ({ stageId, matchId }: { stageId: string; matchId: string }) => ({ stageId, matchId });

describe('the order that the desk gives', () => {
  test('A match is put before another, and what was before it stays before it', async ({
    server,
  }) => {
    const { match, fix, waiting, queue } = await knockout(server);
    const before = ref(await match('1-1'));
    const moved = await fix(await match('1-3'), { kind: 'place', before });
    expect(moved.status).toBe(200);
    expect(await waiting()).toEqual(['1-0', '1-3', '1-1', '1-2']);
    expect((await queue()).waiting[1]?.reason).toEqual({ code: 'desk', minutes: null });
    await fix(await match('1-2'), { kind: 'place', before: ref(await match('1-0')) });
    expect(await waiting()).toEqual(['1-2', '1-0', '1-3', '1-1']);
    await fix(await match('1-2'), { kind: 'place', before: null });
    expect(await waiting()).toEqual(['1-0', '1-3', '1-1', '1-2']);
  });

  test('Moving one match changes no other: a call on the same screen is accepted', async ({
    server,
  }) => {
    const { match, fix, call } = await knockout(server);
    const seen = await match('1-0');
    await fix(await match('1-3'), { kind: 'place', before: ref(await match('1-1')) });
    expect((await call(seen)).status).toBe(200);
  });

  test('Of two desks that drag the same match the later one is refused', async ({ server }) => {
    const { match, fix, signedIn, waiting } = await knockout(server);
    const [one, two, three] = [await match('1-3'), await match('1-1'), await match('1-2')];
    const other = await signedIn();
    const both = await Promise.all([
      fix(one, { kind: 'place', before: ref(two) }),
      fix(one, { kind: 'place', before: ref(three) }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['QUEUE_CHANGED']);
    expect(await waiting()).toHaveLength(4);
  });

  test('A match is put first, last, and back into the order of the rules', async ({ server }) => {
    const { match, fix, waiting } = await knockout(server);
    await fix(await match('1-2'), { kind: 'priority', priority: 'first' });
    expect(await waiting()).toEqual(['1-2', '1-0', '1-1', '1-3']);
    await fix(await match('1-0'), { kind: 'priority', priority: 'last' });
    expect(await waiting()).toEqual(['1-2', '1-1', '1-3', '1-0']);
    await fix(await match('1-2'), { kind: 'priority', priority: 'usual' });
    const usual = await match('1-2');
    for (const _time of [1, 2]) {
      expect((await fix(usual, { kind: 'priority', priority: 'usual' })).status).toBe(200);
    }
    expect((await match('1-2')).version).toBe(usual.version);
    expect(await waiting()).toEqual(['1-1', '1-2', '1-3', '1-0']);
  });

  test('A held match is not called and has no time, until it is released', async ({ server }) => {
    const { match, fix, waiting, obstacles, call } = await knockout(server);
    await fix(await match('1-0'), { kind: 'hold', isHeld: true });
    expect(await waiting()).toEqual(['1-1', '1-2', '1-3']);
    expect(await obstacles('1-0')).toMatchObject([{ code: 'held' }]);
    const held = await match('1-0');
    expect(held).toMatchObject({ isHeld: true, expected: null });
    const refused = await call(held);
    expect(refused.refusal).toMatchObject({ code: 'NOT_READY', details: { reasons: 'held' } });
    expect((await call(held, null, { isAnyway: true })).status).toBe(200);
    expect(code(await fix(await match('1-0'), { kind: 'hold', isHeld: false }))).toEqual([
      409,
      'MATCH_ON_COURT',
    ]);
  });

  test('A match is not called before its time', async ({ server }) => {
    const { match, fix, obstacles, waiting } = await knockout(server);
    await fix(await match('1-0'), { kind: 'not-before', time: '09:30' });
    expect(await obstacles('1-0')).toMatchObject([
      { code: 'not-before', until: '2026-12-04T00:30:00.000Z' },
    ]);
    expect((await match('1-0')).expected?.about).toBe('2026-12-04T01:09:00.000Z');
    server.clock.advance({ minutes: 30 });
    expect((await waiting()).at(-1)).toBe('1-0');
  });

  test('A match with a fixed court goes there first and to no other court', async ({ server }) => {
    const { match, fix, courtIds, queue, call } = await knockout(server, { courts: 2 });
    const [first = '', second = ''] = courtIds;
    await fix(await match('1-3'), { kind: 'court', courtId: second });
    const { courts } = await queue();
    const keys = [(await match('1-0')).key, (await match('1-3')).key];
    expect(courts.map(({ proposal }) => proposal?.key)).toEqual(keys);
    expect(courts[1]?.proposal?.reason.code).toBe('fixed-court');
    await call(await match('1-0'), second);
    expect(code(await call(await match('1-3')))).toEqual([409, 'NO_FREE_COURT']);
    expect((await call(await match('1-3'), first)).status).toBe(200);
    const nowhere = await fix(await match('1-1'), { kind: 'court', courtId: uuidv7() });
    expect(code(nowhere)).toEqual([409, 'COURT_NOT_FOUND']);
  });

  test('The matches of a deleted court float again', async ({ server }) => {
    const { match, fix, take, courtIds, waiting, phone, params } = await knockout(server, {
      courts: 2,
    });
    const courtId = courtIds[1] ?? '';
    await fix(await match('1-3'), { kind: 'court', courtId });
    await take(await match('1-2'), { kind: 'next', courtId });
    await phone.call(deleteCourt, { params: { id: params.id, courtId } });
    expect(await waiting()).toEqual(['1-0', '1-1', '1-2', '1-3']);
    expect(await match('1-2')).toMatchObject({ state: 'waiting', courtId: null });
    expect((await match('1-3')).fixedCourtId).toBeNull();
  });

  test('A match is the next of a court, which has one, and is called there', async ({ server }) => {
    const { match, take, call, courtIds, queue } = await knockout(server, { courts: 2 });
    const [first = '', second = ''] = courtIds;
    await call(await match('1-0'), first);
    await take(await match('1-3'), { kind: 'next', courtId: first });
    const next = await match('1-3');
    expect((await queue()).courts[0]?.next).toEqual({ key: next.key, isReserved: true });
    const taken = await take(await match('1-2'), { kind: 'next', courtId: first });
    expect(taken.refusal).toMatchObject({ code: 'COURT_TAKEN', details: { court: '1' } });
    expect(code(await call(next))).toEqual([409, 'NO_FREE_COURT']);
    await take(await match('1-0'), { kind: 'move', courtId: second });
    expect((await queue()).courts[0]?.proposal).toMatchObject({ key: next.key });
    await call(await match('1-3'));
    expect(await match('1-3')).toMatchObject({ state: 'called', courtId: first });
  });

  test('In the order of play a match waits for the one before it on its court', async ({
    server,
  }) => {
    const { match, fix, set, courtIds, obstacles, call } = await knockout(server, { courts: 2 });
    const courtId = courtIds[0] ?? '';
    expect((await set({ mode: 'order-of-play' })).status).toBe(200);
    await fix(await match('1-0'), { kind: 'court', courtId });
    await fix(await match('1-2'), { kind: 'court', courtId });
    const first = await match('1-0');
    expect(await obstacles('1-2')).toMatchObject([{ code: 'court-order', keys: [first.key] }]);
    await fix(first, { kind: 'not-before', time: '10:00' });
    expect(await obstacles('1-2')).toEqual([]);
    expect(await obstacles('1-0')).toMatchObject([{ code: 'not-before' }, { code: 'court-order' }]);
    expect((await call(await match('1-0'), courtId, { isAnyway: true })).status).toBe(200);
  });
});

describe('the rules of an event', () => {
  test('The rest of the event is what its players have between two matches', async ({ server }) => {
    const { set, enter, obstacles, rulesOf } = await knockout(server);
    expect(await rulesOf()).toMatchObject({ restMinutes: 10, mode: 'queue', umpires: 'none' });
    await set({ restMinutes: 25 });
    for (const id of ['1-0', '1-1']) await enter(id);
    expect(await obstacles('2-0')).toMatchObject([
      { code: 'rest', until: '2026-12-04T00:25:00.000Z' },
      { code: 'rest' },
    ]);
  });

  test('The minutes of a match are those of the desk, or the median from eight finished matches on', async ({
    server,
  }) => {
    const { set, queue, play, enter } = await knockout(server, { byHand: 16, courts: 8 });
    const minutes = async () => {
      const [event] = (await queue()).events;
      return [event?.minutes, event?.isMedian];
    };
    expect(await minutes()).toEqual([20, false]);
    await set({ minutes: 35 });
    expect(await minutes()).toEqual([35, false]);
    await set({ minutes: null });
    const first = Array.from({ length: 8 }, (_, at) => `1-${at}`);
    for (const id of first) await play(id);
    for (const [at, id] of first.entries()) {
      server.clock.advance({ minutes: at === 0 ? 9 : 1 });
      expect(await minutes()).toEqual([20, false]);
      await enter(id);
    }
    // They took 9 to 16 minutes.
    expect(await minutes()).toEqual([13, true]);
  });

  test('The same rules change nothing, and rules that another desk has changed are refused', async ({
    server,
  }) => {
    const { set, rulesOf, phone, params } = await knockout(server);
    const seen = await rulesOf();
    for (const _time of [1, 2]) expect((await set({ restMinutes: 15 })).status).toBe(200);
    const send = (next: typeof seen, eventId = params.eventId) =>
      phone.call(setRules, { params: { ...params, eventId }, body: { seen, next } });
    expect((await send({ ...seen, restMinutes: 15 })).status).toBe(200);
    expect(code(await send({ ...seen, restMinutes: 5 }))).toEqual([409, 'QUEUE_CHANGED']);
    expect(code(await send(seen, 999_999))).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(code(await send({ ...seen, restMinutes: 241 }))).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('an event that begins later than the tournament', () => {
  test('Nothing of it is called or expected earlier, and the day is not behind for it', async ({
    server,
  }) => {
    const { set, queue, waiting, obstacles, match, call } = await knockout(server);
    expect((await set({ notBefore: '10:30' })).status).toBe(200);
    const until = '2026-12-04T01:30:00.000Z';
    expect(await waiting()).toEqual([]);
    expect(await obstacles('1-0')).toMatchObject([{ code: 'not-before', until }]);
    expect((await match('1-0')).expected?.about).toBe(until);
    const { counts, events } = await queue();
    expect(counts).toMatchObject({ waiting: 0, minutesBehind: 0, longestWaitingMinutes: null });
    expect(events[0]?.rules.notBefore).toBe('10:30');
    expect(code(await call(await match('1-0')))).toEqual([409, 'NOT_READY']);
    server.clock.advance({ minutes: 91 });
    expect(await waiting()).toEqual(['1-0', '1-1', '1-2', '1-3']);
    expect((await queue()).counts.longestWaitingMinutes).toBe(1);
  });

  test('The players of an event in the afternoon are missing from an hour before it, and not in the morning', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { queue } = await openQueue(server, event, { hasCheckIn: true });
    const params = { id: event.params.id };
    const missing = async () => {
      const { data } = await event.phone.call(checkIn.missing, { params });
      return [(await queue()).counts.notPresent, data?.people.length];
    };
    expect(await missing()).toEqual([4, 4]);
    const { rules: seen } = (await queue()).events[0]!;
    const body = { seen, next: { ...seen, notBefore: '13:00' } };
    await event.phone.call(setRules, { params: event.params, body });
    expect(await missing()).toEqual([0, 0]);
    server.clock.advance({ minutes: 180 });
    expect(await missing()).toEqual([4, 4]);
  });
});

describe('breaks', () => {
  test('Somebody whose match ends inside the lunch window rests as long as the lunch', async ({
    server,
  }) => {
    const { pause, enter, obstacles } = await knockout(server);
    const lunch = { kind: 'lunch', eventId: null, from: '09:10', until: '10:30', minutes: 30 };
    expect((await pause(lunch as Lunch)).status).toBe(200);
    await enter('1-0');
    server.clock.advance({ minutes: 15 });
    await enter('1-1');
    expect(await obstacles('2-0')).toMatchObject([
      { code: 'lunch', until: '2026-12-04T00:45:00.000Z' },
    ]);
  });

  test('A court in a break takes no match, and the forecast goes on after it', async ({
    server,
  }) => {
    const { pause, unpause, queue, match, call, courtIds } = await knockout(server);
    const id = uuidv7();
    const courtId = courtIds[0] ?? '';
    const times = { kind: 'court', courtId, from: '08:30', until: '09:40' } as const;
    for (const _time of [1, 2]) expect((await pause(times, id)).status).toBe(200);
    const now = await queue();
    expect(now.breaks).toMatchObject([{ id, kind: 'court', from: '08:30', until: '09:40' }]);
    expect(now.courts[0]).toMatchObject({
      breakUntil: '2026-12-04T00:40:00.000Z',
      proposal: null,
    });
    expect(now.counts.freeCourts).toBe(0);
    expect((await match('1-0')).expected?.about).toBe('2026-12-04T00:40:00.000Z');
    expect(code(await call(await match('1-0'), courtId))).toEqual([409, 'COURT_CLOSED']);
    for (const _time of [1, 2]) expect((await unpause(id)).status).toBe(200);
    expect((await queue()).courts[0]?.proposal).not.toBeNull();
  });

  test('One break pauses all courts, and one write ends it', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 8 });
    const { queue, match, call, courtIds } = await openQueue(server, event, { courts: 3 });
    const params = { id: event.params.id };
    const id = uuidv7();
    const pause = { kind: 'court', courtId: null, from: '08:30', until: '09:40' } as const;
    const added = await event.phone.call(addBreak, { params, body: { id, break: pause } });
    expect(added.status).toBe(200);
    const now = await queue();
    expect(now.breaks).toMatchObject([{ id, kind: 'court', courtId: null }]);
    const until = '2026-12-04T00:40:00.000Z';
    expect(now.courts.map(({ breakUntil }) => breakUntil)).toEqual([until, until, until]);
    expect((await match('1-0')).expected?.about).toBe(until);
    for (const courtId of courtIds) {
      expect(code(await call(await match('1-0'), courtId))).toEqual([409, 'COURT_CLOSED']);
    }
    await event.phone.call(deleteBreak, { params: { ...params, breakId: id } });
    expect((await queue()).courts.map(({ breakUntil }) => breakUntil)).toEqual([null, null, null]);
    expect((await call(await match('1-0'))).status).toBe(200);
  });

  test('A match that was called before the break of its court begins in it', async ({ server }) => {
    const { pause, match, call, take, courtIds } = await knockout(server);
    await call(await match('1-0'));
    const courtId = courtIds[0] ?? '';
    await pause({ kind: 'court', courtId, from: '08:00', until: '10:00' });
    expect((await take(await match('1-0'), { kind: 'start' })).status).toBe(200);
  });

  test('Breaks without sense, of unknown courts and events, and with a used id are refused', async ({
    server,
  }) => {
    const { pause, courtIds } = await knockout(server);
    const other = await knockout(server);
    const courtId = courtIds[0] ?? '';
    const used = uuidv7();
    const foreign = other.courtIds[0] ?? '';
    await other.pause({ kind: 'court', courtId: foreign, from: '12:00', until: '13:00' }, used);
    const court = { kind: 'court', courtId, from: '12:00', until: '13:00' } as const;
    const lunch = { kind: 'lunch', eventId: null, from: '12:00', until: '13:00' } as const;
    for (const [wanted, status, expected] of [
      [{ ...court, until: '11:00' }, 422, 'INVALID_TIMES'],
      [{ ...lunch, minutes: 61 }, 422, 'INVALID_TIMES'],
      [{ ...court, courtId: foreign }, 409, 'COURT_NOT_FOUND'],
      [{ ...lunch, eventId: other.params.eventId, minutes: 30 }, 404, 'EVENT_NOT_FOUND'],
      [{ ...court, from: '25:00' }, 422, 'INVALID_INPUT'],
    ] as const) {
      expect(code(await pause(wanted))).toEqual([status, expected]);
    }
    expect(code(await pause(court, used))).toEqual([409, 'ID_TAKEN']);
  });
});
