import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { MadePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as profile from '#features/my-page/profile/profile.contract.ts';
import * as moderation from '#features/operator/moderation/moderation.contract.ts';
import * as operatorConsole from '#features/operator/operator.contract.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { addPlayersIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import { updateGrades } from '#features/players/server/players.facts.store.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { countWaiting, inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { chooseHidden } from './ratings.choices.commands.ts';
import { rateTournament } from './ratings.commands.ts';
import { makeMinor, makePlayedTournament } from './ratings.factory.ts';
import { renewRanking } from './ratings.marks.commands.ts';
import { updateMarks, updateRanked } from './ratings.ranked.store.ts';
import { countRanked, findRanked } from './ratings.ranking.store.ts';
import { rankedPlayers, rankingMarks } from './ratings.tables.ts';

type Person = Phone & { player: MadePlayer };

const CUPS = ['2026-10-04', '2026-11-08'] as const;

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
    for (const day of CUPS) {
      const id = await makePlayedTournament(server.services, { day, matches });
      await updateState(server.services.db, id, { finalizedAt: server.clock.now() });
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
    await makeMinor(server.services, phones[0]!.player, { withYes: false });
    await makeMinor(server.services, phones[1]!.player, { withYes: true });
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

  test("A player's choice that meets the guardian's does not undo it", async ({ server }) => {
    const { services } = server;
    const { player } = await server.playerPhone();
    await makeMinor(services, player, { withYes: true });
    const choose = (by: 'guardian' | 'player', hidden: boolean) => () =>
      chooseHidden(services, { accountId: player.id, hidden, by });
    await choose('player', true)();
    const [guardian, own] = await inTurn(services.db, 'accounts', [
      choose('guardian', true),
      choose('player', false),
    ]);
    expect(guardian).toEqual({ ok: true, value: 'guardian' });
    expect(own).toMatchObject({ ok: false, code: 'HIDDEN_BY_GUARDIAN' });
  });

  test('Who hides at the moment in which a tournament ranks them is not ranked', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const [first] = await ranked(server);
    const accountId = first!.player.id;
    const playerId = (await findByAccount(db, accountId)) ?? '';
    await db.delete(rankedPlayers).where(eq(rankedPlayers.playerId, playerId));
    const { hidden } = await db.transaction(async (tx) => {
      await updateRanked(tx, dayInJapan(clock.now()), [playerId]);
      let isDone = false;
      const chosen = chooseHidden(services, { accountId, hidden: true, by: 'player' });
      void chosen.finally(() => {
        isDone = true;
      });
      while (!isDone && (await countWaiting(tx)) === 0) {
        await new Promise((turn) => setImmediate(turn));
      }
      return { hidden: chosen };
    });
    expect((await hidden).ok).toBe(true);
    expect((await rankingOf(server.phone())).data?.ranked).toBe(7);
  });

  test('Who corrects the prefecture is in the ranking of the new one at once, and in that of the old one no longer', async ({
    server,
  }) => {
    const [mover] = await ranked(server);
    const { fullName } = mover!.player;
    const own = { fullName, reading: '', nickname: '', club: '', phone: '090-1111-2222' };
    const moved = await mover!.call(profile.edit, { body: { ...own, prefecture: 'Tokyo' } });
    expect(moved.status).toBe(200);
    const counts = [];
    for (const prefecture of ['Osaka', 'Tokyo']) {
      counts.push((await rankingOf(server.phone(), { prefecture })).data?.ranked);
    }
    expect(counts).toEqual([1, 7]);
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

  test('A tournament that goes on counts for no rate, although an operator takes it out and lets it count again', async ({
    server,
  }) => {
    const [winner, loser] = [await server.playerPhone(), await server.playerPhone()];
    const person = ({ player: { id, email } }: Person) => ({ id, fullName: email });
    const id = await makePlayedTournament(server.services, {
      day: '2026-11-28',
      matches: [{ winner: person(winner), loser: person(loser) }],
    });
    const operator = await server.operatorPhone();
    for (const rated of [false, true]) {
      const sent = { params: { id }, body: { rated, reason: 'A test' } };
      expect((await operator.call(contract.exclude, sent)).data).toEqual({ rated });
      expect(await server.services.jobs.drain()).toEqual([]);
    }
    expect((await winner.call(contract.own, {})).data?.rate).toBeNull();
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
