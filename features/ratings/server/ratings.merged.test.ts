import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { updateSport } from '#features/groups/server/groups.store.ts';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import {
  addPlayersIn,
  ensurePlayerIn,
  mergePlayersIn,
  unmergePlayersIn,
} from '#features/players/server/players.commands.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../ratings.contract.ts';
import { ratePractice, rateTournament } from './ratings.commands.ts';
import { makePlayedTournament, makePracticeMatches } from './ratings.factory.ts';
import { listOfPractice } from './ratings.inputs.store.ts';
import { listStartPoints } from './ratings.strengths.store.ts';
import { playerRatings, rankedPlayers, ratingSteps } from './ratings.tables.ts';

/** A member without an account has lost in practice and in a tournament, to somebody who has beaten a third person as well. */
async function played(server: TestApp) {
  const { services } = server;
  const { db, clock } = services;
  const winner = await makePlayer(services, { fullName: '高橋 蓮' });
  const person = await makePlayer(services, { fullName: '佐藤 花子', level: 'S' });
  const stand = await makePlayer(services, { fullName: '代役' });
  const creator = { accountId: winner.id, name: winner.fullName };
  const group = await makeGroup(db, { creator, now: clock.now(), members: [] });
  await updateSport(db, group.id, 'table-tennis');
  const matches = [{ winner: winner, loser: stand }];
  await makePracticeMatches(db, [{ ...matches[0]!, day: '2026-10-06', group }]);
  const tournamentId = await makePlayedTournament(services, { day: '2026-11-08', matches });
  // The stand-in was a member of a list, without an account.
  const [member = ''] = await db.transaction((tx) => addPlayersIn(tx, ['佐藤 花子'], winner.id));
  const standId = (await findByAccount(db, stand.id)) ?? '';
  await db.update(matchPlayers).set({ playerId: member }).where(eq(matchPlayers.playerId, standId));
  await ratePractice(services);
  await rateTournament(services, tournamentId);
  const account = { accountId: person.id, name: person.fullName };
  const personId = await db.transaction((tx) => ensurePlayerIn(tx, account));
  const sources = async (playerId: string) =>
    (await db.select().from(playerRatings).where(eq(playerRatings.playerId, playerId)))
      .map(({ source, matches: count }) => `${source} ${count}`)
      .sort();
  return { winnerId: winner.id, tournamentId, member, personId, sources };
}

describe('players who turn out to be one person', () => {
  test('After a merge practice and tournaments count for the one, and after its undoing for the other again', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock, jobs } = services;
    const { member, personId, sources } = await played(server);
    expect(await sources(member)).toEqual(['practice 1', 'tournament 1']);
    expect(await sources(personId)).toEqual([]);
    const merge = { from: member, into: personId, now: clock.now() };
    await db.transaction((tx) => mergePlayersIn(services, tx, merge));
    expect(await jobs.drain()).toEqual([]);
    expect(await sources(member)).toEqual([]);
    expect(await sources(personId)).toEqual(['practice 1', 'tournament 1']);
    const steps = await db
      .select()
      .from(ratingSteps)
      .where(and(eq(ratingSteps.playerId, personId), eq(ratingSteps.score, 0)));
    expect(steps).toHaveLength(2);

    await db.transaction((tx) => unmergePlayersIn(services, tx, member));
    expect(await jobs.drain()).toEqual([]);
    expect(await sources(member)).toEqual(['practice 1', 'tournament 1']);
    expect(await sources(personId)).toEqual([]);
    expect(await db.select().from(rankedPlayers)).toEqual([]);
  });

  test("A member without an account who turns out to be somebody of a high level moves no opponent's rate", async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock, jobs } = services;
    const { winnerId, member, personId } = await played(server);
    const opponent = (await findByAccount(db, winnerId)) ?? '';
    const ratesOf = async (playerId: string) =>
      (await db.select().from(playerRatings).where(eq(playerRatings.playerId, playerId)))
        .map(({ source, points }) => `${source} ${points}`)
        .sort();
    const before = [await ratesOf(opponent), await ratesOf(member)];
    const merge = { from: member, into: personId, now: clock.now() };
    await db.transaction((tx) => mergePlayersIn(services, tx, merge));
    expect(await jobs.drain()).toEqual([]);
    expect([await ratesOf(opponent), await ratesOf(personId)]).toEqual(before);
    await db.transaction((tx) => unmergePlayersIn(services, tx, member));
    expect(await jobs.drain()).toEqual([]);
    expect([await ratesOf(opponent), await ratesOf(member)]).toEqual(before);
    expect((await listStartPoints(db, [personId])).get(personId)).toBe(2000);
  });

  test('What was played under a number counts for the person also where that number was merged over another one', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock, jobs } = services;
    const { winnerId, member, personId, sources } = await played(server);
    const [between = ''] = await db.transaction((tx) => addPlayersIn(tx, ['佐藤 花'], winnerId));
    const now = clock.now();
    await db.transaction((tx) =>
      mergePlayersIn(services, tx, { from: member, into: between, now }),
    );
    expect(await jobs.drain()).toEqual([]);
    await db.transaction((tx) =>
      mergePlayersIn(services, tx, { from: between, into: personId, now }),
    );
    expect(await jobs.drain()).toEqual([]);
    expect(await sources(between)).toEqual([]);
    expect(await sources(personId)).toEqual(['practice 1', 'tournament 1']);
  });

  test('The running month counts what was played under a merged number, and reads the practice of no other club', async ({
    server,
  }) => {
    const { services } = server;
    const { db, clock } = services;
    const now = clock.now();
    const day = '2026-11-10';
    const phone = await server.playerPhone();
    const rival = await makePlayer(services);
    const stand = await makePlayer(services);
    const [other, another] = [await makePlayer(services), await makePlayer(services)];
    const clubOf = async ({ id: accountId, fullName: name }: MadePlayer) => {
      const group = await makeGroup(db, { creator: { accountId, name }, now, members: [] });
      await updateSport(db, group.id, 'table-tennis');
      return group;
    };
    await makePracticeMatches(db, [
      { winner: rival, loser: stand, day, group: await clubOf(rival) },
      { winner: other, loser: another, day, group: await clubOf(other) },
    ]);
    const account = { accountId: phone.player.id, name: phone.player.fullName };
    const playerId = await db.transaction((tx) => ensurePlayerIn(tx, account));
    const [member = ''] = await db.transaction((tx) => addPlayersIn(tx, ['佐藤 花子'], rival.id));
    const standId = (await findByAccount(db, stand.id)) ?? '';
    await db
      .update(matchPlayers)
      .set({ playerId: member })
      .where(eq(matchPlayers.playerId, standId));
    await db.transaction((tx) =>
      mergePlayersIn(services, tx, { from: member, into: playerId, now }),
    );
    const page = await phone.call(contract.playerPage, { params: { playerId } });
    expect(page.data?.running).toMatchObject([{ sport: 'table-tennis', matches: 1 }]);
    expect(page.data?.running[0]?.change).toBeLessThan(0);

    const month = { sport: 'table-tennis', from: '2026-11-01', to: '2026-11-30' } as const;
    const rivalId = (await findByAccount(db, rival.id)) ?? '';
    expect(await listOfPractice(db, month)).toHaveLength(2);
    const own = await listOfPractice(db, { ...month, playerId });
    expect(own.map(({ side1, side2 }) => [side1, side2])).toEqual([[[rivalId], [playerId]]]);
  });
});
