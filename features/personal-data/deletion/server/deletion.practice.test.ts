import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as groups from '#features/groups/groups.contract.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { matches, matchWrites } from '#features/matches/server/matches.tables.ts';
import { createKnockout } from '#features/practice/knockout/knockout.contract.ts';
import * as leagues from '#features/practice/league/league.contract.ts';
import type { Participant } from '#features/practice/practice.vocabulary.ts';
import {
  leagueMatches,
  leagueScore,
  makeClub,
  openLeague,
  setsOf,
} from '#features/practice/server/practice.people.factory.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { leave } from '../deletion.contract.ts';

const NAME = 'Endo Rin';

/** A club with a league, whose member with a phone deletes the account. */
async function makeLeaver(server: TestApp) {
  const club = await makeClub(server);
  const session = await openLeague(club);
  const leaver = club.players.find(({ name }) => name === NAME)!;
  const other = club.players.find(({ name }) => name === 'Aoki Ren')!;
  const leaves = async () =>
    (await club.member.call(leave, { body: { password: 'correct horse' } })).refusal?.code;
  return { ...club, session, leaver, other, leaves };
}

describe('practice that is recorded while a player deletes the account', () => {
  test.for(['one-on-one', 'league'] as const)(
    'A correction of a %s match that waits for the deletion does not bring the name back',
    async (kind, { server }) => {
      const { session, leaver, other, leaves, ...club } = await makeLeaver(server);
      const { coach, groupId } = club;
      const id = uuidv7();
      const body = (baseVersion: number, sets: string) =>
        kind === 'league'
          ? leagueScore(session, [leaver, other], { baseVersion, sets })
          : {
              writeId: uuidv7(),
              baseVersion,
              match: { kind, groupId, player1: leaver, player2: other, playedOn: '2026-11-20' },
              sets: setsOf(sets),
            };
      await coach.call(saveScore, { params: { id }, body: body(0, '11-9 11-9') });
      const correct = async () => {
        const corrected = body(1, '9-11 9-11');
        const { data, refusal } = await coach.call(saveScore, { params: { id }, body: corrected });
        return refusal?.code ?? data?.match.player1.name;
      };
      const answers = await inTurn(server.services.db, 'matches', [leaves, correct]);
      expect(answers).toEqual([undefined, 'Former player']);
      if (kind === 'one-on-one') return;
      expect(JSON.stringify(await leagueMatches({ ...club }, session))).not.toContain(NAME);
    },
  );

  test('A player who is added to a league while the deletion waits for it stays on its list', async ({
    server,
  }) => {
    const { session, players, coach, leaves } = await makeLeaver(server);
    const params = { id: session };
    const guest: Participant = { id: 9001, name: 'Visitor Mori', external: true };
    const add = async () => {
      const body = {
        writeId: uuidv7(),
        baseVersion: 1,
        seen: { players: players.map(({ id }) => id), preset: 'table-tennis' as const },
        players: [...players, guest],
      };
      return (await coach.call(leagues.changeLeague, { params, body })).refusal?.code;
    };
    const { db } = server.services;
    expect(await inTurn(db, 'practice_sessions', [add, leaves])).toEqual([undefined, undefined]);
    const { data } = await coach.call(leagues.league, { params });
    const names = data?.league.players.map(({ name }) => name);
    expect(names).toContain(guest.name);
    expect(names).toContain('Former player');
    expect(names).not.toContain(NAME);
  });

  test('A list of a league that waits for the deletion does not bring the name back', async ({
    server,
  }) => {
    const { session, players, leaver, coach, leaves } = await makeLeaver(server);
    const params = { id: session };
    const ids = players.map(({ id }) => id);
    const change = (baseVersion: number, listed: readonly Participant[], seen = ids) =>
      coach.call(leagues.changeLeague, {
        params,
        body: {
          writeId: uuidv7(),
          baseVersion,
          seen: { players: seen, preset: 'table-tennis' as const },
          players: [...listed],
        },
      });
    const others = players.filter(({ id }) => id !== leaver.id);
    await change(1, others);
    const back = async () =>
      (
        await change(
          2,
          players,
          others.map(({ id }) => id),
        )
      ).refusal?.code;
    await inTurn(server.services.db, 'groups', [leaves, back]);
    const { data } = await coach.call(leagues.league, { params });
    expect(data?.league.players.map(({ name }) => name)).not.toContain(NAME);
  });

  test('A league and a knockout that wait for the deletion begin without the name', async ({
    server,
  }) => {
    const { groupId, players, coach, leaves } = await makeLeaver(server);
    const guests = [9001, 9002, 9003, 9004].map((id) => ({
      id,
      name: `Guest ${id}`,
      external: true,
    }));
    const about = { groupId, practiceDate: '2026-11-20', players: [...players, ...guests] };
    const begun = () => ({ id: uuidv7(), ...about });
    const open = async () => {
      const { data } = await coach.call(leagues.createLeague, { body: begun() });
      return data?.league.players.some(({ name }) => name === NAME);
    };
    const start = async () => (await coach.call(createKnockout, { body: begun() })).refusal?.code;
    const { db } = server.services;
    const answers = await inTurn<unknown>(db, 'groups', [leaves, open, start]);
    expect(answers).toEqual([undefined, false, 'PLAYERS_UNKNOWN']);
  });
});

test('A name of the list that the coach had corrected goes with the account as well', async ({
  server,
}) => {
  const { db } = server.services;
  const club = await makeLeaver(server);
  const { coach, groupId, session, players, leaver, other, leaves } = club;
  const corrected = async (name: string) => {
    const { data } = await coach.call(groups.find, { params: { id: groupId } });
    const { version, members } = data!;
    const staff = { director: '', coach: '', manager: '' };
    const rows = members.map((one) => ({
      memberId: one.id,
      name: one.id === leaver.id ? name : one.name,
    }));
    const body = { saveId: uuidv7(), version, name: 'Sakura Club', ...staff, members: rows };
    const saved = await coach.call(groups.save, {
      params: { id: groupId },
      body: { ...body, removed: [] },
    });
    expect(saved.status).toBe(200);
  };
  const list = async (baseVersion: number, seen: readonly Participant[], next: typeof seen) => {
    const known = { players: seen.map(({ id }) => id), preset: 'table-tennis' as const };
    const body = { writeId: uuidv7(), baseVersion, seen: known, players: [...next] };
    const changed = await coach.call(leagues.changeLeague, { params: { id: session }, body });
    expect(changed.status).toBe(200);
  };
  const body = { ...leagueScore(session, [leaver, other]), notes: `${NAME} was late` };
  await coach.call(saveScore, { params: { id: uuidv7() }, body });
  const fewer = players.slice(1);
  await list(1, players, fewer);
  await corrected('Mori Aya');
  await list(2, fewer, players);
  expect(await leaves()).toBeUndefined();
  const stored = JSON.stringify([
    await db.select().from(matchWrites),
    await db.select().from(matches),
  ]);
  for (const name of [NAME, 'Mori Aya']) expect(stored).not.toContain(name);
  expect(stored).toContain('Aoki Ren');
});
