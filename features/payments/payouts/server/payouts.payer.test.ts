import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as operator from '#features/operator/operator.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as payFor from '../../pay-for/pay-for.contract.ts';
import { paymentReceipts } from '../../receipts/server/receipts.tables.ts';
import * as contract from '../payouts.contract.ts';
import { ACCOUNT, secretOfPayer, withdrawnByPayer } from './payouts.factory.ts';
import { payouts } from './payouts.tables.ts';

const MOTHER = 'mother@example.com';

const withdrawn = (server: TestApp, receiptTo = MOTHER) => withdrawnByPayer(server, receiptTo);

const own = async (phone: Phone) =>
  (await phone.call(contract.own, { query: {} })).data?.payouts ?? [];
const open = (server: TestApp, secret: string) =>
  server.phone().call(contract.openLink, { body: { secret } });
const give = (server: TestApp, secret: string, account: object = ACCOUNT) =>
  server.phone().call(contract.giveByLink, {
    body: { secret, account: account as typeof ACCOUNT },
  });
const giveOwn = async (phone: Phone) => {
  const payoutIds = (await own(phone)).map(({ id }) => id);
  const account = { ...ACCOUNT, number: '1112223' };
  return phone.call(contract.giveAccount, { body: { payoutIds, account } });
};
const payOut = async (server: TestApp) => {
  const console = await server.operatorPhone();
  const [due] = (await console.call(operator.payouts)).data?.payouts ?? [];
  const paid = { paidOutOn: '2026-11-21', paidOutName: '経理 田中' };
  await console.call(operator.markPaidOut, { params: { id: due?.id ?? '' }, body: paid });
  return due;
};

