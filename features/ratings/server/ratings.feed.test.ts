import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { updateSport } from '#features/groups/server/groups.store.ts';
import { matchPlayers, matches as playedMatches } from '#features/matches/server/matches.tables.ts';
import { addPlayersIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { rateTournament } from './ratings.commands.ts';
import { makePlayedTournament, makePracticeMatches } from './ratings.factory.ts';

const CUPS = ['2026-09-06', '2026-10-04', '2026-11-08'] as const;

const pageOf = (phone: Phone, playerId: string) =>
  phone.call(contract.playerPage, { params: { playerId } });

describe('the matches of a player in one list', () => {
  test('Each match says what it did to the rate and how the two have met, and the form how it goes', async ({
    server,
  }) => {
    const { services } = server;
    const hero = await server.playerPhone({ level: 'B' });
    const [a, b, c] = [
      await makePlayer(services),
      await makePlayer(services),
      await makePlayer(services),
    ];
    const won = [a, b].map((loser) => ({ winner: hero.player, loser }));
    const matches = [...won, { winner: c, loser: hero.player }];
    for (const day of CUPS) {
      await rateTournament(services, await makePlayedTournament(services, { day, matches }));
    }
    const heroId = (await findByAccount(services.db, hero.player.id)) ?? '';
    const { data } = await pageOf(hero, heroId);
    expect(data?.form).toMatchObject({ won: 6, lost: 3 });
    expect(data?.form.last).toHaveLength(9);
    for (const period of data?.periods ?? []) {
      const own = data?.matches.filter(({ day }) => day === period.day) ?? [];
      expect(own).toHaveLength(3);
      expect(own.reduce((sum, { change }) => sum + (change ?? 0), 0)).toBe(period.change);
    }
    expect(data?.matches.every(({ meetings }) => meetings!.won + meetings!.lost === 3)).toBe(true);
    expect(data?.practiceDays).toEqual([]);
    expect(data?.matches.map(({ sport }) => sport)).toEqual(Array(9).fill('table-tennis'));
  });

  test('A name on a picture is the public one, also of somebody whose whole name the reader sees', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const now = clock.now();
    const phone = await server.playerPhone();
    const { id: accountId, fullName: name } = phone.player;
    await makeGroup(db, { creator: { accountId, name }, now, teamCode: 'CARDS001', members: [] });
    const young = await makePlayer(services, { fullName: '原 柚希', age: null });
    await joinGroup(db, { accountId: young.id, fullName: young.fullName, now }, 'CARDS001');
    const matches = [{ winner: phone.player, loser: young }];
    await rateTournament(services, await makePlayedTournament(services, { day: CUPS[0], matches }));
    const { data } = await pageOf(phone, (await findByAccount(db, accountId)) ?? '');
    expect(data?.matches[0]?.opponents).toMatchObject([
      { name: '原 柚希', publicName: expect.not.stringContaining('原 柚希') },
    ]);
  });

  test('Days of practice are for the player and members of the club, and move no rate before the month is over', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const phone = await server.playerPhone();
    const rival = await makePlayer(services);
    const { id: accountId, fullName: name } = phone.player;
    const group = await makeGroup(db, { creator: { accountId, name }, now: clock.now() });
    await updateSport(db, group.id, 'table-tennis');
    const won = { winner: phone.player, loser: rival, group };
    await makePracticeMatches(db, [
      { ...won, day: '2026-11-10' },
      { ...won, day: '2026-11-10' },
      { ...won, day: '2026-11-17' },
    ]);
    const playerId = (await findByAccount(db, accountId)) ?? '';
    const own = (await pageOf(phone, playerId)).data;
    expect(own?.practiceDays).toEqual([
      { day: '2026-11-10', matches: 2 },
      { day: '2026-11-17', matches: 1 },
    ]);
    expect(own?.form).toMatchObject({ won: 3, lost: 0, streak: { hasWon: true, count: 3 } });
    expect(own?.matches.map(({ change }) => change)).toEqual([null, null, null]);
    expect(own?.running).toMatchObject([{ sport: 'table-tennis', matches: 3 }]);
    expect(own?.running[0]?.change).toBeGreaterThan(0);
    expect(own?.rates).toEqual([]);
    const stranger = (await pageOf(server.phone(), playerId)).data;
    expect(stranger).toMatchObject({
      running: [],
      practiceDays: [],
      form: { won: 0, streak: null, last: [] },
    });
  });

  test('A match on an open table is practice, which strangers do not see', async ({ server }) => {
    const { services } = server;
    const { db, clock } = services;
    const phone = await server.playerPhone();
    const rival = await makePlayer(services);
    const { id: accountId, fullName: name } = phone.player;
    const group = await makeGroup(db, { creator: { accountId, name }, now: clock.now() });
    const won = { winner: phone.player, loser: rival };
    await makePlayedTournament(services, { day: CUPS[2], matches: [won] });
    await makePracticeMatches(db, [{ ...won, day: '2026-11-10', group }]);
    // As an open table stores it: of no group, and of no event.
    const ofNobody = { groupId: null, groupName: null };
    await db.update(playedMatches).set(ofNobody).where(eq(playedMatches.groupId, group.id));
    const playerId = (await findByAccount(db, accountId)) ?? '';
    const own = (await pageOf(phone, playerId)).data;
    expect(own?.matches.map(({ source }) => source)).toEqual(['practice', 'tournament']);
    expect(own?.seasons).toEqual([
      { year: 2026, tournament: { won: 1, lost: 0 }, practice: { won: 1, lost: 0 } },
    ]);
    const stranger = (await pageOf(server.phone(), playerId)).data;
    expect(stranger?.matches.map(({ source }) => source)).toEqual(['tournament']);
    expect(stranger?.form).toMatchObject({ won: 1, lost: 0 });
  });

  test('An opponent who has joined is one person with what they have played before', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const phone = await server.playerPhone();
    const [pupil, stand] = [await makePlayer(services), await makePlayer(services)];
    const { id: accountId, fullName: name } = phone.player;
    const now = clock.now();
    const creator = { accountId, name };
    const group = await makeGroup(db, { creator, now, teamCode: 'MERGE001', members: [] });
    await joinGroup(db, { accountId: pupil.id, fullName: pupil.fullName, now }, 'MERGE001');
    const day = '2026-11-10';
    await makePracticeMatches(db, [
      { winner: phone.player, loser: stand, day, group },
      { winner: pupil, loser: phone.player, day: '2026-11-17', group },
    ]);
    // The stand-in was a name of the list, before the pupil has joined as this person.
    const names = [pupil.fullName];
    const [listed = ''] = await db.transaction((tx) => addPlayersIn(tx, names, accountId));
    const standId = (await findByAccount(db, stand.id)) ?? '';
    await db
      .update(matchPlayers)
      .set({ playerId: listed })
      .where(eq(matchPlayers.playerId, standId));
    const pupilId = (await findByAccount(db, pupil.id)) ?? '';
    const merge = { from: listed, into: pupilId, now };
    await db.transaction((tx) => mergePlayersIn(services, tx, merge));
    const { data } = await pageOf(phone, (await findByAccount(db, accountId)) ?? '');
    expect(data?.rivals).toMatchObject([
      { somebody: { playerId: pupilId, name: pupil.fullName }, won: 1, lost: 1 },
    ]);
    expect(data?.matches.map(({ meetings }) => meetings)).toEqual([
      { won: 1, lost: 1 },
      { won: 1, lost: 1 },
    ]);
  });
});
