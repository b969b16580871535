import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as operator from '#features/operator/operator.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { requestRefund } from '../../server/payments.refunds.sending.commands.ts';
import { sandboxRefunds } from '../../server/payments.sandbox.tables.ts';
import { refunds } from '../../server/payments.tables.ts';
import * as contract from '../payouts.contract.ts';
import { ACCOUNT, withdrawnFromStore } from './payouts.factory.ts';
import { payouts } from './payouts.tables.ts';

const operatorPhone = (server: TestApp): Promise<Phone> => server.operatorPhone();

const own = async (phone: Phone) =>
  (await phone.call(contract.own, { query: {} })).data?.payouts ?? [];
const give = async (phone: Phone, payoutIds: string[], account: object = ACCOUNT) => {
  const body = { payoutIds, account: account as typeof ACCOUNT };
  const { status, refusal } = await phone.call(contract.giveAccount, { body });
  return [status, refusal?.code ?? null];
};
const paid = { paidOutOn: '2026-11-21', paidOutName: '経理 田中' };
const payOut = async (phone: Phone, id: string, seen: object = {}) => {
  const { status, refusal } = await phone.call(operator.markPaidOut, {
    params: { id },
    body: { ...paid, ...seen },
  });
  return [status, refusal?.code ?? null];
};
const due = async (phone: Phone) => (await phone.call(operator.payouts)).data?.payouts ?? [];
const kindsOf = async ({ services }: TestApp) =>
  (await services.db.select().from(mails)).map(({ kind }) => kind);
const refundOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry.refund;

