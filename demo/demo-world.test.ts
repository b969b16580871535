import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { find as findDay } from '#features/day/day.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import { entries as storedEntries } from '#features/entries/server/entries.tables.ts';
import * as bankTransfers from '#features/entry-list/bank-transfers/bank-transfers.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as publicDraws from '#features/event-draws/event-draws.public.contract.ts';
import * as groups from '#features/groups/groups.contract.ts';
import * as roster from '#features/groups/roster/roster.contract.ts';
import * as home from '#features/home/home.contract.ts';
import * as business from '#features/legal/business/business.contract.ts';
import { listFixtures } from '#features/matches/ties/server/ties.fixtures.store.ts';
import * as options from '#features/payments/payments.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import { formatIdOf } from '#features/practice/records/records.vocabulary.ts';
import * as results from '#features/results/results.contract.ts';
import * as season from '#features/season/season.contract.ts';
import * as organizing from '#features/team-applications/team-applications.organizer.contract.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import * as tournaments from '#features/tournaments/tournaments.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { addDays } from '#platform/shared/format.ts';
import { startTestApp } from '../apps/server/test-app.ts';
import { SCHOOLS_MEET } from './demo-applications.ts';
import { ensureDemoPast } from './demo-past.ts';
import { DEMO_ORGANIZATION, DEMO_PASSWORD } from './demo-people.ts';
import { refreshSeason } from './demo-season.ts';
import { ensureDemoWorld, holdsDemoWorld } from './demo-world.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** One world for all tests: it takes seconds to create. */
let server: Server;

beforeAll(async () => {
  server = await startTestApp({ DEMO: 'on' });
  server.app.setDemoAccount(await ensureDemoWorld(server.services));
  await ensureDemoPast(server.services);
});

afterAll(() => server.close());

type Draw = Output<typeof publicDraws.publicDraw>['draw'];

/** The states of the pairs in the two doubles of the coming tournaments. */
const PAIRS = {
  2: ['accepted', 'invited', 'named', 'none'],
  8: ['accepted', 'named', 'lapsed'],
} as const;

/** What everybody sees of an event of a tournament, by its place in it. */
async function drawOf(id: number, at = 0) {
  const visitor = server.phone();
  const { data } = await visitor.call(publicDraws.publicDraws, { params: { id } });
  const params = { id, eventId: data?.events[at]?.id ?? 0 };
  const draw = await visitor.call(publicDraws.publicDraw, { params });
  if (!draw.data) throw new Error(`tournament ${id} has no draw`);
  return draw.data;
}

/** The results of a knockout. */
function marksOf(draw: Draw | undefined) {
  return draw?.results && 'marks' in draw.results ? draw.results.marks : [];
}

async function signedIn() {
  const organizer = server.phone();
  const login = { loginId: DEMO_ORGANIZATION.loginId, password: DEMO_PASSWORD };
  await organizer.call(accounts.login, { body: login });
  return organizer;
}

async function leagueId() {
  const params = { id: SCHOOLS_MEET };
  const { data } = await server.phone().call(tournaments.find, { params });
  return data?.tournament.events.find(({ eventType }) => eventType === 'Team')?.id ?? 0;
}

