import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { groupsInPlay } from '#features/event-draws/server/event-draws.further.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import { openQueue } from './queue.factory.ts';

/** A called match of a knockout, five minutes after its second call. */
async function overdue(server: TestApp) {
  const event = await playedKnockout(server, { byHand: 4 });
  const desk = await openQueue(server, event);
  await desk.call(await desk.match('1-0'));
  server.clock.advance({ minutes: 5 });
  await desk.take(await desk.match('1-0'), { kind: 'call-again' });
  server.clock.advance({ minutes: 5 });
  return { ...event, ...desk };
}

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];

describe('the no-show rule', () => {
  test('A walkover is proposed five minutes after the second call, and never made alone', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { call, match, take, queue } = await openQueue(server, event);
    await call(await match('1-0'));
    server.clock.advance({ minutes: 30 });
    expect((await queue()).walkovers).toEqual([]);
    await take(await match('1-0'), { kind: 'call-again' });
    server.clock.advance({ minutes: 4, seconds: 59 });
    expect((await queue()).walkovers).toEqual([]);
    server.clock.advance({ seconds: 1 });
    const { key } = await match('1-0');
    expect((await queue()).walkovers).toEqual([
      { key, since: '2026-12-04T00:35:00.000Z', missingSideIds: [] },
    ]);
    server.clock.advance({ hours: 3 });
    expect(await match('1-0')).toMatchObject({ state: 'called', result: null });
  });

  test('The desk accepts: the result is a walkover, the court is free, and a resend changes nothing', async ({
    server,
  }) => {
    const { match, decide, queue, matchOf } = await overdue(server);
    const seen = await match('1-0');
    const winnerId = seen.player2?.id ?? '';
    for (const _time of [1, 2]) {
      expect((await decide(seen, { kind: 'accept', winnerId })).status).toBe(200);
    }
    expect((await matchOf('1-0')).result).toEqual({ kind: 'walkover', winner: winnerId });
    expect(await match('1-0')).toMatchObject({ state: 'done', endedAt: null, resultVersion: 1 });
    expect(await queue()).toMatchObject({
      walkovers: [],
      counts: { called: 0, freeCourts: 2, finished: 1 },
    });
    const other = await decide(seen, { kind: 'accept', winnerId: seen.player1?.id ?? '' });
    expect(code(other)).toEqual([409, 'MATCH_PLAYED']);
  });

  test('Where neither side came nobody wins', async ({ server }) => {
    const { match, decide, matchOf } = await overdue(server);
    await decide(await match('1-0'), { kind: 'accept', winnerId: null });
    expect((await matchOf('1-0')).result).toEqual({ kind: 'double-walkover', winner: null });
  });

  test('The desk declines, because the player came: nothing is proposed for this call any more', async ({
    server,
  }) => {
    const { match, decide, queue, take, call } = await overdue(server);
    const seen = await match('1-0');
    for (const _time of [1, 2]) {
      expect((await decide(seen, { kind: 'decline' })).status).toBe(200);
    }
    expect((await queue()).walkovers).toEqual([]);
    expect((await match('1-0')).state).toBe('called');
    const winnerId = seen.player1?.id ?? '';
    const late = await decide(await match('1-0'), { kind: 'accept', winnerId });
    expect(code(late)).toEqual([409, 'WALKOVER_NOT_PROPOSED']);
    await take(await match('1-0'), { kind: 'back' });
    await call(await match('1-0'));
    await take(await match('1-0'), { kind: 'call-again' });
    server.clock.advance({ minutes: 5 });
    expect((await queue()).walkovers).toHaveLength(1);
  });

  test('Who came in spite of the proposal is checked in by it, so that the next match does not wait', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { call, match, take, decide, enter, obstacles } = {
      ...event,
      ...(await openQueue(server, event, { hasCheckIn: true })),
    };
    const listed = async () => {
      const { data } = await event.phone.call(checkIn.list, { params: { id: event.params.id } });
      return data!.list.people.filter(({ state }) => state === 'present').map(({ by }) => by);
    };
    await call(await match('1-0'), null, { isAnyway: true });
    server.clock.advance({ minutes: 5 });
    await take(await match('1-0'), { kind: 'call-again' });
    server.clock.advance({ minutes: 5 });
    expect(await listed()).toEqual([]);
    expect((await decide(await match('1-0'), { kind: 'decline' })).status).toBe(200);
    expect(await listed()).toEqual(['desk', 'desk']);
    await enter('1-0');
    await enter('1-1');
    const missing = (await obstacles('2-0')).filter(({ code: one }) => one === 'not-present');
    expect(missing).toHaveLength(1);
  });

  test('A match that began, one that nobody has called and one that another desk has changed have no walkover', async ({
    server,
  }) => {
    const { match, decide, take, queue } = await overdue(server);
    const seen = await match('1-0');
    const accept = { kind: 'accept', winnerId: seen.player1?.id ?? '' } as const;
    expect(code(await decide(await match('1-1'), { kind: 'decline' }))).toEqual([
      409,
      'WALKOVER_NOT_PROPOSED',
    ]);
    await take(seen, { kind: 'start' });
    expect((await queue()).walkovers).toEqual([]);
    expect(code(await decide(seen, accept))).toEqual([409, 'QUEUE_CHANGED']);
    expect(code(await decide(await match('1-0'), accept))).toEqual([409, 'WALKOVER_NOT_PROPOSED']);
    const nobody = await decide({ ...seen, matchId: '9-9' }, accept);
    expect(code(nobody)).toEqual([404, 'MATCH_NOT_FOUND']);
    const stranger = await server.playerPhone();
    expect((await decide(seen, accept, stranger)).status).toBe(403);
  });

  test.for([null, 'table-tennis-5'])(
    'The walkover of a match of a group is recorded, with the score format %s',
    async (format, { server }) => {
      const event = await groupsInPlay(server, {
        byHand: 3,
        format: { kind: 'groups', size: 3, next: 'none' },
      });
      if (format) await event.choose({ id: format });
      const { match, call, take, decide } = await openQueue(server, event);
      await call(await match('1-2-3'));
      await take(await match('1-2-3'), { kind: 'call-again' });
      server.clock.advance({ minutes: 5 });
      const seen = await match('1-2-3');
      const accept = { kind: 'accept', winnerId: seen.player1?.id ?? '' } as const;
      expect(code(await decide(seen, accept))).toEqual([200, undefined]);
      expect((await match('1-2-3')).state).toBe('done');
    },
  );
});
