import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { remove } from '#features/groups/groups.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { rateTournament } from './ratings.commands.ts';
import {
  DOUBLES,
  makeMinor,
  makePlayedTournament,
  makePracticeMatches,
  type RatedPerson,
} from './ratings.factory.ts';

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

  test('A tournament that an operator holds back is in the history for fellows, and neither named nor explained to strangers', async ({
    server,
  }) => {
    const { hero, heroId } = await threeCups(server);
    const { data: before } = await pageOf(server.phone(), heroId);
    expect(before?.periods).toHaveLength(3);
    const held = before?.periods.at(-1);
    const id = held?.tournament?.id ?? 0;
    await server.services.db
      .update(tournaments)
      .set({ suspendedAt: server.clock.now() })
      .where(eq(tournaments.id, id));
    const { data: seen } = await pageOf(server.phone(), heroId);
    expect(seen?.periods).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain(held?.tournament?.name);
    expect(seen?.rates).toEqual(before?.rates);
    expect((await pageOf(hero, heroId)).data?.periods).toHaveLength(3);
    const params = { playerId: heroId, periodId: held?.id ?? '' };
    const asked = { params, query: { discipline: 'singles' as const } };
    const reasons = async (phone: Phone) => (await phone.call(contract.reasons, asked)).status;
    expect([await reasons(server.phone()), await reasons(hero)]).toEqual([404, 200]);
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

  test('Doubles with partners whom nobody knows are no meeting in singles, in tournaments and in practice', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const hero = await server.playerPhone();
    const rival = await makePlayer(services);
    const pair = async (one: RatedPerson) => [one, await makePlayer(services)] as const;
    const played = { winner: await pair(rival), loser: await pair(hero.player) };
    const creator = { accountId: hero.player.id, name: hero.player.fullName };
    const group = await makeGroup(db, { creator, now: clock.now() });
    await makePlayedTournament(services, { day: '2026-11-08', ...DOUBLES, matches: [played] });
    await makePracticeMatches(db, [{ ...played, day: '2026-11-09', group }]);
    for (const [, partner] of Object.values(played)) {
      const playerId = (await findByAccount(db, partner.id)) ?? '';
      await db.delete(matchPlayers).where(eq(matchPlayers.playerId, playerId));
    }
    const { data } = await pageOf(hero, (await findByAccount(db, hero.player.id)) ?? '');
    const doubles = { isDoubles: true, partner: null, opponents: [{}], meetings: null };
    expect(data).toMatchObject({ rivals: [], matches: [doubles, doubles] });
  });

  test('A walkover in a group was not played: it is no match, no victory and no defeat', async ({
    server,
  }) => {
    const { services } = server;
    const winner = await server.playerPhone({ level: 'C' });
    const loser = await makePlayer(services, { level: 'C' });
    await makePlayedTournament(services, {
      day: '2026-11-08',
      matches: [{ winner: winner.player, loser, status: 'walkover' }],
    });
    const playerId = (await findByAccount(services.db, winner.player.id)) ?? '';
    const { data } = await pageOf(winner, playerId);
    expect(data).toMatchObject({ matches: [], form: { won: 0, lost: 0 }, badges: [], rivals: [] });
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

  test('The members of a club that was deleted are strangers to each other again', async ({
    server,
  }) => {
    const { hero, heroId } = await threeCups(server);
    const { db, clock } = server.services;
    const fellow = await server.playerPhone();
    const creator = { accountId: hero.player.id, name: hero.player.fullName };
    const now = clock.now();
    const { id } = await makeGroup(db, { creator, now, teamCode: 'RATES001', members: [] });
    const { id: accountId, fullName } = fellow.player;
    await joinGroup(db, { accountId, fullName, now }, 'RATES001');
    expect((await hero.call(remove, { params: { id } })).status).toBe(200);
    const { data } = await pageOf(fellow, heroId);
    expect(data?.player).toMatchObject({ name: '中村', seesPractice: false });
  });

  test('A match of an unlisted tournament is on the page for its player, and not for strangers', async ({
    server,
  }) => {
    const { hero, heroId, others } = await threeCups(server);
    await makePlayedTournament(server.services, {
      day: '2026-11-15',
      name: 'Rehearsal',
      isUnlisted: true,
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
      if (one.age) await makeMinor(server.services, young.player, one);
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
