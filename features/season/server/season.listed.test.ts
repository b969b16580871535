import { expect } from 'vitest';
import * as calendar from '#features/entries/calendar/calendar.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.public.contract.ts';
import * as homeContract from '#features/home/home.contract.ts';
import type { Phone } from '../../../apps/server/test-app.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
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

test('An agreed tie is in the calendar of both captains, and its newer day replaces the one before', async ({
  server,
}) => {
  const { desk, at, home, away, now } = await makeSeason(server, ['A', 'B', 'C', 'D'], 1);
  const feedOf = async (phone: Phone) => {
    const { data } = await phone.call(calendar.address);
    return (await server.app.http.inject(new URL(data?.url ?? '').pathname)).body;
  };
  const ties = (feed: string) => feed.match(/UID:fixture-\S+/g) ?? [];
  expect(ties(await feedOf(home))).toEqual([]);
  const arrange = async (day: string, time: string | null) => {
    const { version } = await now();
    const body = { day, time, venue: '市民体育館', baseVersion: version };
    expect((await desk.call(contract.schedule, { params: at, body })).status).toBe(200);
  };
  await arrange('2026-12-13', '14:00');
  const before = await feedOf(home);
  expect(ties(before)).toEqual([`UID:fixture-${at.fixtureId}@rallydays`]);
  expect(before).toContain('DTSTART;TZID=Asia/Tokyo:20261213T140000');
  expect(before).toContain('市民体育館');
  expect(ties(await feedOf(away))).toEqual(ties(before));
  await arrange('2026-12-14', null);
  const after = await feedOf(home);
  expect(ties(after)).toEqual(ties(before));
  expect(after).toContain('DTSTART;VALUE=DATE:20261214');
  expect(after.match(/SEQUENCE:\d+/g)).not.toEqual(before.match(/SEQUENCE:\d+/g));
});

test('Home no longer announces a tie whose result is in before its day', async ({ server }) => {
  const { desk, at, home, now } = await makeSeason(server, ['A', 'B'], 1);
  server.clock.advance({ days: 15 });
  const next = async () => (await home.call(homeContract.home, {})).data?.person?.next ?? null;
  const when = { day: '2026-12-20', time: '14:00', venue: '', baseVersion: 1 };
  expect((await desk.call(contract.schedule, { params: at, body: when })).status).toBe(200);
  expect(await next()).toMatchObject({ eventDate: '2026-12-20' });
  const won = { home: 3, away: 1 };
  const { version: baseVersion } = await now();
  const body = { rubbers: [won, won, won, null, null], baseVersion };
  expect((await home.call(contract.enterResult, { params: at, body })).status).toBe(200);
  expect(await next()).toBeNull();
});

test('A tie with a team that has left is cancelled in the calendar of both, until the team is back', async ({
  server,
}) => {
  const { desk, params, at, home, away, fixture, now } = await makeSeason(server, ['A', 'B'], 1);
  const { version: baseVersion } = await now();
  const body = { day: '2026-12-13', time: '14:00', venue: '', baseVersion };
  expect((await desk.call(contract.schedule, { params: at, body })).status).toBe(200);
  const tieOf = async (phone: Phone) => {
    const { data } = await phone.call(calendar.address);
    const feed = (await server.app.http.inject(new URL(data?.url ?? '').pathname)).body;
    const tie = feed.split('BEGIN:VEVENT').find((event) => event.includes('UID:fixture-')) ?? '';
    const sequence = Number(/SEQUENCE:(\d+)/.exec(tie)?.[1]);
    return { sequence, isCancelled: tie.includes('STATUS:CANCELLED') };
  };
  const leave = (isOut: boolean) =>
    desk.call(contract.withdrawTeam, { params, body: { team: fixture.away, isOut } });
  const { sequence } = await tieOf(home);
  await leave(true);
  for (const phone of [home, away]) {
    expect(await tieOf(phone)).toEqual({ sequence: sequence + 1, isCancelled: true });
  }
  await leave(false);
  expect(await tieOf(home)).toEqual({ sequence: sequence + 2, isCancelled: false });
});
