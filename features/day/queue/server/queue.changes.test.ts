import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import {
  playedKnockout,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { changeCourt } from '../../day.contract.ts';
import { setOpenTables } from '../../open-tables/open-tables.contract.ts';
import { addBreak } from '../queue.rules.contract.ts';
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

describe('two desks', () => {
  test('Two desks that call the same match call it once; to another court the later one is refused', async ({
    server,
  }) => {
    const { match, call, courtIds, signedIn } = await knockout(server);
    const other = await signedIn();
    const seen = await match('1-0');
    const both = await Promise.all([call(seen, courtIds[0]), call(seen, courtIds[0], {}, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await match('1-0')).version).toBe(1);
    expect(code(await call(seen, courtIds[1], {}, other))).toEqual([409, 'QUEUE_CHANGED']);
    expect((await server.services.db.select().from(queueSteps)).length).toBe(1);
  });

  test('Of two matches that are called to one court at the same moment one gets it', async ({
    server,
  }) => {
    const { match, call, courtIds, signedIn } = await knockout(server);
    const other = await signedIn();
    const [one, two] = [await match('1-0'), await match('1-1')];
    const both = await Promise.all([call(one, courtIds[0]), call(two, courtIds[0], {}, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['COURT_TAKEN']);
  });

  test('A resend changes nothing, and a step on an older screen is refused', async ({ server }) => {
    const { match, call, take } = await knockout(server);
    const seen = await match('1-0');
    for (const _time of [1, 2]) expect((await call(seen)).status).toBe(200);
    const called = await match('1-0');
    for (const _time of [1, 2]) {
      expect((await take(called, { kind: 'start' })).status).toBe(200);
    }
    for (const _time of [1, 2]) {
      expect((await take(await match('1-0'), { kind: 'back' })).status).toBe(200);
    }
    expect((await match('1-0')).version).toBe(3);
    expect(code(await take(called, { kind: 'start' }))).toEqual([409, 'QUEUE_CHANGED']);
  });

  test('A call and a result at the same moment leave a match that is done', async ({ server }) => {
    const { match, call, enter, queue } = await knockout(server);
    const seen = await match('1-0');
    const [called, entered] = await Promise.all([call(seen), enter('1-0')]);
    expect(entered.status).toBe(200);
    expect([200, 409]).toContain(called.status);
    expect((await match('1-0')).state).toBe('done');
    expect((await queue()).counts).toMatchObject({ called: 0, playing: 0, finished: 1 });
  });
});

describe('corrections and removed results', () => {
  test('A removed result brings the match back to its court', async ({ server }) => {
    const { match, play, enter, clear, courtIds } = await knockout(server);
    await play('1-0', courtIds[0]);
    await enter('1-0');
    await clear('1-0');
    expect(await match('1-0')).toMatchObject({
      state: 'playing',
      courtId: courtIds[0],
      endedAt: null,
    });
  });

  test('Where another match is on its court it waits', async ({ server }) => {
    const { match, play, enter, clear, courtIds, queue } = await knockout(server);
    await play('1-0', courtIds[0]);
    await enter('1-0');
    await play('1-1', courtIds[0]);
    await clear('1-0');
    expect(await match('1-0')).toMatchObject({ state: 'waiting', courtId: null });
    expect((await queue()).courts[0]?.current).toBe((await match('1-1')).key);
  });

  test('Where its court is closed by then, or open for practice, it waits', async ({ server }) => {
    const { match, play, enter, clear, courtIds, phone, params } = await knockout(server);
    const here = { id: params.id };
    for (const [at, matchId] of ['1-0', '1-1'].entries()) {
      await play(matchId, courtIds[at]);
      await enter(matchId);
    }
    const [closed, practised] = courtIds;
    const seen = { name: '1', isClosed: false };
    await phone.call(changeCourt, {
      params: { ...here, courtId: closed! },
      body: { seen, next: { ...seen, isClosed: true } },
    });
    await phone.call(setOpenTables, { params: here, body: { seen: [], next: [practised!] } });
    for (const matchId of ['1-0', '1-1']) {
      expect((await clear(matchId)).status).toBe(200);
      expect(await match(matchId)).toMatchObject({ state: 'waiting', courtId: null });
    }
  });

  test('Where the next match is called to its court, that one waits without its side', async ({
    server,
  }) => {
    const { match, play, enter, clear, call, courtIds } = await knockout(server);
    await play('1-0', courtIds[0]);
    await enter('1-0');
    await enter('1-1');
    await call(await match('2-0'), courtIds[0], { isAnyway: true });
    expect((await clear('1-0')).status).toBe(200);
    expect(await match('2-0')).toMatchObject({ state: 'waiting', courtId: null });
    expect(await match('1-0')).toMatchObject({ state: 'playing', courtId: courtIds[0] });
  });

  test('On another day a tournament begins again: nobody is called, and results stay', async ({
    server,
  }) => {
    const { match, play, enter, params, phone, queue } = await knockout(server);
    await enter('1-0');
    await play('1-1');
    const body = { tournament: { ...sampleForm, eventDate: '2026-12-12' }, was: sampleForm };
    const moved = await phone.call(publishing.edit, { params: { id: params.id }, body });
    expect(moved.status).toBe(200);
    expect(await match('1-1')).toMatchObject({ state: 'waiting', courtId: null, startedAt: null });
    expect((await match('1-0')).state).toBe('done');
    expect((await queue()).courts.map(({ current }) => current)).toEqual([null, null]);
  });

  test('On another day no court has the break of the day before, lunch stays, and the plan is of the matches that are left', async ({
    server,
  }) => {
    const { match, enter, params, phone, queue, courtIds } = await knockout(server);
    for (const matchId of ['1-0', '1-1']) await enter(matchId);
    const times = { from: '13:00', until: '15:00' };
    for (const pause of [
      { kind: 'court', courtId: courtIds[0]!, ...times },
      { kind: 'lunch', eventId: null, minutes: 30, ...times },
    ] as const) {
      const body = { id: uuidv7(), break: pause };
      const added = await phone.call(addBreak, { params: { id: params.id }, body });
      expect(added.status).toBe(200);
    }
    const body = { tournament: { ...sampleForm, eventDate: '2026-12-12' }, was: sampleForm };
    expect((await phone.call(publishing.edit, { params: { id: params.id }, body })).status).toBe(
      200,
    );
    const { breaks } = await queue();
    expect(breaks.map(({ kind }) => kind)).toEqual(['lunch']);
    // Nothing of the new day has begun: it is forecast from its start.
    expect((await match('1-2')).expected?.about).toBe('2026-12-12T00:00:00.000Z');
    server.clock.advance({ days: 8 });
    const { counts } = await queue();
    expect(counts).toMatchObject({ finished: 2, minutesBehind: 0 });
  });

  test('A corrected result leaves the time at which the match ended', async ({ server }) => {
    const { match, play, enter } = await knockout(server);
    await play('1-0');
    await enter('1-0');
    server.clock.advance({ minutes: 30 });
    await enter('1-0', secondWins);
    expect((await match('1-0')).endedAt).toBe('2026-12-04T00:00:00.000Z');
  });

  test('After a correction others play the called match: it waits again, and a call of the former sides is refused', async ({
    server,
  }) => {
    const { match, enter, call, take, queue } = await knockout(server);
    await enter('1-0');
    await enter('1-1');
    await call(await match('2-0'), null, { isAnyway: true });
    const called = await match('2-0');
    await enter('1-0', secondWins);
    const next = await match('2-0');
    expect(next).toMatchObject({ state: 'waiting', courtId: null });
    expect(next.player1?.id).not.toBe(called.player1?.id);
    expect(code(await take(called, { kind: 'start' }))).toEqual([409, 'QUEUE_CHANGED']);
    expect((await queue()).counts).toMatchObject({ called: 0, freeCourts: 2 });
  });

  test('A draw that is taken back drops what the desk has done, and the next one begins without it', async ({
    server,
  }) => {
    const { match, take, takeBack, draw, publish, queue, courtIds } = await knockout(server);
    const reserved = await take(await match('1-0'), { kind: 'next', courtId: courtIds[0] ?? '' });
    expect(reserved.status).toBe(200);
    expect((await takeBack()).status).toBe(200);
    expect(await queue()).toMatchObject({ matches: [], courts: [{ next: null }, {}] });
    await draw();
    await publish();
    const next = await match('1-0');
    expect(next).toMatchObject({ state: 'waiting', version: 0, drawNumber: 2 });
  });
});
