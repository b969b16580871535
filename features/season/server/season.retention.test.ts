import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import { listOrders } from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import { fixtureOrders } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { paymentReceipts } from '#features/payments/receipts/server/receipts.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import * as referees from '#features/referees/referees.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
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

describe('the address of who has paid for a team by a link', () => {
  /** The addresses a second before and after the organizer can give fees back no more, a month after an instant. */
  async function addressesAround({ app, services, clock }: TestApp, last: Date) {
    const left: number[] = [];
    for (const seconds of [-1, 1]) {
      const at = last.getTime() + RETENTION.payerAddress.days * DAY_MS + seconds * 1000;
      clock.advance({ seconds: (at - clock.now().getTime()) / 1000 });
      await sweep({ app, services });
      left.push(await services.db.$count(paymentReceipts));
    }
    return left;
  }

  async function paidByLink(server: TestApp) {
    const made = await makeSquads(server);
    const { db, clock } = server.services;
    const [entry] = await db.select().from(entries);
    const charge = {
      id: uuidv7(),
      method: 'konbini',
      state: 'succeeded',
      amountYen: 2000,
    } as const;
    const { id: entryId = '', accountId } = entry ?? {};
    const payer = { entryId, accountId: accountId ?? '', createdAt: clock.now() };
    await db.insert(payments).values({ ...charge, ...payer, chargeId: charge.id });
    const receipt = { chargeId: charge.id, email: 'mother@example.com', language: 'ja' } as const;
    await db.insert(paymentReceipts).values(receipt);
    return made;
  }

  test('The address is stored until a month after the last day of the season', async ({
    server,
  }) => {
    const { season } = await paidByLink(server);
    const lastDay = season.fixtures.at(-1)!.windowTo;
    const over = instantInJapan(addDays(lastDay, 1), '00:00');
    expect(await addressesAround(server, over)).toEqual([1, 0]);
  });

  test('The address is stored until a month after the results became final', async ({ server }) => {
    const { params } = await paidByLink(server);
    const finalizedAt = instantInJapan('2027-06-01', '12:00');
    await tournaments.updateState(server.services.db, params.id, { finalizedAt });
    expect(await addressesAround(server, finalizedAt)).toEqual([1, 0]);
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
