import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as homeContract from '#features/home/home.contract.ts';
import { updateFixture } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeClosedTeams, makeSeason } from './season.factory.ts';

const WON = { home: 3, away: 1 };
const LOST = { home: 0, away: 3 };
/** 3-1 in four rubbers of five. */
const THREE_ONE = [WON, LOST, WON, WON, null];
const PLAN = { legs: 2 as const, firstDay: '2026-12-06', everyDays: 7, openDays: 10 };

describe('making a season', () => {
  test('Six teams and two legs are 30 ties, and nobody plays twice on a matchday', async ({
    server,
  }) => {
    const { season } = await makeSeason(server);
    expect(season.fixtures).toHaveLength(30);
    const days = Map.groupBy(season.fixtures, ({ matchday }) => matchday);
    expect(days.size).toBe(10);
    for (const own of days.values())
      expect(new Set(own.flatMap(({ home, away }) => [home, away])).size).toBe(6);
    expect(season.fixtures[0]).toMatchObject({ windowFrom: '2026-12-06', windowTo: '2026-12-15' });
    expect(season.fixtures.at(-1)).toMatchObject({ matchday: 10, windowFrom: '2027-02-07' });
  });

  test('A season needs closed entries and two teams', async ({ server }) => {
    const { desk, params, close } = await makeClosedTeams(server, ['A']);
    const start = () => desk.call(contract.start, { params, body: PLAN });
    expect((await start()).refusal?.code).toBe('ENTRIES_OPEN');
    await close();
    expect((await start()).refusal?.code).toBe('TEAMS');
  });

  test('The teams of closed entries are read by the organizer alone until the season is made', async ({
    server,
  }) => {
    const { desk, params, close } = await makeClosedTeams(server, ['A', 'B']);
    await close();
    const teamsFor = async (phone: Phone) =>
      (await phone.call(contract.find, { params })).data?.season.teams
        .map(({ name }) => name)
        .sort();
    expect(await teamsFor(server.phone())).toEqual([]);
    expect(await teamsFor(await server.playerPhone())).toEqual([]);
    expect(await teamsFor(desk)).toEqual(['A', 'B']);
    await desk.call(contract.start, { params, body: PLAN });
    expect(await teamsFor(server.phone())).toEqual(['A', 'B']);
  });

  test('A season that is made again is the same one; another one is refused', async ({
    server,
  }) => {
    const { desk, params, season } = await makeSeason(server, ['A', 'B']);
    const again = await desk.call(contract.start, { params, body: PLAN });
    expect(again.data?.season.season?.fixtures).toEqual(season.fixtures);
    const others = [
      { legs: 1 as const },
      { firstDay: '2026-12-07' },
      { everyDays: 14 },
      { openDays: 7 },
    ];
    for (const other of others) {
      const body = { ...PLAN, ...other };
      const { refusal } = await desk.call(contract.start, { params, body });
      expect(refusal?.code).toBe('ALREADY_STARTED');
    }
  });

  test('A captain finds the own season until 30 days after the last day of its fixtures', async ({
    server,
  }) => {
    const { params, home } = await makeSeason(server, ['A', 'B'], 1);
    const { clock } = server;
    const own = async () => (await home.call(contract.listOwn)).data?.seasons;
    const season = { tournamentId: params.id, eventId: params.eventId, eventName: '' };
    expect(await own()).toMatchObject([season]);
    // The only window ends on 2026-12-15.
    while (dayInJapan(clock.now()) < '2027-01-14') clock.advance({ days: 1 });
    expect(await own()).toMatchObject([season]);
    clock.advance({ days: 1 });
    expect(await own()).toEqual([]);
  });

  test('A day that captains have put later keeps the season in the list', async ({ server }) => {
    const { params, home, fixture } = await makeSeason(server, ['A', 'B'], 1);
    const { clock, services } = server;
    const { db } = services;
    await updateFixture(db, fixture.id, { playOn: '2027-02-07' });
    while (dayInJapan(clock.now()) < '2027-03-09') clock.advance({ days: 1 });
    const { data } = await home.call(contract.listOwn);
    expect(data?.seasons).toMatchObject([{ eventId: params.eventId }]);
  });

  test('Everybody reads a season, only those who run it make one', async ({ server }) => {
    const { params, home, find } = await makeSeason(server, ['A', 'B']);
    expect((await find()).season?.fixtures[0]?.own).toEqual([]);
    expect((await find(home)).season?.fixtures[0]?.own).toEqual(['home']);
    expect((await home.call(contract.start, { params, body: PLAN })).status).toBe(403);
    expect((await server.phone().call(contract.start, { params, body: PLAN })).status).toBe(401);
  });
});