describe('the demo world', () => {
  test('The demo world has a league of six teams after four of its ten matchdays', async () => {
    const visitor = server.phone();
    const eventId = await leagueId();
    const found = await visitor.call(season.find, { params: { id: SCHOOLS_MEET, eventId } });
    const fixtures = found.data?.season.season?.fixtures ?? [];
    const states = Map.groupBy(fixtures, ({ resultState }) => resultState);
    expect([states.get('confirmed')?.length, states.get('none')?.length]).toEqual([12, 18]);
    expect(fixtures.filter(({ proposal }) => proposal !== null)).toHaveLength(1);
  });

  test('On a later start the league of the demo world has moved with the calendar', async () => {
    const { db, clock } = server.services;
    const before = await listFixtures(db, await leagueId());
    await refreshSeason(db, new Date(clock.now().getTime() + 9 * 86_400_000));
    const after = await listFixtures(db, await leagueId());
    const { windowFrom, windowTo, proposedOn } = before.find((one) => one.proposedOn !== null)!;
    expect(after.find((one) => one.proposedOn !== null)).toMatchObject({
      windowFrom: addDays(windowFrom, 9),
      windowTo: addDays(windowTo, 9),
      proposedOn: addDays(proposedOn!, 9),
    });
    await refreshSeason(db, clock.now());
    expect(await listFixtures(db, await leagueId())).toEqual(before);
  });

  test('In the demo world one school has paid by a transfer, and the organizer waits for that of another', async () => {
    const organizer = await signedIn();
    const params = { tournamentId: SCHOOLS_MEET };
    const { data } = await organizer.call(organizing.list, { params });
    const found = data?.applications.map(({ state, totalYen, lines }) => [
      state,
      totalYen,
      lines.length,
    ]);
    expect(found).toEqual([
      ['awaiting-payment', 6000, 10],
      ['paid', 6000, 10],
    ]);
  });

  test('In the demo world a player has chosen a transfer, which the organizer waits for', async () => {
    const organizer = await signedIn();
    const { data } = await organizer.call(bankTransfers.list, { params: { id: SCHOOLS_MEET } });
    expect(data?.transfers).toMatchObject([
      { payer: '三浦 直樹', amountYen: 500, state: 'waiting', notes: [] },
    ]);
  });

  test('The demo world has what the specification shows: 12 tournaments joined, 3 notifications, 3 upcoming, 3 announcements, 5 practice days', async () => {
    const visitor = server.phone();
    const { data } = await visitor.call(home.home);
    expect(data?.person).toMatchObject({ tournamentsJoined: 12, newNotifications: 3 });
    expect([data?.upcoming.length, data?.announcements.length]).toEqual([3, 3]);
    const days = await visitor.call(records.practiceDays, {});
    expect(days.data?.days).toHaveLength(5);
  });

  test('The demo world has a match with stats, so that "Match Stats" can be seen on its scorecard', async () => {
    const visitor = server.phone();
    const { data } = await visitor.call(records.practiceDays, {});
    const stats = [];
    for (const { id, formats } of data?.days ?? []) {
      for (const { format } of formats) {
        const params = { dateId: id, formatId: formatIdOf(format) };
        const answer = await visitor.call(records.practiceMatches, { params });
        stats.push(...(answer.data?.matches ?? []).flatMap((match) => match.stats ?? []));
      }
    }
    expect(stats).toContainEqual({
      longestRally: expect.any(Number),
      comments: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  test('The demo world has a school with a roster of 24: readings, grades, and two of one name', async () => {
    const visitor = server.phone();
    const mine = await visitor.call(groups.listMine);
    const school = mine.data?.groups.at(-1);
    const { data } = await visitor.call(roster.find, { params: { id: school?.id ?? 0 } });
    expect(data?.pupils).toHaveLength(24);
    expect(data?.pupils.every(({ familyKana, grade }) => familyKana !== '' && grade !== '')).toBe(
      true,
    );
    expect(data?.pupils.filter(({ name }) => name === '山田 太郎')).toHaveLength(2);
  });

  test('The demo world says who sells, as the law requires', async () => {
    const { data } = await server.phone().call(business.find);
    expect(data?.business).toMatchObject({
      phone: '03-5550-0100',
      email: expect.stringContaining('@demo'),
    });
  });

  test('The demo world is found in a database by the accounts whose passwords are published', async () => {
    expect(await holdsDemoWorld(server.services.db)).toBe(true);
    const other = await startTestApp();
    expect(await holdsDemoWorld(other.services.db)).toBe(false);
    await other.close();
  });

  test('The demo world has tournaments numbered from 1, one of them full and one past its deadline', async () => {
    const { data } = await server.phone().call(tournaments.list, {});
    const states = data?.tournaments.map((one) => [one.id, one.availability]);
    expect(states).toContainEqual([1, 'open']);
    expect(states).toContainEqual([2, 'full']);
    expect(states).toContainEqual([8, 'deadline-passed']);
  });

  test('Every event of the demo world counts as many places as it has entries', async () => {
    const { db } = server.services;
    const all = await db.select({ id: events.id, taken: events.placesTaken }).from(events);
    expect(all.length).toBeGreaterThan(20);
    const live = inArray(storedEntries.state, ['confirmed', 'reserved']);
    const counted = await Promise.all(
      all.map(async ({ id }) => ({
        id,
        taken: await db.$count(storedEntries, and(eq(storedEntries.eventId, id), live)),
      })),
    );
    expect(all).toEqual(counted);
  });

  test('The demo world has an event with closed entries, which waits to be seeded', async () => {
    const { data } = await server.phone().call(tournaments.find, { params: { id: 8 } });
    const params = { id: 8, eventId: data?.tournament.events[0]?.id ?? 0 };
    const organizer = await signedIn();
    const answer = await organizer.call(eventDraws.prepared, { params });
    expect(answer.data?.event.seeding?.entrants).toHaveLength(4);
    expect(answer.data?.event.seeding).toMatchObject({ seedCount: 2, isByPoints: true });
  });

  test('The demo world has an open day with six courts, on which everybody is expected', async () => {
    const organizer = server.phone();
    const login = { loginId: DEMO_ORGANIZATION.loginId, password: DEMO_PASSWORD };
    await organizer.call(accounts.login, { body: login });
    const { data } = await organizer.call(findDay, { params: { id: 8 } });
    expect(data?.day.courts.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(data?.day.events).toMatchObject([
      { checkInUntil: '08:45', present: 0 },
      { checkInUntil: null, present: 0 },
    ]);
  });

  test('The demo world has a published draw of groups, which anybody can check', async () => {
    const visitor = server.phone();
    const { data } = await visitor.call(publicDraws.publicDraws, { params: { id: 8 } });
    expect(data?.events.map(({ state }) => state)).toEqual(['none', 'published']);
    const params = { id: 8, eventId: data?.events[1]?.id ?? 0 };
    const { draw } = (await visitor.call(publicDraws.publicDraw, { params })).data ?? {};
    expect(draw?.made).toMatchObject({ kind: 'groups', wanted: 4 });
    expect(draw && checkDraw(draw.made)).toEqual({ verdict: 'equal' });
  });

  test('The demo world has finished groups, where games decide between three, and a main draw under way today', async () => {
    const { tournament, draw, further } = await drawOf(21);
    expect(tournament.eventDate).toBe('2026-11-20');
    const { made, results } = draw ?? {};
    if (!made || !isGroupsDraw(made) || !results || !('matches' in results)) throw new Error();
    expect(made.groups.map(({ length }) => length)).toEqual([3, 3, 3]);
    const tied = made.groups.filter((group) => {
      const winners = results.matches.map((one) => one.winner && one[`${one.winner}Id`]);
      const wins = group.map((id) => winners.filter((winner) => winner === id).length);
      return wins.toSorted().join() === '1,1,1';
    });
    expect(tied).toHaveLength(1);
    expect(further).toMatchObject([{ isMain: true, draw: { made: { size: 8 } } }]);
    expect(marksOf(further[0]?.draw)).toHaveLength(3);
  });

  test('The demo world has a consolation under way today, without who lost without a match', async () => {
    const { draw, further } = await drawOf(21, 1);
    const marks = marksOf(draw);
    expect(marks).toHaveLength(5);
    const [consolation] = further;
    expect(consolation).toMatchObject({ isMain: false, places: null });
    expect(marksOf(consolation?.draw ?? undefined)).toHaveLength(1);
    const walkover = marks.find(({ result }) => result?.kind === 'walkover');
    const made = draw?.made;
    if (!made || isGroupsDraw(made)) throw new Error('the first stage is no knockout');
    const match = made.matches.find(({ id }) => id === walkover?.matchId);
    const absent = [match?.player1, match?.player2].find((id) => id !== walkover?.result?.winner);
    const field = consolation?.draw?.made.entrants.map(({ id }) => id) ?? [];
    expect([3, 4]).toContain(field.length);
    expect(field).not.toContain(absent);
  });

  test('The demo world has a tournament that is over, with results to the final and the third place', async () => {
    const { tournament, draw } = await drawOf(22);
    expect(tournament.eventDate < '2026-11-20').toBe(true);
    const played = marksOf(draw).map(({ matchId }) => matchId);
    expect(played.toSorted()).toEqual(['1-0', '1-1', '1-2', '1-3', '2-0', '2-1', '3-0', '3-1']);
  });

  test.each([
    [23, [32, 16]],
    [28, [32, 16]],
    [29, [32, 8, 8, 16]],
  ])(
    'The demo world has the past cup %i with final places in all of its draws',
    async (id, fields) => {
      const { data } = await server
        .phone()
        .call(results.findResults, { params: { id }, query: {} });
      expect(data).toMatchObject({ state: 'final', events: [{ isFinished: true }] });
      const stages = data?.events[0]?.stages ?? [];
      const placed = stages.map(({ places }) => places.flatMap(({ sides }) => sides).length);
      expect(placed).toEqual(fields);
      for (const { places } of stages) expect([places[0]?.from, places[0]?.to]).toEqual([1, 1]);
      const { draw, further } = await drawOf(id);
      expect(draw && checkDraw(draw.made)).toEqual({ verdict: 'equal' });
      expect(further).toHaveLength(fields.length - 1);
    },
  );

  test('A later start leaves the past as it is', async () => {
    const newest = async () => {
      const { data } = await server.phone().call(publicDraws.pastTournaments, { query: {} });
      return data?.tournaments.map(({ id }) => id);
    };
    const before = await newest();
    await ensureDemoPast(server.services);
    expect(before).toContain(29);
    expect(await newest()).toEqual(before);
  });

  test('The demo world has pairs that are complete, on paper, asked and never answered', async () => {
    const organizer = await signedIn();
    for (const [id, states] of Object.entries(PAIRS)) {
      const params = { id: Number(id) };
      const { data } = await organizer.call(entryList.list, { params });
      const found = data?.entries.flatMap(({ partner }) => partner?.state ?? []);
      expect(new Set(found)).toEqual(new Set(states));
    }
  });

  /** The pair that shares the fee, as the organizer reads it. */
  const halfPaid = async () => {
    const organizer = await signedIn();
    const { data } = await organizer.call(entryList.list, { params: { id: 2 } });
    return data?.entries.filter(({ state }) => state === 'half-paid') ?? [];
  };

  test('The demo world has a pair that shares the fee and waits for the half of the partner', async () => {
    expect(await halfPaid()).toMatchObject([{ amountYen: 1750, partner: { state: 'invited' } }]);
  });

  test('The demo world offers 1,500 points where 2,000 are needed, as specified', async () => {
    const visitor = server.phone();
    const body = { id: uuidv7(), tournamentId: 1, agreed: true };
    const { data } = await visitor.call(entries.apply, { body });
    const query = { entryId: data?.entry.id ?? '' };
    const answer = await visitor.call(options.options, { query });
    expect(answer.data?.points).toMatchObject({ available: 1500, required: 2000 });
  });

  test('The demo world does not go stale: a month later its tournaments are as far ahead as before', async () => {
    server.clock.advance({ days: 31 });
    await ensureDemoWorld(server.services);
    const { data } = await server.phone().call(tournaments.find, { params: { id: 1 } });
    expect(data?.tournament).toMatchObject({ eventDate: '2027-01-09', availability: 'open' });
    await sweepTournament(server.services, 2);
    expect(await halfPaid()).toHaveLength(1);
  });
});
