import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import { listOrders } from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import { fixtureOrders } from '#features/matches/ties/server/ties.seasons.tables.ts';
import * as referees from '#features/referees/referees.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { addDays, instantInJapan } from '#platform/shared/format.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { makeSquads, saveFormat } from './season.factory.ts';

/** S1 S2 D3 D3 S4 S5. */
const ORDER = [1, 2, 3, 4, 5, 6];

/** The clean-up a second before and after orders of what ends with this day have expired: the orders that are left. */
async function leftAround({ app, services, clock }: TestApp, lastDay: string) {
  const end = instantInJapan(addDays(lastDay, 1 + RETENTION.tieOrder.days), '00:00').getTime();
  const left: number[] = [];
  for (const at of [end - 1000, end + 1000]) {
    clock.advance({ seconds: (at - clock.now().getTime()) / 1000 });
    await sweep({ app, services });
    left.push(await services.db.$count(fixtureOrders));
  }
  return left;
}

async function sweep({ app, services }: Pick<TestApp, 'app' | 'services'>): Promise<void> {
  await services.db.transaction((tx) => services.jobs.enqueue(tx, 'personal-data.retention', {}));
  expect(await app.jobs.drain()).toEqual([]);
}

describe('the duties of a season', () => {
  test('Who referees a season does so until 30 days after the last day of its fixtures', async ({
    server,
  }) => {
    const { desk, params, season } = await makeSquads(server);
    const referee = await makeReferee(server, desk, params.id);
    const lastDay = season.fixtures.at(-1)!.windowTo;
    const statusAfter = async (days: number) => {
      const at = instantInJapan(addDays(lastDay, 1 + days), '00:00').getTime() + 1000;
      server.clock.advance({ seconds: (at - server.clock.now().getTime()) / 1000 });
      await sweep(server);
      // The clean-up has ended the session.
      const { email: loginId, password } = referee.player;
      await referee.call(accounts.login, { body: { loginId, password } });
      return (await referee.call(referees.find, { params: { id: params.id } })).status;
    };
    expect(await statusAfter(RETENTION.refereeDuty.days - 1)).toBe(200);
    expect(await statusAfter(RETENTION.refereeDuty.days)).toBe(403);
  });
});

describe('expired orders of a season', () => {
  test('An order that never came out is deleted 90 days after the last day of its season, which is later than that of the tournament', async ({
    server,
  }) => {
    const { home, file, params, season } = await makeSquads(server);
    expect((await file(home, 'home', ORDER)).status).toBe(200);
    const lastDay = season.fixtures.at(-1)!.windowTo;
    const tournament = await tournaments.findById(server.services.db, params.id);
    expect(tournament!.eventDate < lastDay).toBe(true);
    expect(await leftAround(server, lastDay)).toEqual([1, 0]);
  });

  test('The last day of a season is a later one on which a match is played', async ({ server }) => {
    const { home, file, schedule } = await makeSquads(server);
    await schedule({ day: '2027-03-01', time: null });
    expect((await file(home, 'home', ORDER)).status).toBe(200);
    expect(await leftAround(server, '2027-03-01')).toEqual([1, 0]);
  });

  test('Orders of which both are in stay as line-ups, without the rules that they break', async ({
    server,
  }) => {
    const { desk, params, home, away, file, season } = await makeSquads(server);
    await saveFormat({ desk, params }, { warnsOnly: true });
    await file(home, 'home', [1, 2, 3, 4, 1, 6]);
    const { data } = await file(away, 'away', ORDER);
    expect(data?.orders.home.breaches).toHaveLength(1);
    expect(await leftAround(server, season.fixtures.at(-1)!.windowTo)).toEqual([2, 2]);
    const filed = await listOrders(server.services.db, season.fixtures[0]!.id);
    expect(filed.find(({ side }) => side === 'home')).toMatchObject({
      players: [1, 2, 3, 4, 1, 6],
      breaches: [],
    });
  });
});