describe('an operator who steps in', () => {
  test('What they do with the season of a tournament is in the audit log', async ({ server }) => {
    const { params, season, at } = await makeSeason(server, ['A', 'B']);
    const operator = await server.operatorPhone();
    const marks = [{ place: 1, text: 'Champion' }];
    await operator.call(contract.saveMarks, { params, body: { seen: [], marks } });
    const body = { day: '2026-12-13', time: '14:00', venue: '', baseVersion: 1 };
    expect((await operator.call(contract.schedule, { params: at, body })).status).toBe(200);
    const out = { team: season.fixtures[0]?.home ?? 0, isOut: true };
    await operator.call(contract.withdrawTeam, { params, body: out });
    const logged = await server.services.db.select().from(auditLog);
    expect(logged.map(({ action }) => action)).toEqual(Array(3).fill('tournament-changed'));
    expect(logged.map(({ note }) => note)).toEqual([
      'season.saveMarks',
      'season.schedule',
      'season.withdrawTeam',
    ]);
  });

  test('What they decide about a season asks for a proof of the last ten minutes', async ({
    server,
  }) => {
    const { params, at, fixture, desk } = await makeSeason(server, ['A', 'B']);
    const operator = await server.operatorPhone();
    server.clock.advance({ minutes: 11 });
    const day = { day: '2026-12-13', time: '14:00', venue: '', baseVersion: 1 };
    const write = (phone: Phone) => [
      () => phone.call(contract.start, { params, body: PLAN }),
      () => phone.call(contract.saveMarks, { params, body: { seen: [], marks: [] } }),
      () => phone.call(contract.schedule, { params: at, body: day }),
      () =>
        phone.call(contract.withdrawTeam, { params, body: { team: fixture.home, isOut: true } }),
    ];
    for (const send of write(operator)) {
      expect((await send()).refusal?.code).toBe('PROOF_REQUIRED');
    }
    for (const send of write(desk)) expect((await send()).status).toBe(200);
  });
});

describe('another day', () => {
  test('Two captains agree on a day inside the window', async ({ server }) => {
    const { home, away, at, now } = await makeSeason(server, ['A', 'B']);
    const body = { day: '2026-12-13', time: '14:00', baseVersion: 1 };
    await home.call(contract.propose, { params: at, body });
    expect((await now()).proposal).toEqual({ by: 'home', day: '2026-12-13', time: '14:00' });
    expect(await newsKindsOf(away)).toContain('season-proposal');
    const answer = { accepts: true, baseVersion: 2 };
    const own = await home.call(contract.answerProposal, { params: at, body: answer });
    expect(own.status).toBe(403);
    await away.call(contract.answerProposal, { params: at, body: answer });
    expect(await now()).toMatchObject({ playOn: '2026-12-13', playAt: '14:00', proposal: null });
  });

  test('The same day proposed again after it was declined is news again, a resend is none', async ({
    server,
  }) => {
    const { home, away, at } = await makeSeason(server, ['A', 'B']);
    const propose = async (baseVersion: number) => {
      const body = { day: '2026-12-13', time: '14:00', baseVersion };
      expect((await home.call(contract.propose, { params: at, body })).status).toBe(200);
      return (await newsKindsOf(away)).filter((kind) => kind === 'season-proposal').length;
    };
    expect(await propose(1)).toBe(1);
    expect(await propose(1)).toBe(1);
    const declined = { accepts: false, baseVersion: 2 };
    await away.call(contract.answerProposal, { params: at, body: declined });
    expect(await propose(3)).toBe(2);
  });

  test('An agreed fixture is the next of home for both teams and no other, and their entries lead to the season', async ({
    server,
  }) => {
    const { home, away, desk, at, coaches, fixture } = await makeSeason(server);
    server.clock.advance({ seconds: 60 * 24 * 3600 });
    const next = async (phone: Phone) =>
      (await phone.call(homeContract.home, {})).data?.person?.next ?? null;
    expect(await next(home)).toBeNull();
    const body = {
      day: '2027-03-07',
      time: '14:00',
      venue: 'City gym',
      baseVersion: fixture.version,
    };
    await desk.call(contract.schedule, { params: at, body });
    for (const phone of [home, away]) {
      expect(await next(phone)).toMatchObject({
        tournamentId: at.id,
        venue: 'City gym',
        eventDate: '2027-03-07',
        startTime: '14:00',
      });
    }
    const others = [...coaches.values()].filter((phone) => phone !== home && phone !== away);
    expect(await next(others[0]!)).toBeNull();
    const { data } = await home.call(entries.mine, { query: { when: 'coming' } });
    expect(data?.entries).toMatchObject([{ hasSeason: true, event: { id: at.eventId } }]);
  });

  test('A proposal can be declined, and is refused outside of the window', async ({ server }) => {
    const { home, away, at, now } = await makeSeason(server, ['A', 'B']);
    const propose = (day: string, baseVersion: number) =>
      away.call(contract.propose, { params: at, body: { day, time: null, baseVersion } });
    expect((await propose('2026-12-16', 1)).refusal?.code).toBe('OUTSIDE_WINDOW');
    await propose('2026-12-15', 1);
    expect((await propose('2026-12-14', 1)).refusal?.code).toBe('FIXTURE_CHANGED');
    const body = { accepts: false, baseVersion: 2 };
    await home.call(contract.answerProposal, { params: at, body });
    expect(await now()).toMatchObject({ playOn: null, proposal: null });
    const none = { accepts: true, baseVersion: 3 };
    const answer = await home.call(contract.answerProposal, { params: at, body: none });
    expect(answer.refusal?.code).toBe('NO_PROPOSAL');
  });

  test('The organizer moves a fixture to a week after its window, captains do not', async ({
    server,
  }) => {
    const { desk, home, at, now } = await makeSeason(server, ['A', 'B']);
    const body = { day: '2026-12-22', time: '10:00', venue: '市民体育館', baseVersion: 1 };
    expect((await home.call(contract.schedule, { params: at, body })).status).toBe(403);
    await desk.call(contract.schedule, { params: at, body });
    expect(await now()).toMatchObject({ playOn: '2026-12-22', venue: '市民体育館' });
  });
});

