import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import {
  makeReserved,
  makeTransferHost,
} from '../../bank-transfers/server/bank-transfers.factory.ts';
import * as entryList from '../../entry-list.contract.ts';
import { enter, granterOf, makePaid, pay, sentBack } from './grants.factory.ts';

const codeOf = ({ refusal }: { readonly refusal: { readonly code: string } | null }) =>
  refusal?.code ?? null;

/** A tournament for 2,000 yen: two have paid by card, one by points, one outside the app, and one has not paid. */
async function hosted(server: TestApp) {
  const { organizer, id } = await makeTransferHost(server);
  const first = await makePaid(server, id);
  const second = await makePaid(server, id);
  const third = await server.playerPhone();
  const lot = { accountId: third.player.id, cause: 'welcome', causeId: uuidv7() } as const;
  const now = server.clock.now();
  await grantPoints(server.services.db, { ...lot, amount: 600, now });
  await pay(third, await enter(third, id), { method: 'points', cardToken: undefined });
  const person = { name: '紙で申込', email: '', phone: '', note: '', paidYen: 1200 };
  const people = [{ id: uuidv7(), person }];
  await organizer.call(entryList.addManual, { params: { id }, body: { people } });
  await makeReserved(server, id);
  const end = (at: Date | null) =>
    tournaments.updateState(server.services.db, id, {
      endedEarlyAt: at,
      endedEarlyFor: at && 'storm',
    });
  return { ...granterOf(organizer, id), id, first, second, third, end };
}

const ALL = { entries: 4, amountYen: 5200, points: 2000 };

describe('giving back all fees', () => {
  test('Only after an early end all fees go back in one decision, each payer hears once, and sent again it changes nothing', async ({
    server,
  }) => {
    const { grantAll, findAll, end, revenue, first, third } = await hosted(server);
    expect(await findAll()).toMatchObject({ isEndedEarly: false });
    expect(codeOf(await grantAll(ALL))).toBe('NOT_ENDED_EARLY');
    await end(server.clock.now());
    const listed = (await findAll())?.entries.map(({ leftYen, points, isOutside }) => [
      leftYen,
      points,
      isOutside,
    ]);
    expect(listed).toEqual([
      [2000, 0, false],
      [2000, 0, false],
      [0, 2000, false],
      [1200, 0, true],
    ]);
    const decision = uuidv7();
    expect((await grantAll(ALL, { id: decision })).status).toBe(200);
    expect((await grantAll(ALL, { id: decision })).status).toBe(200);
    expect(await sentBack(server)).toEqual([2000, 2000]);
    expect((await revenue())?.sums).toMatchObject({
      remainingYen: 0,
      refundedYen: 4000,
      pointsYen: 0,
      manualYen: 0,
    });
    expect(codeOf(await grantAll(ALL))).toBe('NOTHING_LEFT');
    for (const { player } of [first.phone, third]) {
      const mails = await mailsTo(server, player.email);
      expect(mails.filter(({ kind }) => kind === 'refund-granted')).toHaveLength(1);
    }
    const { data } = await first.phone.call(entries.find, { params: { id: first.entryId } });
    expect(data?.entry.state).toBe('confirmed');
  });

  test('Of each fee at most an amount goes back, then the rest, and points with the whole only', async ({
    server,
  }) => {
    const { grantAll, findAll, grant, end, first } = await hosted(server);
    await end(server.clock.now());
    await grant(first.entryId, 1500);
    const half = { entries: 3, amountYen: 500 + 1000 + 1000, points: 0 };
    expect((await grantAll(half, { mostYen: 1000 })).status).toBe(200);
    expect(await sentBack(server)).toEqual([500, 1000, 1500]);
    expect((await findAll())?.grantedYen).toBe(1500 + half.amountYen);
    expect((await grantAll({ entries: 3, amountYen: 1200, points: 2000 })).status).toBe(200);
    expect(await sentBack(server)).toEqual([500, 1000, 1000, 1500]);
  });

  test('Another sum than the organizer has seen is refused, and of two decisions at once only one counts', async ({
    server,
  }) => {
    const { grantAll, end, id } = await hosted(server);
    await end(server.clock.now());
    expect(codeOf(await grantAll({ ...ALL, amountYen: 5199 }))).toBe('REFUND_CHANGED');
    const found = await tournaments.findById(server.services.db, id);
    const eventId = found?.events[0].id ?? 0;
    expect(codeOf(await grantAll(ALL, { eventId: eventId + 1 }))).toBe('NOTHING_LEFT');
    const decide = () => grantAll(ALL, { eventId });
    const answers = await inTurn(server.services.db, 'tournaments', [decide, decide]);
    expect(answers.map(codeOf)).toEqual([null, 'NOTHING_LEFT']);
    expect(await sentBack(server)).toEqual([2000, 2000]);
  });

  test('Once the early end is taken back, fees go back one by one only', async ({ server }) => {
    const { grantAll, grant, end, first } = await hosted(server);
    await end(server.clock.now());
    await end(null);
    expect(codeOf(await grantAll(ALL))).toBe('NOT_ENDED_EARLY');
    expect((await grant(first.entryId, 2000)).status).toBe(200);
  });
});
