import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as payFor from '#features/payments/pay-for/pay-for.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { sentStatements } from '#platform/testing/sent-statements.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import * as contract from '../bank-transfers.contract.ts';
import {
  chooseTransfer,
  entryOf,
  giveAccount,
  type Host,
  mailsForAccounts,
  makeReserved,
  makeTransferHost,
  note,
  noted,
  notesOf,
  ownPayouts,
  payOut,
} from './bank-transfers.factory.ts';

const dueBack = async ({ organizer, id }: Host) =>
  (await organizer.call(contract.list, { params: { id } })).data?.transfers.map(
    ({ dueBackYen }) => dueBackYen,
  );

const readyOf = (server: TestApp) => mailsOf(server, 'payout-ready');

/** A player whose transfer of 2,000 yen has arrived, and was taken for paid. */
async function arrived(server: TestApp, amountYen: number) {
  const host = await makeTransferHost(server);
  const { phone, entryId } = await makeReserved(server, host.id);
  const { id } = await chooseTransfer(phone, entryId);
  await note(host, id, noted(amountYen, true));
  return { host, phone, entryId, id };
}

describe('a transfer of more than the fee', () => {
  test.for([
    ['settles a transfer', true],
    ['comes after it was settled', false],
  ] as const)('A note that %s looks for a surplus once', async ([, settles], { server }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    if (!settles) await note(host, id, noted(2000, true));
    const sent = sentStatements();
    expect((await note(host, id, noted(2500, settles))).status).toBe(200);
    const looked = sent.filter((text) => /^select .* from "payouts" .*for update$/.test(text));
    expect(looked).toHaveLength(1);
  });

  test('The surplus goes back by itself: the player is asked for an account, and the organizer notes the transfer', async ({
    server,
  }) => {
    const { host, phone, entryId } = await arrived(server, 2500);
    const [due, ...others] = await ownPayouts(phone);
    expect(others).toEqual([]);
    expect(due).toMatchObject({ amountYen: 500, reason: 'surplus', owner: 'organizer' });
    expect(await dueBack(host)).toEqual([500]);
    const [asked] = await mailsForAccounts(server);
    expect(asked?.textBody).toContain('more was paid than the fee');
    await giveAccount(phone, [due?.id ?? '']);
    const { data } = await host.organizer.call(entryListRevenue.payouts, {
      params: { id: host.id },
    });
    expect(data?.payouts).toMatchObject([{ amountYen: 500, reason: 'surplus', account: ACCOUNT }]);
    expect((await payOut(host, due?.id ?? '')).status).toBe(200);
    expect((await payOut(host, due?.id ?? '')).status).toBe(200);
    expect(await notesOf(host)).toEqual([2500, -500]);
    expect(await dueBack(host)).toEqual([0]);
    expect(await entryOf(phone, entryId)).toMatchObject({ state: 'confirmed', refund: 'none' });
    const revenue = await host.organizer.call(entryListRevenue.revenue, {
      params: { id: host.id },
    });
    expect(revenue.data?.sums.transferredYen).toBe(2000);
    const sent = await server.services.db.select().from(mails);
    expect(sent.filter(({ kind }) => kind === 'refund-done')).toHaveLength(1);
  });

  test('An id that belongs to the note of another transfer is refused, and notes nothing', async ({
    server,
  }) => {
    const { host, id } = await arrived(server, 2000);
    const other = await makeReserved(server, host.id, '馬場 結衣');
    const second = await chooseTransfer(other.phone, other.entryId);
    const first = noted(2000, true);
    const used = { ...noted(300, false), id: first.id };
    expect((await note(host, second.id, first)).status).toBe(200);
    expect((await note(host, second.id, first)).status).toBe(200);
    const refused = await note(host, id, used);
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'ID_TAKEN']);
    expect((await notesOf(host))?.toSorted()).toEqual([2000, 2000]);
  });

  test('More of it is added until the account is given, and a correction takes it away again', async ({
    server,
  }) => {
    const { host, phone, id } = await arrived(server, 2500);
    await mailsForAccounts(server);
    await note(host, id, noted(300, false));
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([800]);
    expect(
      (await mailsForAccounts(server)).map(({ textBody }) => textBody.includes('¥800')),
    ).toEqual([false, true]);
    await note(host, id, noted(-200, false));
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([600]);
    await note(host, id, noted(-600, false));
    expect(await ownPayouts(phone)).toEqual([]);
    await note(host, id, noted(100, false));
    await giveAccount(phone, [(await ownPayouts(phone))[0]?.id ?? '']);
    await note(host, id, noted(50, false));
    const amounts = (await ownPayouts(phone)).map(({ amountYen }) => amountYen);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([50, 100]);
  });

  test('A withdrawal sends the fee back beside the surplus, never more than has arrived', async ({
    server,
  }) => {
    const { host, phone, entryId } = await arrived(server, 2500);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    const back = (await ownPayouts(phone)).map(({ amountYen, reason }) => [reason, amountYen]);
    expect(back.toSorted()).toEqual([
      ['refund', 2000],
      ['surplus', 500],
    ]);
    expect(await dueBack(host)).toEqual([2500]);
  });

  test('A correction after the withdrawal takes from the refund what has not arrived, and ends it at nothing', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await arrived(server, 2500);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await giveAccount(
      phone,
      (await ownPayouts(phone)).map(({ id: payoutId }) => payoutId),
    );
    await note(host, id, noted(-800, false));
    expect(await ownPayouts(phone)).toMatchObject([
      { reason: 'refund', amountYen: 1700, state: 'ready' },
    ]);
    expect(await entryOf(phone, entryId)).toMatchObject({ refund: 'pending', refundYen: 1700 });
    expect(await dueBack(host)).toEqual([1700]);
    await note(host, id, noted(-1700, false));
    expect(await ownPayouts(phone)).toEqual([]);
    expect(await entryOf(phone, entryId)).toMatchObject({ refund: 'done', refundYen: 0 });
    // It has arrived after all.
    await note(host, id, noted(2000, false));
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([2000]);
  });

  test('Money that comes after the end goes back, all of it', async ({ server }) => {
    const { host, phone, entryId, id } = await arrived(server, 1500);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await note(host, id, noted(700, false));
    const amounts = (await ownPayouts(phone)).map(({ amountYen }) => amountYen);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([700, 1500]);
  });

  test('Who has paid by a link and left an address is asked for it', async ({ server }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const secret = (await phone.call(payFor.ask, { body: { entryId } })).data?.secret ?? '';
    const id = uuidv7();
    const paying = { id, secret, method: 'transfer' as const, receiptTo: 'mother@example.com' };
    await server.phone().call(payFor.pay, { body: paying });
    await note(host, id, noted(2500, true));
    expect((await mailsForAccounts(server)).map(({ toAddress }) => toAddress)).toEqual([
      'mother@example.com',
    ]);
    expect(await ownPayouts(phone)).toMatchObject([{ reason: 'surplus', payer: 'asked' }]);
    const [asked] = await mailsForAccounts(server);
    const link = asked?.textBody.match(/\/refunds\/payer#(\S+)/)?.[1] ?? '';
    const body = { secret: link, account: ACCOUNT };
    await server.phone().call(payouts.giveByLink, { body });
    await server.phone().call(payouts.giveByLink, { body });
    const other = { secret: link, account: { ...ACCOUNT, number: '1112223' } };
    await server.phone().call(payouts.giveByLink, { body: other });
    const ready = await readyOf(server);
    expect(ready).toHaveLength(1);
    expect(ready[0]?.textBody).toContain('青木 蓮');
    expect(ready[0]?.textBody).toContain('¥500');
    expect(ready[0]?.textBody).toContain(`/organizer/tournaments/${host.id}/takings`);
    expect(ready[0]?.textBody).not.toContain(ACCOUNT.number);
    const news = (await host.organizer.call(notifications.list, { query: {} })).data?.notifications;
    expect(news?.filter(({ kind }) => kind === 'payout-ready')).toMatchObject([
      { facts: { tournamentId: host.id, amountYen: 500 } },
    ]);
  });

  test('Accounts that a player gives for several refunds at once are one notice to the organizer', async ({
    server,
  }) => {
    const { host, phone, entryId } = await arrived(server, 2500);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await giveAccount(
      phone,
      (await ownPayouts(phone)).map(({ id }) => id),
    );
    const ready = await readyOf(server);
    expect(ready).toHaveLength(1);
    for (const amount of ['¥2,000', '¥500']) expect(ready[0]?.textBody).toContain(amount);
    const news = (await host.organizer.call(notifications.list, { query: {} })).data?.notifications;
    expect(news?.find(({ kind }) => kind === 'payout-ready')?.facts.amountYen).toBe(2500);
  });
});

