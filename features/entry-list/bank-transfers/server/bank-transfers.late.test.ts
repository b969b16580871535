import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { createSandboxProvider } from '#features/payments/server/payments.sandbox.provider.ts';
import { checkWaiting } from '#features/payments/server/payments.waiting.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import * as contract from '../bank-transfers.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  noted,
  ownPayouts,
} from './bank-transfers.factory.ts';

/** A player who has chosen a transfer for 2,000 yen and then given it up, with what the tests do next. */
async function released(server: TestApp) {
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
    const [due] = await ownPayouts(phone);
    const payoutId = due?.id ?? '';
    await phone.call(payouts.giveAccount, { body: { payoutIds: [payoutId], account: ACCOUNT } });
    const body = { paidOutOn: '2026-11-22', paidOutName: '大会事務局' };
    const params = { id: host.id, payoutId };
    expect((await organizer.call(entryListRevenue.markPaidOut, { params, body })).status).toBe(200);
  };
  const read = async () =>
    (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;
  return { host, phone, entryId, note, payByCard, sendBack, read };
}

/** A player whose transfer for 2,000 yen is waited for; so much has arrived, and is not taken for paid. */
async function partly(server: TestApp, amountYen: number) {
  const host = await makeTransferHost(server);
  const { phone, entryId } = await makeReserved(server, host.id);
  const { id } = await chooseTransfer(phone, entryId);
  const params = { id: host.id, transferId: id };
  await host.organizer.call(contract.note, { params, body: noted(amountYen, false) });
  const runOut = async () => {
    server.clock.advance({ days: 8 });
    const { services } = server;
    const secret = sessionSecret(services.config);
    await checkWaiting({ ...services, provider: createSandboxProvider({ ...services, secret }) });
    await sweepTournament(services, host.id);
    await server.app.jobs.drain();
  };
  return { host, phone, entryId, id, runOut };
}

describe('a transfer that ends unpaid although more than the fee has come', () => {
  test.for(['runs out', 'is given up', 'is of a tournament that is cancelled'])(
    'All of it goes back of one that %s',
    async (how, { server }) => {
      const { host, phone, id, runOut } = await partly(server, 2500);
      expect(await ownPayouts(phone)).toEqual([]);
      const params = { id: host.id };
      if (how === 'runs out') await runOut();
      else if (how === 'is given up') await phone.call(payments.cancel, { params: { id } });
      else await host.organizer.call(publishing.cancel, { params, body: { reason: '' } });
      await server.app.jobs.drain();
      const due = (await ownPayouts(phone)).map(({ reason, amountYen }) => [reason, amountYen]);
      expect(due.toSorted()).toEqual([
        ['refund', 2000],
        ['surplus', 500],
      ]);
    },
  );
});

test('A player whose transfer has come in part hears that the place is gone, in the app and by mail', async ({
  server,
}) => {
  const { phone, runOut } = await partly(server, 1500);
  await runOut();
  const { data } = await phone.call(notifications.list, { query: {} });
  const lapsed = data?.notifications.filter(({ kind }) => kind === 'entry-lapsed');
  expect(lapsed).toHaveLength(1);
  const sent = await server.services.db.select().from(mails);
  const [mail, ...others] = sent.filter(({ kind }) => kind === 'entry-lapsed');
  expect(others).toEqual([]);
  expect(mail?.textBody).toContain('the whole amount of your transfer');
  expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([1500]);
});

describe('a place that is paid by card beside a transfer that goes back', () => {
  test('The place reads nothing of the money that came late, nor does a withdrawal too late for its fee', async ({
    server,
  }) => {
    const { host, entryId, note, payByCard, sendBack, read } = await released(server);
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
    const { phone, entryId, note, payByCard, read } = await released(server);
    await note(500);
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([500]);
    await payByCard();
    expect(await read()).toMatchObject({ state: 'confirmed', refund: 'none' });
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await server.app.jobs.drain();
    expect(await read()).toMatchObject({ state: 'withdrawn', refund: 'done', refundYen: 2000 });
  });
});
