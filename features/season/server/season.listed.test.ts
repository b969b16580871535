import { expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.public.contract.ts';
import type { Phone } from '../../../apps/server/test-app.ts';
import { test } from '../../../apps/server/test-app.ts';
import { makeSeason } from './season.factory.ts';

test('A team of a season that goes on is among the coming entries of its captain, and among the past ones after its last window', async ({
  server,
}) => {
  const { home } = await makeSeason(server, ['A', 'B'], 1);
  const listed = async (phone: Phone) => {
    const when = async (which: 'coming' | 'past') =>
      (await phone.call(entries.mine, { query: { when: which } })).data?.entries.length;
    return [await when('coming'), await when('past')];
  };
  // The tournament has the date 2026-12-04; the only window is from 2026-12-06 on.
  for (const days of [0, 15, 3]) {
    server.clock.advance({ days });
    expect(await listed(home)).toEqual([1, 0]);
  }
  server.clock.advance({ days: 30 });
  expect(await listed(home)).toEqual([0, 1]);
});

test('Everybody finds a season that goes on in the list of tournaments whose date is over', async ({
  server,
}) => {
  const { params } = await makeSeason(server, ['A', 'B'], 1);
  const listed = async () => {
    const { data } = await server.phone().call(eventDraws.pastTournaments, {});
    return data?.tournaments.map(({ id, hasSeason }) => [id, hasSeason]);
  };
  expect(await listed()).toEqual([]);
  server.clock.advance({ days: 15 });
  expect(await listed()).toEqual([[params.id, true]]);
});