describe('a refund of money from a store', () => {
  test('The payer is asked for a bank account, by notice and by mail, and nothing is asked of the provider', async ({
    server,
  }) => {
    const { phone, entryId } = await withdrawnFromStore(server);
    expect(await own(phone)).toMatchObject([
      { amountYen: 2000, state: 'needs-account', owner: 'operator', account: null },
    ]);
    expect(await refundOf(phone, entryId)).toBe('needs-account');
    expect(await kindsOf(server)).toContain('refund-needs-account');
    const { data } = await phone.call(notifications.list, { query: {} });
    expect(data?.notifications.map(({ kind }) => kind)).toContain('refund-needs-account');
    const [refund] = await server.services.db.select().from(refunds);
    expect(refund?.state).toBe('by-transfer');
    // A message of the provider about it, or an operator's second try, sends nothing either.
    await requestRefund(server.services, refund?.id ?? '');
    await server.app.jobs.drain();
    expect(await server.services.db.select().from(sandboxRefunds)).toEqual([]);
    const sent = (await kindsOf(server)).filter((kind) => kind === 'refund-needs-account');
    expect(sent).toHaveLength(1);
  });

  test('The account is encrypted, shown to its owner by its last digits, and deleted with the transfer', async ({
    server,
  }) => {
    const { phone, entryId } = await withdrawnFromStore(server);
    const [payout] = await own(phone);
    const id = payout?.id ?? '';
    expect(await give(phone, [id])).toEqual([200, null]);
    const [row] = await server.services.db.select().from(payouts);
    expect(row?.sealedAccount).not.toContain('7654321');
    expect(await own(phone)).toMatchObject([
      { state: 'ready', account: { bank: 'みどり銀行', branch: '本店', lastDigits: '321' } },
    ]);
    expect(await refundOf(phone, entryId)).toBe('pending');

    const console = await operatorPhone(server);
    expect(await due(console)).toMatchObject([{ id, payee: '山田 花子', account: ACCOUNT }]);
    expect((await console.call(operator.overview)).data?.pendingRefunds).toBe(1);
    expect(await payOut(console, id)).toEqual([200, null]);
    expect(await payOut(console, id)).toEqual([200, null]);
    const [done] = await server.services.db.select().from(payouts);
    expect(done).toMatchObject({ state: 'paid-out', sealedAccount: null, ...paid });
    expect(await due(console)).toMatchObject([{ account: null, ...paid }]);
    expect(await own(phone)).toMatchObject([{ state: 'paid-out', paidOutOn: '2026-11-21' }]);
    expect(await refundOf(phone, entryId)).toBe('done');
    expect((await kindsOf(server)).filter((kind) => kind === 'refund-done')).toHaveLength(1);
    const lines = (await console.call(operator.log, { query: {} })).data?.lines ?? [];
    expect(lines.map(({ action }) => action)).toEqual(['refund-paid-out']);
    expect(lines[0]?.subject).not.toContain('7654321');
  });

  test('Another account can be given until the transfer, and none after it', async ({ server }) => {
    const { phone } = await withdrawnFromStore(server);
    const id = (await own(phone))[0]?.id ?? '';
    await give(phone, [id]);
    expect(await give(phone, [id], { ...ACCOUNT, number: '１１１２２２３' })).toEqual([200, null]);
    const console = await operatorPhone(server);
    expect((await due(console))[0]?.account?.number).toBe('1112223');
    await payOut(console, id);
    expect(await give(phone, [id])).toEqual([409, 'ALREADY_PAID_OUT']);
  });

  test('A transfer to an account that has changed since it was read is not noted, nor one of another amount', async ({
    server,
  }) => {
    const { phone } = await withdrawnFromStore(server);
    const id = (await own(phone))[0]?.id ?? '';
    const console = await operatorPhone(server);
    const read = async () => {
      const [one] = await due(console);
      return { seenAmountYen: one?.amountYen, seenAccountMark: one?.accountMark ?? undefined };
    };
    await give(phone, [id]);
    const before = await read();
    await give(phone, [id], { ...ACCOUNT, number: '1112223' });
    expect(await payOut(console, id, before)).toEqual([409, 'PAYOUT_CHANGED']);
    const seen = await read();
    const other = { ...seen, seenAmountYen: 1999 };
    expect(await payOut(console, id, other)).toEqual([409, 'PAYOUT_CHANGED']);
    expect(await own(phone)).toMatchObject([{ state: 'ready', account: { lastDigits: '223' } }]);
    // The same account once more is no other one.
    await give(phone, [id], { ...ACCOUNT, number: '1112223' });
    expect(await payOut(console, id, seen)).toEqual([200, null]);
    expect(await payOut(console, id, before)).toEqual([200, null]);
  });

  test('Who gives an account or notes a transfer waits for the entry before anybody waits for the payout', async ({
    server,
  }) => {
    const { phone } = await withdrawnFromStore(server);
    const id = (await own(phone))[0]?.id ?? '';
    const { db } = server.services;
    // Fails where somebody else has locked it.
    const meanwhile = () =>
      db.transaction((tx) => tx.select().from(payouts).for('update', { noWait: true }));
    const console = await operatorPhone(server);
    const calls: (() => Promise<unknown>)[] = [() => give(phone, [id]), () => payOut(console, id)];
    for (const call of calls) {
      expect(await whileLocked(db, 'entries', { call, meanwhile })).toEqual([200, null]);
    }
  });

  test('A wrong account is refused by its fields', async ({ server }) => {
    const { phone } = await withdrawnFromStore(server);
    const id = (await own(phone))[0]?.id ?? '';
    const account = { ...ACCOUNT, number: '12', holder: '山田' };
    const body = { payoutIds: [id], account };
    const { status, refusal } = await phone.call(contract.giveAccount, { body });
    expect([status, refusal?.fields]).toEqual([
      422,
      { 'account.number': 'numberWrong', 'account.holder': 'holderWrong' },
    ]);
  });

  test('Nobody else sees it, gives an account, or notes a transfer', async ({ server }) => {
    const { phone, tournamentId } = await withdrawnFromStore(server);
    const id = (await own(phone))[0]?.id ?? '';
    const stranger = await server.playerPhone();
    expect(await own(stranger)).toEqual([]);
    expect(await give(stranger, [id])).toEqual([404, 'PAYOUT_NOT_FOUND']);
    expect(await give(phone, [id, uuidv7()])).toEqual([404, 'PAYOUT_NOT_FOUND']);
    expect((await own(phone))[0]?.state).toBe('needs-account');
    expect(await payOut(phone, id)).toEqual([403, 'FORBIDDEN']);
    const asSchool = await stranger.call(contract.own, { query: { applicationId: uuidv7() } });
    expect(asSchool.refusal?.code).toBe('APPLICATION_NOT_FOUND');
    const params = { id: tournamentId };
    expect((await stranger.call(entryListRevenue.payouts, { params })).refusal?.code).toBe(
      'FORBIDDEN',
    );
    const marked = { params: { ...params, payoutId: id }, body: paid };
    expect((await stranger.call(entryListRevenue.markPaidOut, marked)).refusal?.code).toBe(
      'FORBIDDEN',
    );
    const gone = { params: { id: 999_999, payoutId: id }, body: paid };
    expect((await stranger.call(entryListRevenue.markPaidOut, gone)).refusal?.code).toBe(
      'TOURNAMENT_NOT_FOUND',
    );
    // The operator's money is not the organizer's to note, and without an account there is nothing to note.
    const console = await operatorPhone(server);
    expect((await console.call(entryListRevenue.markPaidOut, marked)).refusal?.code).toBe(
      'PAYOUT_NOT_FOUND',
    );
    expect(await payOut(console, uuidv7())).toEqual([404, 'PAYOUT_NOT_FOUND']);
    expect(await payOut(console, id)).toEqual([409, 'ACCOUNT_MISSING']);
  });
});
