import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import {
  restoreMatch,
  saveScore as saveScoreOverHttp,
} from '#features/matches/matches.contract.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { removeKnockout } from '../../knockout/knockout.contract.ts';
import { redrawKnockout } from '../../knockout/server/knockout.commands.ts';
import { hall } from '../../knockout/server/knockout.people.factory.ts';
import { changeRules } from '../../knockout/server/knockout.rules.commands.ts';
import * as leagues from '../../league/league.contract.ts';
import { changeLeague } from '../../league/server/league.commands.ts';
import { practiceOwner } from '../../server/practice.owner.provider.ts';
import {
  accountIdOf,
  type Club,
  leagueScore,
  makeClub,
  openLeague,
} from '../../server/practice.people.factory.ts';

/** Somebody removes the session after a command has found it, and before its transaction has the lock. */
function removedMeanwhile(services: Services, remove: () => Promise<unknown>): Services {
  const { db } = services;
  const transaction: Db['transaction'] = async (work) => {
    await remove();
    return db.transaction(work);
  };
  return { ...services, db: Object.create(db, { transaction: { value: transaction } }) };
}

const removing =
  ({ coach }: Club, id: string) =>
  async () => {
    const query = { writeId: uuidv7() };
    const removed = await coach.call(leagues.removeLeague, { params: { id }, query });
    expect(removed.status).toBe(200);
  };

describe('a league that is removed meanwhile', () => {
  test('A score that arrives while its league is being removed is refused, and the league comes back with its results', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, member, players } = club;
    const id = await openLeague(club);
    const score = leagueScore(id, [players[0]!, players[1]!]);
    await coach.call(saveScoreOverHttp, { params: { id: uuidv7() }, body: score });
    const services = removedMeanwhile(server.services, removing(club, id));
    const late = leagueScore(id, [players[0]!, players[1]!], { sets: '7-11 9-11' });
    const account = { id: await accountIdOf(member) };
    const saved = await saveScore(services, practiceOwner, { ...late, id: uuidv7(), account });
    expect(saved).toEqual({ ok: false, code: 'SESSION_NOT_FOUND' });
    const body = { writeId: uuidv7() };
    const { data } = await coach.call(leagues.restoreLeague, { params: { id }, body });
    expect(data?.league.matches.map(({ sets }) => sets)).toEqual(['11-7 11-9']);
  });

  test('A change of a league that is being removed is refused', async ({ server }) => {
    const club = await makeClub(server);
    const id = await openLeague(club);
    const services = removedMeanwhile(server.services, removing(club, id));
    const change = { id, writeId: uuidv7(), baseVersion: 1, preset: 'tennis' } as const;
    const accountId = await accountIdOf(club.member);
    const changed = await changeLeague(services, { ...change, accountId });
    expect(changed).toEqual({ ok: false, code: 'SESSION_NOT_FOUND' });
    const body = { writeId: uuidv7() };
    const { data } = await club.coach.call(leagues.restoreLeague, { params: { id }, body });
    expect(data?.league).toMatchObject({ preset: 'table-tennis', version: 1 });
  });
});

describe('a league that was removed', () => {
  test('No match of it can be restored alone, and all come back with the league', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, players } = club;
    const id = await openLeague(club);
    const match = uuidv7();
    const score = leagueScore(id, [players[0]!, players[1]!]);
    await coach.call(saveScoreOverHttp, { params: { id: match }, body: score });
    await removing(club, id)();
    const again = { params: { id: match }, body: { writeId: uuidv7() } };
    const { status, refusal } = await coach.call(restoreMatch, again);
    expect([status, refusal?.code]).toEqual([404, 'MATCH_NOT_FOUND']);
    const body = { writeId: uuidv7() };
    const { data } = await coach.call(leagues.restoreLeague, { params: { id }, body });
    expect(data?.league.matches.map(({ sets }) => sets)).toEqual(['11-7 11-9']);
  });
});

test('A restore that is sent again after another removal is refused, and restores nothing', async ({
  server,
}) => {
  const club = await makeClub(server);
  const params = { id: await openLeague(club) };
  const body = { writeId: uuidv7() };
  const restore = async () =>
    (await club.coach.call(leagues.restoreLeague, { params, body })).refusal?.code;
  await removing(club, params.id)();
  expect(await restore()).toBeUndefined();
  await removing(club, params.id)();
  expect(await restore()).toBe('SESSION_NOT_FOUND');
  expect((await club.coach.call(leagues.league, { params })).status).toBe(404);
});

describe('a knockout that is removed meanwhile', () => {
  test.for([
    [
      'Another draw',
      (services: Services, write: { id: string; writeId: string; accountId: string }) =>
        redrawKnockout(services, { ...write, drawNumber: 1, randomSeed: 7 }),
    ],
    [
      'A change of the score format',
      (services: Services, write: { id: string; writeId: string; accountId: string }) =>
        changeRules(services, { ...write, seen: null, scoreFormat: { id: 'badminton-21' } }),
    ],
  ] as const)('%s of a knockout that is being removed is refused', async ([, act], { server }) => {
    const { coach, id } = await hall(server);
    const services = removedMeanwhile(server.services, async () => {
      const query = { writeId: uuidv7() };
      await coach.call(removeKnockout, { params: { id }, query });
    });
    const accountId = await accountIdOf(coach);
    const done = await act(services, { id, writeId: uuidv7(), accountId });
    expect(done).toEqual({ ok: false, code: 'SESSION_NOT_FOUND' });
  });
});

describe('who may remove a league', () => {
  test('Only who opened a league and who edits the group read that they may remove it, and then may', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, member } = club;
    const mayRemove = async (phone: typeof coach, id: string) => {
      const { data } = await phone.call(leagues.league, { params: { id } });
      return data!.league.may.remove;
    };
    const ofCoach = await openLeague(club);
    expect(await mayRemove(member, ofCoach)).toBe(false);
    const ofMember = await openLeague({ ...club, coach: member });
    expect(await mayRemove(member, ofMember)).toBe(true);
    expect(await mayRemove(coach, ofMember)).toBe(true);
    await removing(club, ofMember)();
  });
});
