import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryList from '../../entry-list.contract.ts';
import * as contract from '../bank-transfers.contract.ts';
import { chooseTransfer, makeReserved, makeTransferHost, noted } from './bank-transfers.factory.ts';

const own = async (phone: Phone) =>
  (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];

/** A player who has chosen a transfer for 2,000 yen and then given it up, with what the tests do next. */
async function givenUp(server: TestApp) {
  const host = await makeTransferHost(server);
  const { organizer } = host;
  const { phone, entryId } = await makeReserved(server, host.id);
  const { id } = await chooseTransfer(phone, entryId);
  await phone.call(payments.cancel, { params: { id } });
  const note = (amountYen: number) => {
    const body = noted(amountYen, false);
    return organizer.call(contract.note, { params: { id: host.id, transferId: id }, body });
  };
  const payByCard = async () => {
    const card = { method: 'credit-card' as const, cardToken: 'tok_sandbox_ok_4242' };
    await phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  };
  const sendBack = async () => {
    const [due] = await own(phone);
    const payoutId = due?.id ?? '';
    await phone.call(payouts.giveAccount, { body: { payoutIds: [payoutId], account: ACCOUNT } });
    const body = { paidOutOn: '2026-11-22', paidOutName: '大会事務局' };
    const params = { id: host.id, payoutId };
    expect((await organizer.call(entryList.markPaidOut, { params, body })).status).toBe(200);
  };
  const read = async () => (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;
  return { host, phone, entryId, note, payByCard, sendBack, read };
}

describe('a place that is paid by card beside a transfer that goes back', () => {
  test('The place reads nothing of the money that came late, nor does a withdrawal too late for its fee', async ({
    server,
  }) => {
    const { host, entryId, note, payByCard, sendBack, read } = await givenUp(server);
    await payByCard();
    await note(2000);
    expect(await read()).toMatchObject({ state: 'confirmed', refund: 'none' });
    server.clock.advance({ days: 8 });
    const found = await tournaments.findById(server.services.db, host.id);
    const params = { id: host.id, eventId: found?.events[0].id ?? 0 };
    await host.organizer.call(eventDraws.closeEntries, { params });
    await removeEntrant(host.organizer, params, entryId);
    await sendBack();
    expect(await read()).toMatchObject({ state: 'withdrawn', refund: 'none', isForfeited: true });
  });

  test('The place reads nothing of money that came before, and its fee goes back with a withdrawal', async ({
    server,
  }) => {
    const { phone, entryId, note, payByCard, read } = await givenUp(server);
    await note(500);
    expect((await own(phone)).map(({ amountYen }) => amountYen)).toEqual([500]);
    await payByCard();
    expect(await read()).toMatchObject({ state: 'confirmed', refund: 'none' });
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await server.app.jobs.drain();
    expect(await read()).toMatchObject({ state: 'withdrawn', refund: 'done', refundYen: 2000 });
  });
});
