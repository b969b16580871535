import { describe, expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as moderation from '#features/operator/moderation/moderation.contract.ts';
import * as operatorConsole from '#features/operator/operator.contract.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { addPlayersIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import { updateGrades } from '#features/players/server/players.facts.store.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { rateTournament } from './ratings.commands.ts';
import { makePlayedTournament } from './ratings.factory.ts';
import { renewRanking } from './ratings.marks.commands.ts';
import { updateMarks } from './ratings.ranked.store.ts';
import { countRanked, findRanked } from './ratings.ranking.store.ts';
import { rankedPlayers, rankingMarks } from './ratings.tables.ts';

type Person = Phone & { player: MadePlayer };

const CUPS = ['2026-09-06', '2026-10-04', '2026-11-08'] as const;

/** A player who wins two matches and loses one in each of three cups, against four others. */
async function threeCups(server: TestApp) {
  const { services } = server;
  const hero = await server.playerPhone({ fullName: '中村 美月', level: 'B' });
  const others: MadePlayer[] = [];
  for (const fullName of ['佐藤 花子', '佐藤 太郎', '高橋 蓮', '鈴木 湊']) {
    others.push(await makePlayer(services, { fullName, level: 'C' }));
  }
  const [a, b, c, d] = others as [MadePlayer, MadePlayer, MadePlayer, MadePlayer];
  for (const day of CUPS) {
    const id = await makePlayedTournament(services, {
      day,
      name: `Cup of ${day}`,
      matches: [
        { winner: hero.player, loser: a },
        { winner: hero.player, loser: b },
        { winner: c, loser: hero.player },
        { winner: c, loser: d },
        { winner: a, loser: b },
        { winner: a, loser: d },
      ],
    });
    await rateTournament(services, id);
  }
  const idOf = async (person: MadePlayer) => (await findByAccount(services.db, person.id)) ?? '';
  return { hero, others: [a, b, c, d] as const, heroId: await idOf(hero.player), idOf };
}

const pageOf = (phone: Phone, playerId: string) =>
  phone.call(contract.playerPage, { params: { playerId } });

async function makeMinor(server: TestApp, person: MadePlayer, withYes: boolean) {
  const { db, clock } = server.services;
  const now = clock.now();
  await guardians.updateAge(db, { accountId: person.id, age: 'under-18', now });
  if (!withYes) return;
  await guardians.insert(db, {
    id: person.id,
    accountId: person.id,
    email: 'guardian@example.com',
    state: 'confirmed',
    language: 'ja',
    nameDisplay: 'family-name',
    namedAt: now,
    confirmedAt: now,
  });
}

describe("a player's page", () => {
  test('The reasons of each period add up to the change that is shown, for everybody', async ({
    server,
  }) => {
    const { hero, others, heroId, idOf } = await threeCups(server);
    for (const playerId of [heroId, ...(await Promise.all(others.map(idOf)))]) {
      const { data } = await pageOf(hero, playerId);
      expect(data?.periods).toHaveLength(3);
      for (const { id: periodId, change, before, points } of data?.periods ?? []) {
        const asked = { params: { playerId, periodId }, query: { discipline: 'singles' as const } };
        const { data: why } = await hero.call(contract.reasons, asked);
        if (!why) throw new Error('the reasons were not read');
        expect(why.steps.reduce((total, step) => total + step.change, why.floor)).toBe(change);
        expect(points - before).toBe(change);
        expect(
          why.steps.filter((step) => step.hasWon !== step.change > 0 && step.change !== 0),
        ).toEqual([]);
      }
    }
  });

  test('The record counts wins by school year, rivals and milestones, and lists every match', async ({
    server,
  }) => {
    const { hero, heroId } = await threeCups(server);
    const { data } = await pageOf(hero, heroId);
    expect(data?.seasons).toEqual([
      { year: 2026, tournament: { won: 6, lost: 3 }, practice: { won: 0, lost: 0 } },
    ]);
    expect(data?.rivals.map(({ won, lost }) => [won, lost])).toEqual(
      expect.arrayContaining([
        [3, 0],
        [3, 0],
        [0, 3],
      ]),
    );
    expect(data?.badges).toEqual([{ badge: 'first-win', count: 1, day: '2026-09-06' }]);
    expect(data?.matches).toHaveLength(9);
    expect(data?.matches[0]).toMatchObject({ day: '2026-11-08', source: 'tournament' });
    expect(data?.bestWins).toHaveLength(3);
  });

  test('The export of a person holds every step, and the steps of a period are its change', async ({
    server,
  }) => {
    const { hero } = await threeCups(server);
    const { data } = await hero.call(everything);
    const steps = data?.parts.ratingSteps ?? [];
    expect(steps.map(({ result }) => result)).toHaveLength(9);
    const rates = data?.parts.ratings.filter(({ cause }) => cause === 'tournament') ?? [];
    expect(rates).toHaveLength(3);
    for (const { tournament, change } of rates) {
      const own = steps.filter((step) => step.tournament === tournament);
      const sum = own.reduce((total, step) => total + Number(step.change), 0);
      expect(sum).toBeCloseTo(Number(change), 9);
    }
  });

  test('Two players of one family name keep different names, and strangers see no whole name', async ({
    server,
  }) => {
    const { hero, heroId } = await threeCups(server);
    const { data } = await pageOf(hero, heroId);
    const names = new Set(
      data?.matches.flatMap(({ opponents }) => opponents.map(({ name }) => name)),
    );
    expect([...names].sort()).toEqual(['佐藤 太', '佐藤 花', '高橋'].sort());
    const stranger = await pageOf(server.phone(), heroId);
    expect(stranger.data?.player).toMatchObject({ name: '中村', isOwn: false, club: null });
  });

  test('A member of the same club sees the whole name and practice, a stranger does not', async ({
    server,
  }) => {
    const { hero, heroId } = await threeCups(server);
    const { db, clock } = server.services;
    const fellow = await server.playerPhone();
    const { player } = hero;
    const creator = { accountId: player.id, name: player.fullName };
    await makeGroup(db, { creator, now: clock.now(), teamCode: 'RATES001', members: [] });
    const who = { accountId: fellow.player.id, fullName: fellow.player.fullName, now: clock.now() };
    await joinGroup(db, who, 'RATES001');
    const { data } = await pageOf(fellow, heroId);
    expect(data?.player).toMatchObject({ name: '中村 美月', seesPractice: true });
    expect((await pageOf(server.phone(), heroId)).data?.player.seesPractice).toBe(false);
  });

  test('A match of an unlisted tournament is on the page for its player, and not for strangers', async ({
    server,
  }) => {
    const { hero, heroId, others } = await threeCups(server);
    await makePlayedTournament(server.services, {
      ...{ day: '2026-11-15', name: 'Rehearsal', isUnlisted: true },
      matches: [{ winner: hero.player, loser: others[0] }],
    });
    const newest = async (phone: Phone) => (await pageOf(phone, heroId)).data?.matches[0]?.where;
    expect(await newest(hero)).toBe('Rehearsal');
    expect(await newest(server.phone())).toBe('Cup of 2026-11-08');
  });

  test.for([
    ['of unknown age', { age: null, withYes: false, status: 404 }],
    ['under 18 without a guardian', { age: 'under-18', withYes: false, status: 404 }],
    ['under 18 whose guardian has said yes', { age: 'under-18', withYes: true, status: 200 }],
  ] as const)(
    'Strangers find a player %s or not as the table says',
    async ([, one], { server }) => {
      const { services } = server;
      const young = await server.playerPhone({ fullName: '原 柚希', age: null });
      const rival = await makePlayer(services);
      if (one.age) await makeMinor(server, young.player, one.withYes);
      const matches = [{ winner: young.player, loser: rival }];
      await rateTournament(
        services,
        await makePlayedTournament(services, { day: '2026-11-08', matches }),
      );
      const playerId = (await findByAccount(services.db, young.player.id)) ?? '';
      expect((await pageOf(server.phone(), playerId)).status).toBe(one.status);
      const own = await pageOf(young, playerId);
      expect(own.data?.player).toMatchObject({ isOwn: true, isUnlisted: one.status === 404 });
    },
  );

  test("A deleted player's opponents keep their reasons, against a former player", async ({
    server,
  }) => {
    const { hero, heroId, others, idOf } = await threeCups(server);
    const [a] = others;
    const opponentId = await idOf(a);
    const before = await pageOf(hero, opponentId);
    const left = await hero.call(leave, { body: { password: hero.player.password } });
    expect(left.status).toBe(200);
    const { data } = await pageOf(server.phone(), opponentId);
    expect(data?.periods).toEqual(before.data?.periods);
    const periodId = data?.periods[0]?.id ?? '';
    const asked = {
      params: { playerId: opponentId, periodId },
      query: { discipline: 'singles' as const },
    };
    const { data: why } = await server.phone().call(contract.reasons, asked);
    expect(why?.steps.flatMap(({ opponents }) => opponents)).toContainEqual({
      playerId: null,
      name: 'Former player',
      publicName: 'Former player',
    });
    expect((await pageOf(server.phone(), heroId)).status).toBe(404);
  });
});

describe('the ranking', () => {
  /** Eight of a kind: everybody plays everybody once in each of two cups. */
  async function ranked(server: TestApp) {
    const phones: Person[] = [];
    for (let at = 0; at < 8; at += 1) {
      phones.push(
        await server.playerPhone({
          fullName: `選手${'一二三四五六七八'[at]} 太郎`,
          level: 'C',
          prefecture: at < 2 ? 'Osaka' : 'Tokyo',
        }),
      );
    }
    const matches = phones.flatMap((one, at) =>
      phones.slice(at + 1).map((two) => ({ winner: one.player, loser: two.player })),
    );
    for (const day of CUPS.slice(1)) {
      const id = await makePlayedTournament(server.services, { day, matches });
      await rateTournament(server.services, id);
    }
    return phones;
  }
  const rankingOf = (phone: Phone, query: object = {}) => phone.call(contract.ranking, { query });

  test('Players are in the order of their rates, with the places around the reader', async ({
    server,
  }) => {
    const phones = await ranked(server);
    const { data } = await rankingOf(phones[6]!);
    expect(data).toMatchObject({ sport: 'table-tennis', ranked: 8, unlisted: 0, hasGrades: false });
    expect(data?.top.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(data?.top[0]).toMatchObject({ name: '選手一', letter: expect.any(String) });
    expect(data?.around?.place).toBe(7);
    expect(data?.around?.rows.map(({ place }) => place)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(data?.around?.rows.find(({ isOwn }) => isOwn)?.name).toBe('選手七 太郎');
    const osaka = await rankingOf(server.phone(), { prefecture: 'Osaka' });
    expect(osaka.data).toMatchObject({ ranked: 2, around: null });
    expect((await rankingOf(server.phone(), { sport: 'tennis' })).data?.ranked).toBe(0);
    expect((await rankingOf(server.phone(), { sport: 'unspecified' })).status).toBe(422);
  });

  test('A minor without a guardian is counted and not listed; one who is hidden is not even counted', async ({
    server,
  }) => {
    const phones = await ranked(server);
    await makeMinor(server, phones[0]!.player, false);
    await makeMinor(server, phones[1]!.player, true);
    const { data } = await rankingOf(server.phone());
    expect(data).toMatchObject({ ranked: 8, unlisted: 1 });
    expect(data?.top.map(({ place }) => place)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const own = await rankingOf(phones[0]!);
    expect(own.data?.top[0]).toMatchObject({ place: 1, isOwn: true });

    const hidden = await phones[2]!.call(contract.hide, { body: { hidden: true } });
    expect(hidden.data).toEqual({ hidden: 'player' });
    const without = await rankingOf(server.phone());
    expect(without.data).toMatchObject({ ranked: 7, unlisted: 1 });
    const back = await phones[2]!.call(contract.hide, { body: { hidden: false } });
    expect(back.data).toEqual({ hidden: null });
  });

  test('Places are the same counted from marks as counted from the top, in each filter', async ({
    server,
  }) => {
    const phones = await ranked(server);
    const { db } = server.services;
    const sport = { sport: 'table-tennis', discipline: 'singles' } as const;
    const rankings = [sport, { ...sport, prefecture: 'Tokyo' as const }];
    const places = async () =>
      Promise.all(
        rankings.flatMap((ranking) => [
          countRanked(db, ranking),
          ...phones.map(async ({ player }) => {
            const id = (await findByAccount(db, player.id)) ?? '';
            return (await findRanked(db, ranking, id))?.place ?? null;
          }),
        ]),
      );
    const counted = await places();
    expect(counted).toEqual([8, 1, 2, 3, 4, 5, 6, 7, 8, 6, null, null, 1, 2, 3, 4, 5, 6]);
    for (const every of [1, 2, 3, 5]) {
      await db.transaction((tx) => updateMarks(tx, every));
      expect(await places()).toEqual(counted);
    }
    expect(await db.select().from(rankingMarks)).toHaveLength(2);

    // Two years later nobody has played for long enough.
    server.clock.advance({ days: 900 });
    await renewRanking(server.services);
    expect(await places()).toEqual([0, ...phones.map(() => null), 0, ...phones.map(() => null)]);
  });

  test('The school is that of the grade on the list of a school, as many years later as it is', async ({
    server,
  }) => {
    const phones = await ranked(server);
    const { services } = server;
    const { db, clock } = services;
    const now = clock.now();
    // The school year is 2026.
    const listed = [
      ['中2', 2026, 'junior-high'],
      ['中3', 2025, 'high-school'],
      ['高3', 2025, null],
      ['高1', null, 'high-school'],
      ['other', 2026, null],
    ] as const;
    const idOf = async (at: number) => (await findByAccount(db, phones[at]!.player.id)) ?? '';
    for (const [at, [schoolGrade, schoolGradeYear]] of listed.entries()) {
      const { id, fullName } = phones[at]!.player;
      // A name of the list, whose pupil has joined with an account since.
      const [pupil = ''] = await db.transaction((tx) => addPlayersIn(tx, [fullName], id));
      await updateGrades(db, [{ id: pupil, schoolGrade, schoolGradeYear }]);
      const merge = { from: pupil, into: await idOf(at), now };
      await db.transaction((tx) => mergePlayersIn(services, tx, merge));
    }
    await renewRanking(services);
    const rows = await db.select().from(rankedPlayers);
    const gradesOf = new Map(rows.map(({ playerId, grades }) => [playerId, grades]));
    for (const [at, [, , grades]] of listed.entries()) {
      expect([at, gradesOf.get(await idOf(at))]).toEqual([at, grades]);
    }
    expect(gradesOf.get(await idOf(7))).toBe(null);
  });

  test('A player who deletes the account leaves the ranking with it', async ({ server }) => {
    const [strongest] = await ranked(server);
    const { password } = strongest!.player;
    expect((await strongest!.call(leave, { body: { password } })).status).toBe(200);
    const { data } = await rankingOf(server.phone());
    expect(data).toMatchObject({ ranked: 7, unlisted: 0 });
    expect(data?.top.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('My Page reads the headline with its trend, and no place while few are ranked', async ({
    server,
  }) => {
    const phones = await ranked(server);
    const { data } = await phones[0]!.call(contract.own, {});
    expect(data?.rate).toMatchObject({ discipline: 'singles', source: 'tournament', matches: 14 });
    expect(data?.trend).toHaveLength(3);
    expect(data?.last?.points).toBe(data?.rate?.points);
    expect(data?.hasRanking).toBe(false);
    const nobody = await server.playerPhone();
    expect((await nobody.call(contract.own, {})).data).toMatchObject({
      rate: null,
      trend: [],
    });
  });

  test('An operator takes a tournament out of the rates, and lets it count again', async ({
    server,
  }) => {
    const phones = await ranked(server);
    const operator = await server.operatorPhone();
    const before = (await phones[0]!.call(contract.own, {})).data?.rate?.points;
    const choose = (rated: boolean) =>
      operator.call(contract.exclude, { params: { id: 2 }, body: { rated, reason: 'A test' } });
    const listed = async () =>
      (await operator.call(moderation.tournaments, { query: {} })).data?.tournaments.map(
        ({ rated }) => rated,
      );
    expect(await listed()).toEqual([true, true]);
    expect((await choose(false)).data).toEqual({ rated: false });
    expect((await choose(false)).data).toEqual({ rated: false });
    expect((await listed())?.sort()).toEqual([false, true]);
    const { data: log } = await operator.call(operatorConsole.log, { query: {} });
    expect(log?.lines).toMatchObject([{ action: 'tournament-unrated', note: 'A test' }]);
    expect(await server.services.jobs.drain()).toEqual([]);
    const without = await phones[0]!.call(contract.own, {});
    expect(without.data?.rate?.matches).toBe(7);
    await choose(true);
    expect(await server.services.jobs.drain()).toEqual([]);
    expect((await phones[0]!.call(contract.own, {})).data?.rate?.points).toBe(before);
    const unknown = { params: { id: 999 }, body: { rated: false } };
    expect((await operator.call(contract.exclude, unknown)).status).toBe(404);
  });
});
