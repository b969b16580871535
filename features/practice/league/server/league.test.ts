import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { leave } from '#features/groups/groups.contract.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import {
  accountIdOf,
  joinedAsAoki,
  leagueScore,
  makeClub,
  openLeague,
} from '../../server/practice.people.factory.ts';
import * as contract from '../league.contract.ts';
import { openLeague as openLeagueIn } from './league.commands.ts';

const { createLeague, league, leagues, changeLeague, removeLeague, restoreLeague } = contract;
const visitor = { id: 100, name: 'Visitor Vera', external: true };

describe('opening a league', () => {
  test('Opening a league stores its members, externals and rules, and another phone finds it', async ({
    server,
  }) => {
    const { coach, member, groupId, players } = await makeClub(server);
    const id = uuidv7();
    const chosen = [...players.slice(0, 3), visitor];
    const body = { id, groupId, practiceDate: '2026-11-20', players: chosen };
    await coach.call(createLeague, { body: { ...body, preset: 'tennis' } });
    const list = await member.call(leagues, { query: { groupId } });
    expect(list.data?.leagues).toEqual([
      { id, practiceDate: '2026-11-20', players: 4, inPairs: false, completed: 0, total: 6 },
    ]);
    const { data } = await member.call(league, { params: { id } });
    expect(data?.league).toMatchObject({
      groupName: 'Sakura Club',
      preset: 'tennis',
      players: chosen,
      matches: [],
      version: 1,
    });
  });

  test('A member whose entry without an account, which plays, was merged with theirs is that player', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const id = await openLeague(club);
    const numberOf = (wanted: string) => club.players.find(({ name }) => name === wanted)?.id;
    const selfOn = async (phone: Phone) =>
      (await phone.call(league, { params: { id } })).data?.league.self;
    expect(await selfOn(club.member)).toBe(numberOf('Endo Rin'));
    expect(await selfOn(await joinedAsAoki(server, club))).toBe(numberOf('Aoki Ren'));
  });

  test('Opening a league twice with one id makes one league', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: [...players] };
    const answers = [
      await coach.call(createLeague, { body }),
      await coach.call(createLeague, { body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const list = await coach.call(leagues, { query: { groupId } });
    expect(list.data?.leagues).toHaveLength(1);
  });

  test('A league that could not be stored leaves nothing that takes its id', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: [...players] };
    const accountId = await accountIdOf(coach);
    const broken = { ...body, practiceDate: 'no day', accountId };
    await expect(openLeagueIn(server.services, broken)).rejects.toThrow();
    const { data } = await coach.call(createLeague, { body });
    expect(data?.league.id).toBe(body.id);
  });

  test('A league gives members the names that the group gives them', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const nicknamed = players.map((player) => ({ ...player, name: 'Champion' }));
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: nicknamed };
    const { data } = await coach.call(createLeague, { body });
    expect(data?.league.players).toEqual(players);
  });

  test('A league that was opened without a signal is accepted, with its scores, after one of its players has left the group', async ({
    server,
  }) => {
    const { coach, member, groupId, players } = await makeClub(server);
    const [aoki] = players as [Participant];
    const endo = players.find(({ name }) => name === 'Endo Rin')!;
    await member.call(leave, { params: { id: groupId } });
    const id = uuidv7();
    const body = { id, groupId, practiceDate: '2026-11-20', players: [...players] };
    const { data } = await coach.call(createLeague, { body });
    expect(data?.league.players).toEqual(players);
    const score = { params: { id: uuidv7() }, body: leagueScore(id, [aoki, endo]) };
    expect((await coach.call(saveScore, score)).status).toBe(200);
  });

  test('A league with two players, a stranger or a duplicate player is refused', async ({
    server,
  }) => {
    const { coach, groupId, players } = await makeClub(server);
    const [a, b, c] = players as [typeof visitor, typeof visitor, typeof visitor];
    const codes = [];
    for (const chosen of [
      [a, b],
      [a, b, { id: 4711, name: 'Nobody', external: false }],
      [a, b, c, a],
    ]) {
      const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen };
      codes.push((await coach.call(createLeague, { body })).refusal?.code);
    }
    expect(codes).toEqual(['INVALID_INPUT', 'PLAYERS_UNKNOWN', 'DUPLICATE_PLAYER']);
  });
});

