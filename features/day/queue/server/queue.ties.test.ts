import { expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';

test('Before the orders of a group of four teams are out, its ties are expected one after another, and so are their rubbers', async ({
  server,
}) => {
  const { desk } = await teamDay(server, { format: TEAM_GROUPS, courts: 10 });
  const { matches } = await desk.queue();
  const about = (matchId: string) =>
    Date.parse(matches.find((one) => one.matchId === matchId)?.expected?.about ?? '');
  const ties = Object.keys(
    Object.groupBy(matches, ({ matchId }) => matchId.slice(0, matchId.indexOf('r'))),
  );
  expect(ties).toHaveLength(6);
  for (const tie of ties) {
    const starts = [1, 2, 3, 4, 5].map((number) => about(`${tie}r${number}`));
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
  }
  // Two ties at once: three rounds of five rubbers of 20 minutes.
  const last = Math.max(...ties.map((tie) => about(`${tie}r5`)));
  const first = Math.min(...ties.map((tie) => about(`${tie}r1`)));
  expect((last - first) / 60_000).toBeGreaterThan(14 * 20 - 1);
});

test('Teams that are not there count once each, and a declined walkover checks both in', async ({
  server,
}) => {
  const { desk, reveal } = await teamDay(server, { hasCheckIn: true });
  await reveal('1-0');
  expect((await desk.queue()).counts.notPresent).toBe(4);
  await desk.call(await desk.match('1-0r1'), null, { isAnyway: true });
  server.clock.advance({ minutes: 5 });
  await desk.take(await desk.match('1-0r1'), { kind: 'call-again' });
  server.clock.advance({ minutes: 5 });
  const declined = await desk.decide(await desk.match('1-0r1'), { kind: 'decline' });
  expect(declined.status).toBe(200);
  expect((await desk.queue()).counts.notPresent).toBe(2);
});
