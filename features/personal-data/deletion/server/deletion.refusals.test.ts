import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accountEndpoints from '#features/accounts/accounts.contract.ts';
import * as bankTransfers from '#features/entry-list/bank-transfers/bank-transfers.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  noted,
} from '#features/entry-list/bank-transfers/server/bank-transfers.factory.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as paymentEndpoints from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { type Phone, startTestApp, test } from '../../../../apps/server/test-app.ts';
import { enter, reserve } from '../../server/personal-data.factory.ts';
import * as contract from '../deletion.contract.ts';

const PASSWORD = 'correct horse';
const leave = (phone: Phone, password = PASSWORD) =>
  phone.call(contract.leave, { body: { password } });
const previewOf = async (phone: Phone) => (await phone.call(contract.preview)).data;

describe('a deletion that is refused', () => {
  test('A deletion with a wrong password is refused, next to its field', async ({ server }) => {
    const phone = await server.playerPhone();
    const { status, refusal } = await leave(phone, 'wrong horse');
    expect(status).toBe(422);
    expect(refusal).toMatchObject({
      code: 'PASSWORD_WRONG',
      fields: { password: 'passwordWrong' },
    });
    expect((await previewOf(phone))?.obstacles.demo).toBe(false);
  });

  test('A deletion after many wrong passwords is refused for a while, even with the right one', async () => {
    const server = await startTestApp();
    const phone = await server.playerPhone();
    for (let count = 0; count < 20; count += 1) await leave(phone, 'wrong horse');
    expect((await leave(phone)).status).toBe(429);
    await server.close();
  });

  test('A deletion is refused while a tournament of the person is still to come, and undoes everything', async ({
    server,
  }) => {
    const organizer = await makeOrganizerAccount(server.services);
    const phone = server.phone();
    await phone.call(accountEndpoints.login, {
      body: { loginId: organizer.email, password: organizer.password },
    });
    await makeTournament(server.services, {
      organizerId: organizer.organizerId,
      name: 'Coming Open',
    });
    await enter(server, phone);
    expect((await previewOf(phone))?.obstacles.tournaments).toMatchObject([
      { name: 'Coming Open' },
    ]);
    expect((await leave(phone)).refusal?.code).toBe('TOURNAMENTS_RUNNING');
    expect((await previewOf(phone))?.entries).toMatchObject([{ refundYen: 2000 }]);
    server.clock.advance({ days: 15 });
    expect((await leave(phone)).status).toBe(200);
    const [past] = await server.services.db
      .select()
      .from(tournaments)
      .where(eq(tournaments.name, 'Coming Open'));
    expect(past).toMatchObject({ contactInfo: '', emergencyContact: '' });
  });

  test('A deletion is refused while the organizer has to send money back, and says for which tournament', async ({
    server,
  }) => {
    const { id, organizer } = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, id);
    const transfer = await chooseTransfer(phone, entryId);
    const params = { id, transferId: transfer.id };
    await organizer.call(bankTransfers.note, { params, body: noted(2000, true) });
    await organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
    expect((await previewOf(organizer))?.obstacles).toMatchObject({
      tournaments: [],
      refundsDue: [{ id, name: 'Autumn Junior Open', amountYen: 2000 }],
    });
    expect((await leave(organizer)).refusal?.code).toBe('REFUNDS_DUE');
    const [due] = (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];
    const payoutId = due?.id ?? '';
    await phone.call(payouts.giveAccount, { body: { payoutIds: [payoutId], account: ACCOUNT } });
    expect((await leave(organizer)).refusal?.code).toBe('REFUNDS_DUE');
    const paidOut = { paidOutOn: '2026-11-22', paidOutName: '大会事務局' };
    await organizer.call(entryListRevenue.markPaidOut, { params: { id, payoutId }, body: paidOut });
    expect((await previewOf(organizer))?.obstacles.refundsDue).toEqual([]);
    expect((await leave(organizer)).status).toBe(200);
  });

  test('A deletion of the last operator is refused until there is another', async ({ server }) => {
    const phone = await server.operatorPhone();
    expect((await previewOf(phone))?.obstacles.lastOperator).toBe(true);
    expect((await leave(phone)).refusal?.code).toBe('LAST_OPERATOR');
    await makeOperator(server.services);
    expect((await leave(phone)).status).toBe(200);
  });

  test('A deletion is refused while a payment is pending, and undoes everything', async () => {
    const server = await startTestApp(
      {},
      {
        aroundProvider: (provider) => ({
          ...provider,
          confirm: () => Promise.reject(new Error('no answer')),
        }),
      },
    );
    const phone = await server.playerPhone();
    const entryId = await reserve(server, phone);
    const attempt = { id: uuidv7(), entryId, method: 'credit-card' } as const;
    await phone.call(paymentEndpoints.pay, { body: { ...attempt, cardToken: 'tok_sandbox_ok' } });
    expect((await previewOf(phone))?.obstacles.paymentUnderWay).toBe(true);
    expect((await leave(phone)).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    expect((await phone.call(accountEndpoints.session)).data?.account).not.toBeNull();
    await server.close();
  });

  test("A deletion by the demo's visitor is refused", async () => {
    const server = await startTestApp({ DEMO: 'on' });
    const phone = await server.playerPhone();
    server.app.setDemoAccount(phone.player.id);
    const visitor = server.phone();
    expect((await previewOf(visitor))?.obstacles.demo).toBe(true);
    expect((await leave(visitor)).refusal?.code).toBe('DEMO_ACCOUNT');
    await server.close();
  });

  test('A deletion by a person who is not signed in is refused', async ({ server }) => {
    expect((await leave(server.phone())).status).toBe(401);
    expect((await server.phone().call(contract.preview)).status).toBe(401);
  });
});