describe('an open league', () => {
  test('An open league takes another player and other rules without losing a result', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague(club);
    const [a, b] = players as [typeof visitor, typeof visitor];
    const score = leagueScore(id, [a, b]);
    await coach.call(saveScore, { params: { id: uuidv7() }, body: score });
    const body = { writeId: uuidv7(), baseVersion: 1, players: [...players, visitor] };
    await coach.call(changeLeague, { params: { id }, body });
    const rules = { writeId: uuidv7(), baseVersion: 2, preset: 'soft-tennis' as const };
    const { data } = await coach.call(changeLeague, { params: { id }, body: rules });
    expect(data?.league).toMatchObject({ preset: 'soft-tennis', version: 3 });
    expect(data?.league.players.at(-1)).toEqual(visitor);
    expect(data?.league.matches).toHaveLength(1);
  });

  test('The list of leagues counts no match of somebody who was taken off, until they are put back', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, groupId } = club;
    const [a, b, c, d] = club.players as [Participant, Participant, Participant, Participant];
    const id = await openLeague({ ...club, players: [a, b, c, d] });
    for (const pair of [
      [a, b],
      [a, d],
      [d, b],
      [c, d],
    ] as const) {
      await coach.call(saveScore, { params: { id: uuidv7() }, body: leagueScore(id, pair) });
    }
    const progress = async () => {
      const { data } = await coach.call(leagues, { query: { groupId } });
      return data!.leagues.map(({ completed, total }) => [completed, total]);
    };
    expect(await progress()).toEqual([[4, 6]]);
    const change = { writeId: uuidv7(), baseVersion: 1, players: [a, b, c] };
    await coach.call(changeLeague, { params: { id }, body: change });
    expect(await progress()).toEqual([[1, 3]]);
    const back = { writeId: uuidv7(), baseVersion: 2, players: [a, b, c, d] };
    await coach.call(changeLeague, { params: { id }, body: back });
    expect(await progress()).toEqual([[4, 6]]);
  });

  test('A league that somebody else changed is not overwritten, and the same change again is accepted', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, member } = club;
    const params = { id: await openLeague(club) };
    const mine = { writeId: uuidv7(), baseVersion: 1, preset: 'tennis' as const };
    const theirs = { writeId: uuidv7(), baseVersion: 1, preset: 'soft-tennis' as const };
    await coach.call(changeLeague, { params, body: mine });
    const late = await member.call(changeLeague, { params, body: theirs });
    expect(late.refusal?.code).toBe('SESSION_CHANGED');
    const again = await coach.call(changeLeague, { params, body: mine });
    expect(again.data?.league).toMatchObject({ preset: 'tennis', version: 2 });
  });

  test('A league takes two changes that one phone made without a signal, each against the version it had then', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const params = { id: await openLeague(club) };
    const ids = players.map(({ id }) => id);
    const [first, ...rest] = players;
    const added = {
      writeId: uuidv7(),
      baseVersion: 1,
      seen: { players: ids, preset: 'table-tennis' as const },
      players: [...players, visitor],
    };
    const takenOff = {
      writeId: uuidv7(),
      baseVersion: 1,
      seen: { players: [...ids, visitor.id], preset: 'table-tennis' as const },
      players: [...rest, visitor],
    };
    const answers = [
      await coach.call(changeLeague, { params, body: added }),
      await coach.call(changeLeague, { params, body: takenOff }),
      await coach.call(changeLeague, { params, body: takenOff }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await coach.call(league, { params });
    expect(data?.league.players).toEqual([...rest, visitor]);
    expect(data?.league.players).not.toContainEqual(first);
    expect(data?.league.version).toBe(3);
  });

  test("A late change does not undo another coach's change", async ({ server }) => {
    const club = await makeClub(server);
    const { coach, member, players } = club;
    const params = { id: await openLeague(club) };
    const seen = { players: players.map(({ id }) => id), preset: 'table-tennis' as const };
    const theirs = { writeId: uuidv7(), baseVersion: 1, seen, players: [...players, visitor] };
    await member.call(changeLeague, { params, body: theirs });
    const rules = { writeId: uuidv7(), baseVersion: 2, preset: 'tennis' as const };
    await member.call(changeLeague, { params, body: rules });
    const late = { writeId: uuidv7(), baseVersion: 1, seen, players: players.slice(1) };
    const { data } = await coach.call(changeLeague, { params, body: late });
    expect(data?.league.players).toEqual([...players.slice(1), visitor]);
    expect(data?.league.preset).toBe('tennis');
    const other = { writeId: uuidv7(), baseVersion: 1, seen, preset: 'soft-tennis' as const };
    const refused = await coach.call(changeLeague, { params, body: other });
    expect(refused.refusal?.code).toBe('SESSION_CHANGED');
  });

  test('A guest who was taken off keeps the number of the results, which count again only for that guest', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague({ ...club, players: [...players, visitor] });
    const score = leagueScore(id, [players[0]!, visitor]);
    await coach.call(saveScore, { params: { id: uuidv7() }, body: score });
    const change = (baseVersion: number, people: readonly Participant[]) =>
      coach.call(changeLeague, {
        params: { id },
        body: { writeId: uuidv7(), baseVersion, players: [...people] },
      });
    expect((await change(1, players)).data?.league.guests).toEqual([visitor]);
    const nils = { id: visitor.id, name: 'Nils', external: true };
    expect((await change(2, [...players, nils])).refusal?.code).toBe('SESSION_CHANGED');
    const seen = { players: players.map((one) => one.id), preset: 'table-tennis' as const };
    const body = { writeId: uuidv7(), baseVersion: 2, seen, players: [...players, nils] };
    const merged = await coach.call(changeLeague, { params: { id }, body });
    expect(merged.refusal?.code).toBe('SESSION_CHANGED');
    const { data } = await change(2, [...players, visitor, { ...nils, id: 101 }]);
    expect(data?.league).toMatchObject({ version: 3, guests: [], matches: [{ player2Id: 100 }] });
  });

  test('A guest whose number two guests have shared comes back under either name', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague({ ...club, players: [...players, visitor] });
    for (const player of players.slice(0, 2)) {
      const body = leagueScore(id, [player, visitor]);
      await coach.call(saveScore, { params: { id: uuidv7() }, body });
    }
    const nils = { ...visitor, name: 'Nils' };
    // As two phones without a signal once gave the number twice.
    const [first] = await server.services.db.select({ id: matches.id }).from(matches);
    const { db } = server.services;
    await db
      .update(matches)
      .set({ player2: nils })
      .where(eq(matches.id, first?.id ?? ''));
    const change = (baseVersion: number, people: readonly Participant[]) =>
      coach.call(changeLeague, {
        params: { id },
        body: { writeId: uuidv7(), baseVersion, players: [...people] },
      });
    await change(1, players);
    const mia = { ...visitor, name: 'Mia' };
    expect((await change(2, [...players, mia])).refusal?.code).toBe('SESSION_CHANGED');
    expect((await change(2, [...players, nils])).status).toBe(200);
    await change(3, players);
    expect((await change(4, [...players, visitor])).status).toBe(200);
  });

  test('A guest in results that do not mark guests comes back, and nobody else takes the number', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague({ ...club, players: [...players, visitor] });
    const score = leagueScore(id, [players[0]!, visitor]);
    await coach.call(saveScore, { params: { id: uuidv7() }, body: score });
    // As versions of the app before the mark have stored it.
    const unmarked = { id: visitor.id, name: visitor.name };
    await server.services.db.update(matches).set({ player2: unmarked });
    const change = (baseVersion: number, people: readonly Participant[]) =>
      coach.call(changeLeague, {
        params: { id },
        body: { writeId: uuidv7(), baseVersion, players: [...people] },
      });
    expect((await change(1, players)).data?.league.guests).toEqual([visitor]);
    const nils = { ...visitor, name: 'Nils' };
    expect((await change(2, [...players, nils])).refusal?.code).toBe('SESSION_CHANGED');
    expect((await change(2, [...players, visitor])).status).toBe(200);
  });

  test('A league is removed and restored with its results', async ({ server }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague(club);
    const [a, b] = players as [typeof visitor, typeof visitor];
    await coach.call(saveScore, { params: { id: uuidv7() }, body: leagueScore(id, [a, b]) });
    const query = { writeId: uuidv7() };
    expect((await coach.call(removeLeague, { params: { id }, query })).status).toBe(200);
    expect((await coach.call(league, { params: { id } })).refusal?.code).toBe('SESSION_NOT_FOUND');
    const answer = await coach.call(restoreLeague, { params: { id }, body: { writeId: uuidv7() } });
    expect(answer.data?.league.matches).toHaveLength(1);
    expect((await coach.call(removeLeague, { params: { id }, query })).status).toBe(200);
    expect((await coach.call(league, { params: { id } })).status).toBe(200);
  });
});

describe('an outsider', () => {
  test('An outsider may not open, find, list, change, remove or restore a league', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { outsider, groupId, players } = club;
    const id = await openLeague(club);
    const params = { id };
    const writeId = uuidv7();
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: [...players] };
    const codes = [
      await outsider.call(createLeague, { body }),
      await outsider.call(createLeague, { body: { ...body, id } }),
      await outsider.call(leagues, { query: { groupId } }),
      await outsider.call(league, { params }),
      await outsider.call(changeLeague, { params, body: { writeId, baseVersion: 1 } }),
      await outsider.call(removeLeague, { params, query: { writeId } }),
      await outsider.call(restoreLeague, { params, body: { writeId } }),
    ].map((answer) => answer.refusal?.code);
    expect(codes).toEqual([
      ...Array(3).fill('GROUP_NOT_FOUND'),
      ...Array(4).fill('SESSION_NOT_FOUND'),
    ]);
  });
});

describe('a member who neither opened the league nor edits the group', () => {
  test('A member who neither opened the league nor edits the group may not remove it', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const params = { id: await openLeague(club) };
    const answer = await club.member.call(removeLeague, { params, query: { writeId: uuidv7() } });
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'FORBIDDEN' } });
  });
});