describe('a result', () => {
  test('The home captain enters a result, the away captain confirms it, and the table counts it', async ({
    server,
  }) => {
    const { home, away, at, find, now, fixture } = await makeSeason(server, ['A', 'B']);
    const body = { rubbers: THREE_ONE, baseVersion: 1 };
    await home.call(contract.enterResult, { params: at, body });
    expect(await now()).toMatchObject({ resultState: 'entered', score: { home: 3, away: 1 } });
    expect(await newsKindsOf(away)).toContain('season-result');
    const answer = { agrees: true, baseVersion: 2 };
    await away.call(contract.answerResult, { params: at, body: answer });
    expect((await now()).resultState).toBe('confirmed');
    const { table, isProvisional } = (await find()).season!;
    expect(isProvisional).toBe(true);
    expect(table[0]).toMatchObject({ team: fixture.home, won: 1, rubbersWon: 3, gamesWon: 9 });
    expect(table[1]).toMatchObject({ team: fixture.away, lost: 1, rubbersLost: 3, gamesLost: 9 });
  });

  test('A result that was contradicted waits for the organizer, whatever the home captain sends, and is not in the table', async ({
    server,
  }) => {
    const { desk, home, away, at, find, now } = await makeSeason(server, ['A', 'B']);
    const body = { rubbers: THREE_ONE, baseVersion: 1 };
    await home.call(contract.enterResult, { params: at, body });
    await away.call(contract.answerResult, { params: at, body: { agrees: false, baseVersion: 2 } });
    await server.services.jobs.drain();
    expect((await now()).resultState).toBe('disputed');
    expect((await find()).season!.table[0]?.played).toBe(0);
    for (const rubbers of [THREE_ONE, [WON, WON, WON, null, null]]) {
      const again = { rubbers, baseVersion: 3 };
      const { refusal } = await home.call(contract.enterResult, { params: at, body: again });
      expect(refusal?.code).toBe('DISPUTED');
    }
    expect((await now()).resultState).toBe('disputed');
    const decided = { rubbers: [WON, WON, WON, null, null], baseVersion: 3 };
    await desk.call(contract.enterResult, { params: at, body: decided });
    expect(await now()).toMatchObject({ resultState: 'confirmed', score: { home: 3, away: 0 } });
    const late = { rubbers: THREE_ONE, baseVersion: 4 };
    const answer = await home.call(contract.enterResult, { params: at, body: late });
    expect(answer.refusal?.code).toBe('CONFIRMED');
  });

  test('The same result sent again changes nothing, and two different ones clash', async ({
    server,
  }) => {
    const { home, at, now } = await makeSeason(server, ['A', 'B']);
    const enter = (rubbers: typeof THREE_ONE, baseVersion = 1) =>
      home.call(contract.enterResult, { params: at, body: { rubbers, baseVersion } });
    await enter(THREE_ONE);
    expect((await enter(THREE_ONE)).status).toBe(200);
    expect((await now()).version).toBe(2);
    expect((await enter([WON, WON, WON, null, null])).refusal?.code).toBe('FIXTURE_CHANGED');
  });

  test.for([
    [[WON, WON], 'RUBBERS'],
    [[{ home: 4, away: 1 }, WON, WON, null, null], 'GAMES'],
    [[{ home: 2, away: 2 }, WON, WON, WON, null], 'GAMES'],
    [[WON, LOST, null, null, null], 'OPEN'],
    [[WON, WON, WON, WON, null], null],
  ] as const)('The rubbers %j are answered with %s', async ([rubbers, code], { server }) => {
    const { home, at } = await makeSeason(server, ['A', 'B']);
    const body = { rubbers: [...rubbers], baseVersion: 1 };
    const { refusal } = await home.call(contract.enterResult, { params: at, body });
    expect(refusal?.code ?? null).toBe(code);
  });

  test('Nobody but the home captain and the organizer enters, and only the away captain answers', async ({
    server,
  }) => {
    const { home, away, coaches, nameOf, season, at } = await makeSeason(server, ['A', 'B', 'C']);
    const body = { rubbers: THREE_ONE, baseVersion: 1 };
    const third = [...coaches.keys()].find(
      (name) => ![season.fixtures[0]!.home, season.fixtures[0]!.away].map(nameOf).includes(name),
    )!;
    for (const phone of [away, coaches.get(third)!, await server.playerPhone()])
      expect((await phone.call(contract.enterResult, { params: at, body })).status).toBe(403);
    const answer = { params: at, body: { agrees: true, baseVersion: 1 } };
    expect((await away.call(contract.answerResult, answer)).refusal?.code).toBe('NO_RESULT');
    await home.call(contract.enterResult, { params: at, body });
    expect((await home.call(contract.answerResult, answer)).status).toBe(403);
  });
});

