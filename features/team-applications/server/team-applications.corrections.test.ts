import { describe, expect } from 'vitest';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { payouts as payoutRows } from '#features/payments/payouts/server/payouts.tables.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

/** A school with three lines of 500 yen that has transferred this much, and is owed the fee of one that it has withdrawn. */
async function withdrawnLine(server: TestApp, amountYen: number) {
  const school = await awaiting(server, 3);
  const { organizer, teacher, tournamentId, id } = school;
  await note(organizer, tournamentId, id, { amountYen });
  const find = async () =>
    (await teacher.call(contract.find, { params: { id } })).data?.application;
  const entryId = (await find())?.lines[0]?.id ?? '';
  await teacher.call(contract.withdrawLine, { params: { id, entryId } });
  const own = async () =>
    (await teacher.call(payouts.own, { query: { applicationId: id } })).data?.payouts ?? [];
  const amounts = async () => (await own()).map((one) => one.amountYen);
  const correct = (lessYen: number) =>
    note(organizer, tournamentId, id, { amountYen: -lessYen, settles: false });
  return { ...school, find, own, amounts, correct };
}

describe('what a school gets back while the organizer corrects what has arrived', () => {
  test('A correction takes from the refund of a line what has not arrived', async ({ server }) => {
    const { amounts, correct, find } = await withdrawnLine(server, 1600);
    expect((await amounts()).toSorted()).toEqual([100, 500]);
    // Less than the fees, which were taken for paid; as much as the fee that goes back.
    await correct(1100);
    expect(await amounts()).toEqual([500]);
    await correct(200);
    expect(await amounts()).toEqual([300]);
    await correct(300);
    expect(await amounts()).toEqual([]);
    expect((await find())?.dueBackYen).toBe(0);
  });

  test("Who notes a transfer back waits for the school's application before anybody waits for the payout", async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, own } = await withdrawnLine(server, 1500);
    const payoutId = (await own())[0]?.id ?? '';
    await teacher.call(payouts.giveAccount, { body: { payoutIds: [payoutId], account: ACCOUNT } });
    const { db } = server.services;
    const { status } = await whileLocked(db, 'applications', {
      call: () =>
        organizer.call(entryListRevenue.markPaidOut, {
          params: { id: tournamentId, payoutId },
          body: { paidOutOn: '2026-11-21', paidOutName: '大会事務局' },
        }),
      // Fails where somebody else has locked it.
      meanwhile: () =>
        db.transaction((tx) => tx.select().from(payoutRows).for('update', { noWait: true })),
    });
    expect(status).toBe(200);
  });
});
