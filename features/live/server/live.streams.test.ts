import Fastify from 'fastify';
import { describe, expect } from 'vitest';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { suspendTournament } from '#features/operator/moderation/server/moderation.commands.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { listening } from '#platform/testing/read-stream.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import { followedKnockout, readerOf } from './live.factory.ts';
import { insertChange, updateSeq } from './live.store.ts';
import { openLive } from './live.streams.factory.ts';
import { liveStreams } from './live.streams.handlers.ts';

/** A published knockout of eight on an open day, on a server that listens. */
async function followed(server: TestApp) {
  const event = await followedKnockout(server);
  const origin = await listening(server.app.http);
  const { id } = event.params;
  return { ...event, id, origin, stream: (asked = {}) => openLive(origin, id, asked) };
}

/** Writes so many changes that say nothing but that there is one. */
async function writeResets(
  { services: { db, clock } }: TestApp,
  tournamentId: number,
  count: number,
) {
  await db.transaction(async (tx) => {
    for (let left = count; left > 0; left -= 1) {
      const seq = await updateSeq(tx, tournamentId);
      await insertChange(tx, { tournamentId, seq, at: clock.now(), patch: { kind: 'reset' } });
    }
  });
}

describe('the stream of a tournament', () => {
  test('A reader gets every change after the snapshot, as the next snapshot has it', async ({
    server,
  }) => {
    const { stream, snapshot, call, match, win } = await followed(server);
    const { seq } = await snapshot();
    const reader = await stream({ after: seq });
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
    expect(await reader.untilOpen()).toEqual([{ id: seq, data: { kind: 'open' } }]);
    expect(reader.text()).toMatch(/^retry: [345]\d{3}\n\n/);
    await call(await match('1-0'));
    await win('1-0');
    const heard = [await reader.next(), await reader.next()];
    expect(heard.map((one) => one?.id)).toEqual([seq + 1, seq + 2]);
    const { matches } = await snapshot();
    const last = heard[1]?.data;
    if (last?.kind !== 'matches') throw new Error('the result was not sent');
    expect(last.matches).toEqual(matches.filter(({ key }) => / (1-0|2-0)$/.test(key)));
    reader.leave();
  });

  test('A reader who comes back gets what was missed, in its order and once', async ({
    server,
  }) => {
    const { stream, snapshot, call, match, win } = await followed(server);
    const { seq } = await snapshot();
    const reader = await stream({ after: seq });
    await reader.untilOpen();
    reader.leave();
    for (const place of ['1-0', '1-1']) await call(await match(place));
    await win('1-0');
    const back = await stream({ lastEventId: String(seq + 1), after: 0 });
    const heard = await back.untilOpen();
    expect(heard.map(({ id, data }) => [id - seq, data.kind])).toEqual([
      [2, 'matches'],
      [3, 'matches'],
      [3, 'open'],
    ]);
    await win('1-1');
    expect((await back.next())?.id).toBe(seq + 4);
    back.leave();
  });

  test.for([
    ['a number that no change had', '999999'],
    ['another text', 'spring'],
    ['a negative number', '-1'],
    ['a number beyond all', '99999999999999999999'],
  ])('%s as the last event is answered by a reset', async ([, lastEventId], { server }) => {
    const { stream, snapshot } = await followed(server);
    const { seq } = await snapshot();
    const reader = await stream({ lastEventId: lastEventId ?? '' });
    expect(await reader.untilOpen()).toEqual([
      { id: seq, data: { kind: 'reset' } },
      { id: seq, data: { kind: 'open' } },
    ]);
    reader.leave();
  });

  test('500 missed changes are sent again, one more is a reset, and so is a change that is deleted', async ({
    server,
  }) => {
    const { stream, snapshot, id } = await followed(server);
    const { seq } = await snapshot();
    await writeResets(server, id, 501);
    const exact = await stream({ after: seq + 1 });
    expect((await exact.untilOpen()).length).toBe(501);
    const late = await stream({ after: seq });
    expect((await late.untilOpen()).map((one) => [one.id - seq, one.data.kind])).toEqual([
      [501, 'reset'],
      [501, 'open'],
    ]);
    const old = await stream({ after: 0 });
    expect((await old.untilOpen()).length).toBe(2);
    for (const one of [exact, late, old]) one.leave();
  });

  test('An unknown tournament and one that is held back have no stream', async ({ server }) => {
    const { stream, origin, id } = await followed(server);
    const { id: operatorId } = await makeOperator(server.services);
    await suspendTournament(server.services, { id, operatorId, reason: 'Spam' });
    const answers = [await stream(), await openLive(origin, 999_999)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const { statusCode, body } = await server.app.http.inject('/api/live/spring/stream');
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
  });

  test('What a guardian takes back at noon reaches the readers as a reset, and no name is sent', async ({
    server,
  }) => {
    const { phone, guardian, sent } = await confirmed(server);
    const event = await closedEvent(server, { phones: [phone], byHand: 3 });
    await event.draw();
    await event.publish();
    const { id } = event.params;
    const { seq } = await readerOf(server, id).snapshot();
    const reader = await openLive(await listening(server.app.http), id, { after: seq });
    await reader.untilOpen();
    await guardian.call(guardianPage.end, sent);
    expect(await reader.next()).toEqual({ id: seq + 1, data: { kind: 'reset' } });
    expect(reader.text()).not.toContain('佐');
    reader.leave();
  });

  test('Streams end when the server stops, which does not wait for them', async () => {
    const server = await startTestApp();
    const { stream } = await followed(server);
    const reader = await stream();
    await reader.untilOpen();
    await server.close();
    expect(await reader.next()).toBe(null);
  });
});

describe('two servers on one database', () => {
  test('Readers of one server get what is written on the other, and their snapshot has it', async () => {
    const database = await openTestDatabase();
    const [one, other] = [
      await startTestApp({}, { database }),
      await startTestApp({}, { database }),
    ];
    const event = await followedKnockout(one);
    const { id } = event.params;
    const elsewhere = readerOf(other, id);
    const before = await elsewhere.snapshot();
    await event.snapshot();
    const reader = await openLive(await listening(other.app.http), id, { after: before.seq });
    await reader.untilOpen();
    await event.win('1-0');
    const heard = await reader.next();
    expect([heard?.id, heard?.data.kind]).toEqual([before.seq + 1, 'matches']);
    const matches = (snapshot: Awaited<ReturnType<typeof elsewhere.snapshot>>) => snapshot.matches;
    expect(matches(await elsewhere.snapshot())).toEqual(matches(await event.snapshot()));
    reader.leave();
    await one.close();
    await other.app.close();
  });
});

/** The streams of a server without anything else, so that a test can look into them. */
async function streamsOf(server: TestApp) {
  const http = Fastify();
  const streams = liveStreams(http, server.services);
  return { ...streams, http, origin: await listening(http) };
}

describe('many readers', () => {
  test('2,000 readers who come and go leave nothing behind', async ({ server }) => {
    const { params } = await followedKnockout(server);
    const { http, origin, connections, count } = await streamsOf(server);
    for (let round = 0; round < 20; round += 1) {
      const readers = await Promise.all(
        Array.from({ length: 100 }, () => openLive(origin, params.id)),
      );
      await Promise.all(readers.map((reader) => reader.untilOpen()));
      expect([connections.count(), count()]).toEqual([100, 1]);
      for (const reader of readers) reader.leave();
      await Promise.all(readers.map((reader) => reader.next()));
      await expect.poll(() => [connections.count(), count()]).toEqual([0, 0]);
    }
    await http.close();
  });

  test('A comment is sent to everybody at each beat', async ({ server }) => {
    const { params } = await followedKnockout(server);
    const { http, origin, connections } = await streamsOf(server);
    const reader = await openLive(origin, params.id);
    await reader.untilOpen();
    connections.beat();
    await expect.poll(() => reader.text().endsWith('}\n\n:\n\n')).toBe(true);
    reader.leave();
    await http.close();
  });
});