describe('a team that leaves', () => {
  test('All ties of a team that leaves in the middle are void, and come back with it', async ({
    server,
  }) => {
    const { desk, home, at, params, fixture, find } = await makeSeason(server, ['A', 'B', 'C']);
    await home.call(contract.enterResult, {
      params: at,
      body: { rubbers: THREE_ONE, baseVersion: 1 },
    });
    const leave = (isOut: boolean) =>
      desk.call(contract.withdrawTeam, { params, body: { team: fixture.away, isOut } });
    await leave(true);
    const { fixtures, table } = (await find()).season!;
    expect(fixtures.filter(({ isVoid }) => isVoid)).toHaveLength(4);
    expect(table.at(-1)).toMatchObject({ team: fixture.away, isOut: true, place: null });
    expect(table.find(({ team }) => team === fixture.home)?.played).toBe(0);
    const late = { rubbers: THREE_ONE, baseVersion: 2 };
    const answer = await home.call(contract.enterResult, { params: at, body: late });
    expect(answer.refusal?.code).toBe('FIXTURE_VOID');
    await leave(false);
    expect((await find()).season!.table[0]).toMatchObject({ team: fixture.home, played: 1 });
  });

  test('Only those who run the season take a team out, and only one that is in it', async ({
    server,
  }) => {
    const { desk, home, params, fixture } = await makeSeason(server, ['A', 'B']);
    const body = { team: fixture.away, isOut: true };
    expect((await home.call(contract.withdrawTeam, { params, body })).status).toBe(403);
    const unknown = { params, body: { team: 99, isOut: true } };
    expect((await desk.call(contract.withdrawTeam, unknown)).refusal?.code).toBe('TEAM_NOT_FOUND');
  });

  test('Marks stand beside the places of the table', async ({ server }) => {
    const { desk, home, at, params, find } = await makeSeason(server, ['A', 'B']);
    await home.call(contract.enterResult, {
      params: at,
      body: { rubbers: THREE_ONE, baseVersion: 1 },
    });
    const body = {
      seen: [],
      marks: [
        { place: 1, text: '昇格' },
        { place: 2, text: '' },
      ],
    };
    await desk.call(contract.saveMarks, { params, body });
    const { table, marks } = (await find()).season!;
    expect(table.map(({ mark }) => mark)).toEqual(['昇格', '']);
    expect(marks).toEqual([{ place: 1, text: '昇格' }]);
    expect((await home.call(contract.saveMarks, { params, body })).status).toBe(403);
  });

  test('Marks that somebody else has saved meanwhile are not undone', async ({ server }) => {
    const { desk, params, find } = await makeSeason(server, ['A', 'B']);
    const save = async (seen: string, text: string) => {
      const marksOf = (one: string) => (one === '' ? [] : [{ place: 1, text: one }]);
      const body = { seen: marksOf(seen), marks: marksOf(text) };
      return (await desk.call(contract.saveMarks, { params, body })).refusal?.code;
    };
    expect(await save('', '昇格')).toBeUndefined();
    expect(await save('', '優勝')).toBe('MARKS_CHANGED');
    expect(await save('', '昇格')).toBeUndefined();
    expect(await save('昇格', '優勝')).toBeUndefined();
    expect((await find()).season!.marks).toEqual([{ place: 1, text: '優勝' }]);
  });
});