describe('a refund to who has paid by a link', () => {
  test('The payer is asked by mail, and the player hears of it', async ({ server }) => {
    const { phone, entryId } = await withdrawn(server);
    const asked = await mailsOf(server, 'refund-needs-account');
    expect(asked.map(({ toAddress }) => toAddress)).toEqual([MOTHER]);
    expect(asked[0]?.textBody).toContain('You paid it for 青木 蓮');
    // Named as a secret, so that only its reader sees it.
    expect(asked[0]?.textBody).toContain(`/refunds/payer#${asked[0]?.secret}\n`);
    expect(await mailsOf(server, 'refund-payer-asked')).toHaveLength(1);
    const { data } = await phone.call(notifications.list, { query: {} });
    expect(data?.notifications.map(({ kind }) => kind)).toContain('refund-payer-asked');
    expect(await own(phone)).toMatchObject([{ state: 'needs-account', payer: 'asked' }]);
    const { data: found } = await phone.call(entries.find, { params: { id: entryId } });
    expect(found?.entry.refund).toBe('needs-account');
  });

  test('The payer gives the account by the link, gets a mail once it is transferred, and the player sees no bank', async ({
    server,
  }) => {
    const { phone } = await withdrawn(server);
    const secret = await secretOfPayer(server);
    expect((await open(server, secret)).data?.payout).toMatchObject({
      state: 'needs-account',
      player: '青木 蓮',
      amountYen: 2000,
      owner: 'operator',
      account: null,
    });
    expect((await give(server, secret)).data?.payout).toMatchObject({
      state: 'ready',
      account: { bank: 'みどり銀行', lastDigits: '321' },
    });
    expect((await give(server, secret)).status).toBe(200);
    expect(await own(phone)).toMatchObject([{ state: 'ready', payer: 'given', account: null }]);
    const [row] = await server.services.db.select().from(payouts);
    expect(row?.sealedAccount).not.toContain('7654321');
    expect(await payOut(server)).toMatchObject({ payee: '青木 蓮', account: ACCOUNT });
    const done = await mailsOf(server, 'refund-done');
    expect(done.map(({ toAddress }) => toAddress)).toContain(MOTHER);
    expect((await open(server, secret)).data?.payout).toMatchObject({
      state: 'paid-out',
      account: null,
      paidOutOn: '2026-11-21',
    });
    expect((await give(server, secret)).refusal?.code).toBe('ALREADY_PAID_OUT');
  });

  test('The payer hears of each account that is given by the link, once', async ({ server }) => {
    await withdrawn(server);
    const secret = await secretOfPayer(server);
    const notified = async () =>
      (await mailsOf(server, 'refund-account-given')).map(({ toAddress }) => toAddress);
    await give(server, secret);
    await give(server, secret);
    expect(await notified()).toEqual([MOTHER]);
    server.clock.advance({ minutes: 1 });
    await give(server, secret, { ...ACCOUNT, number: '1112223' });
    expect(await notified()).toEqual([MOTHER, MOTHER]);
    const [mail] = await mailsOf(server, 'refund-account-given');
    expect(mail?.textBody).toContain('If you did not enter it');
    expect(mail?.textBody).not.toContain(ACCOUNT.number);
  });

  test('The account of the payer goes before that of the player, in either order', async ({
    server,
  }) => {
    const { phone } = await withdrawn(server);
    const secret = await secretOfPayer(server);
    expect((await giveOwn(phone)).status).toBe(200);
    // The person who holds the link does not see the player's account.
    expect((await open(server, secret)).data?.payout).toMatchObject({
      state: 'ready',
      account: null,
    });
    await give(server, secret);
    expect((await giveOwn(phone)).refusal?.code).toBe('GIVEN_BY_PAYER');
    expect(await payOut(server)).toMatchObject({ account: ACCOUNT });
  });

  test('Where the payer left no address, the player is asked, and can send a link', async ({
    server,
  }) => {
    const { phone } = await withdrawn(server, '');
    expect(await mailsOf(server, 'refund-payer-asked')).toEqual([]);
    const [asked] = await mailsOf(server, 'refund-needs-account');
    expect(asked?.textBody).toContain('/refunds');
    expect(asked?.textBody).not.toContain('#');
    const [payout] = await own(phone);
    expect(payout?.payer).toBeNull();
    const body = { payoutId: payout?.id ?? '' };
    const { data } = await phone.call(contract.link, { body });
    expect(data?.until).toBe('2027-02-18T03:00:00.000Z');
    expect((await give(server, data?.secret ?? '')).status).toBe(200);
    expect(await own(phone)).toMatchObject([{ payer: 'given' }]);
    await payOut(server);
    expect((await phone.call(contract.link, { body })).refusal?.code).toBe('ALREADY_PAID_OUT');
  });

  test('A link that is forged, too old, or made for paying opens nothing and takes no account', async ({
    server,
  }) => {
    const { asked } = await withdrawn(server);
    const secret = await secretOfPayer(server);
    for (const wrong of ['x'.repeat(43), asked, secret.slice(0, -1)]) {
      expect((await open(server, wrong)).refusal?.code).toBe('LINK_UNKNOWN');
      expect((await give(server, wrong)).refusal?.code).toBe('LINK_UNKNOWN');
    }
    // The link of a refund pays nothing either.
    const { refusal } = await server.phone().call(payFor.open, { body: { secret } });
    expect(refusal?.code).toBe('LINK_UNKNOWN');
    server.clock.advance({ days: 91 });
    expect((await open(server, secret)).refusal?.code).toBe('LINK_EXPIRED');
    expect((await give(server, secret)).refusal?.code).toBe('LINK_EXPIRED');
  });

  test('A wrong account is refused by its fields, and nobody makes a link for another’s refund', async ({
    server,
  }) => {
    const { phone } = await withdrawn(server);
    const wrong = await give(server, await secretOfPayer(server), { ...ACCOUNT, number: '12' });
    expect([wrong.status, wrong.refusal?.fields]).toEqual([
      422,
      { 'account.number': 'numberWrong' },
    ]);
    const body = { payoutId: (await own(phone))[0]?.id ?? '' };
    const stranger = await server.playerPhone();
    expect((await stranger.call(contract.link, { body })).refusal?.code).toBe('PAYOUT_NOT_FOUND');
    expect((await server.phone().call(contract.link, { body })).status).toBe(401);
  });

  test('The address of who has paid at a store stays, and the receipt says how long', async ({
    server,
  }) => {
    await withdrawn(server);
    const left = await server.services.db.select().from(paymentReceipts);
    expect(left.map(({ email }) => email)).toEqual([MOTHER]);
    const [receipt] = await mailsOf(server, 'payment-receipt');
    expect(receipt?.textBody).toContain('until a month after the tournament');
  });
});
