import { describe, expect } from 'vitest';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { joinSchool } from '#features/tie-orders/server/tie-orders.factory.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';
import type { FixtureSide } from '../season.vocabulary.ts';
import { makeSeason } from './season.factory.ts';

const ORDER = [1, 2, 3, 4, 5, 6];
const WON = { home: 3, away: 1 };

/** The fixture of two teams of one school, and who looks after both. */
async function oneSchool(server: TestApp) {
  const made = await makeSeason(server, ['A', 'B']);
  const { desk, params, at } = made;
  const { data } = await desk.call(entryList.list, { params: { id: params.id } });
  const captain = await server.playerPhone();
  for (const { id: entryId, name } of data!.entries) {
    const players = ORDER.map((number) => ({ kind: 'name' as const, name: `${name} ${number}` }));
    const body = { seenVersion: 0, groupId: null, players };
    await desk.call(squads.save, { params: { entryId }, body });
  }
  const teams = data!.entries.map(({ id: entryId }) => {
    return { id: captain.player.id, entryId, phone: captain };
  });
  const [first, ...others] = teams;
  await joinSchool(server.services, [first!, ...others]);
  const version = async () => (await made.now()).version;
  return { ...made, captain, at, version };
}

describe('two teams of one school', () => {
  test('An account that speaks for both teams files the order of each, and reads no more than it may', async ({
    server,
  }) => {
    const { captain, at, now } = await oneSchool(server);
    expect((await now(captain)).own).toEqual(['home', 'away']);
    const file = (side: FixtureSide) =>
      captain.call(orders.fileOrder, {
        params: { ...at, side },
        body: { players: ORDER, baseVersion: 0 },
      });
    expect((await file('away')).data?.orders).toMatchObject({
      own: ['home', 'away'],
      isOpen: true,
      rubbers: null,
      away: { players: ORDER },
      home: { isFiled: false, squad: { length: 6 } },
    });
    expect((await file('home')).data?.orders.rubbers).toHaveLength(5);
  });

  test('An account that speaks for both teams proposes a day for one team, and accepts it for the other', async ({
    server,
  }) => {
    const { captain, at, now, version } = await oneSchool(server);
    const day = { day: '2026-12-13', time: '14:00', baseVersion: await version() };
    expect((await captain.call(contract.propose, { params: at, body: day })).status).toBe(200);
    const body = { accepts: true, baseVersion: await version() };
    expect((await captain.call(contract.answerProposal, { params: at, body })).status).toBe(200);
    expect(await now()).toMatchObject({ playOn: '2026-12-13', playAt: '14:00', proposal: null });
  });

  test('An account that speaks for both teams enters the result of the home team, and confirms it for the away team', async ({
    server,
  }) => {
    const { captain, at, now, version } = await oneSchool(server);
    const result = { rubbers: [WON, WON, WON, null, null], baseVersion: await version() };
    const entered = await captain.call(contract.enterResult, { params: at, body: result });
    expect(entered.status).toBe(200);
    const body = { agrees: true, baseVersion: await version() };
    expect((await captain.call(contract.answerResult, { params: at, body })).status).toBe(200);
    expect((await now()).resultState).toBe('confirmed');
  });
});