describe('a transfer of less than the fee', () => {
  test('What was noted as too little is taken for enough later, and the revenue has what has arrived', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await note(host, id, noted(1999, false));
    const accepted = noted(0, true);
    expect((await note(host, id, accepted)).status).toBe(200);
    expect(await entryOf(phone, entryId)).toMatchObject({ state: 'confirmed', payment: 'made' });
    expect(await notesOf(host)).toEqual([1999]);
    const revenue = await host.organizer.call(entryListRevenue.revenue, {
      params: { id: host.id },
    });
    expect(revenue.data?.sums.transferredYen).toBe(1999);
    // The answer was lost.
    expect((await note(host, id, accepted)).status).toBe(200);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([1999]);
  });

  test.for(['entry-withdrawn', 'tournament-cancelled'] as const)(
    'What was taken for enough goes back as it has arrived, and the mail says so (%s)',
    async (kind, { server }) => {
      const { host, phone, entryId } = await arrived(server, 1500);
      if (kind === 'entry-withdrawn') {
        await phone.call(entries.withdraw, { params: { id: entryId } });
      } else {
        const cancelled = { params: { id: host.id }, body: { reason: '' } };
        await host.organizer.call(publishing.cancel, cancelled);
      }
      const sent = await server.services.db.select().from(mails);
      const mail = sent.find((one) => one.kind === kind && one.toAddress === phone.player.email);
      expect(mail?.textBody).toContain('¥1,500');
      expect(mail?.textBody).not.toContain('¥2,000');
    },
  );

  test('What was noted as too little cannot be taken for enough once the transfer is given up', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await phone.call(payments.cancel, { params: { id } });
    expect((await note(host, id, noted(0, true))).refusal?.code).toBe('NOT_UNPAID');
    expect((await entryOf(phone, entryId))?.state).toBe('reserved');
  });
});

describe('a transfer that comes after it was given up', () => {
  /** A player who has given the transfer up, and whose place is still reserved. */
  async function released(server: TestApp) {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await phone.call(payments.cancel, { params: { id } });
    return { host, phone, entryId, id };
  }

  test('Too little that comes late confirms no place, and goes back with what comes after it', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await released(server);
    await note(host, id, noted(1, false));
    expect(await entryOf(phone, entryId)).toMatchObject({ state: 'reserved', payment: 'due' });
    expect(await ownPayouts(phone)).toMatchObject([{ amountYen: 1, owner: 'organizer' }]);
    await note(host, id, noted(1999, false));
    expect((await entryOf(phone, entryId))?.state).toBe('reserved');
    expect(await dueBack(host)).toEqual([2000]);
  });

  test('The whole fee that comes late confirms the place that is still unpaid', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await released(server);
    await note(host, id, noted(2000, false));
    expect((await entryOf(phone, entryId))?.state).toBe('confirmed');
    expect(await ownPayouts(phone)).toEqual([]);
  });
});
