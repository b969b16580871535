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
