import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import { makeSeason } from './season.factory.ts';

test('A team whose withdrawal the organizer grants leaves the season, and its ties are void', async ({
  server,
}) => {
  const { desk, params, season, nameOf, find } = await makeSeason(server, ['A', 'B', 'C'], 1);
  const sent = { params: { id: params.id }, query: {} };
  const { entries } = (await desk.call(entryList.list, sent)).data!;
  const out = season.fixtures[0]!.home;
  const entry = entries.find(({ name }) => name === nameOf(out))!;
  const body = {
    writeId: uuidv7(),
    seenRequest: null,
    decision: 'remove' as const,
    word: '',
  };
  const decided = await desk.call(withdrawing.decide, {
    params: { ...params, entryId: entry.id },
    body,
  });
  expect(decided.status).toBe(200);
  const fixtures = (await find()).season!.fixtures;
  const voided = fixtures.filter(({ isVoid }) => isVoid);
  expect(voided).toHaveLength(2);
  expect(voided.every(({ home, away }) => [home, away].includes(out))).toBe(true);
});
