import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason } from './season.factory.ts';

test('A team whose withdrawal the organizer grants leaves the season, and its ties are void', async ({
  server,
}) => {
  const made = await makeSeason(server, ['A', 'B', 'C'], 1);
  const { desk, params, season, nameOf, find, coaches } = made;
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
  for (const [name, coach] of coaches) {
    const left = name === nameOf(out) ? [] : [['season-left', nameOf(out)]];
    expect(await newsOfSeason(coach)).toEqual(left);
  }
});

/** What somebody reads of the season, the oldest first. */
async function newsOfSeason(phone: Phone) {
  const news = (await newsOf(phone)).filter(({ kind }) => kind.startsWith('season-'));
  return news.map(({ kind, facts }) => [kind, facts.opponent]).toReversed();
}

test('Who speaks for a team hears once that another, or the own, is taken out of the season and is back', async ({
  server,
}) => {
  const { desk, params, fixture, home, away, nameOf } = await makeSeason(server, ['A', 'B']);
  for (const isOut of [true, true, false]) {
    server.clock.advance({ minutes: 1 });
    await desk.call(contract.withdrawTeam, { params, body: { team: fixture.away, isOut } });
  }
  const name = nameOf(fixture.away);
  for (const phone of [home, away]) {
    expect(await newsOfSeason(phone)).toEqual([
      ['season-left', name],
      ['season-back', name],
    ]);
  }
});
