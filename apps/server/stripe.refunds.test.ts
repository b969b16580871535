import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as operator from '#features/operator/operator.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { refunds } from '#features/payments/server/payments.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { test, type World } from './test-stripe.ts';

/** A player who has paid 2,000 yen by card and withdraws; the refund gets as far as the fake says. */
async function withdrawn(world: World) {
  const { server } = world;
  const phone = await server.playerPhone({ fullName: '青木 蓮' });
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const applied = { id: uuidv7(), tournamentId, agreed: true as const };
  const entryId = (await phone.call(entries.apply, { body: applied })).data?.entry.id ?? '';
  const card = { method: 'credit-card' as const, cardToken: 'pm_card_visa' };
  await phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  await phone.call(entries.withdraw, { params: { id: entryId } });
  await followed(world);
  const [sent] = sentOf(world);
  return {
    phone,
    refundId: sent?.id ?? '',
    own: async () => (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [],
    progress: async () =>
      (await phone.call(entries.find, { params: { id: entryId } })).data?.entry.refund,
  };
}

const sentOf = ({ running: { fake } }: World) =>
  fake.intents.list().flatMap(({ id }) => fake.refunds.list(id));

/** The jobs and the messages, until nothing is left of either. */
async function followed({ server, running }: World) {
  await server.app.jobs.drain();
  await running.fake.settle();
  await server.app.jobs.drain();
}

const stored = async ({ server }: World) => (await server.services.db.select().from(refunds))[0];
describe('a refund that fails at Stripe', () => {
  test('What a bank sends back weeks later goes to an account, and the operator closes it', async ({
    world,
  }) => {
    const { server, running } = world;
    const { phone, refundId, own, progress } = await withdrawn(world);
    expect(await progress()).toBe('done');
    expect(await mailsOf(world.server, 'refund-done')).toHaveLength(1);

    running.fake.webhooks.delivery.repeat = true;
    running.fake.refunds.fail(refundId, 'failed', 'expired_or_canceled_card');
    await followed(world);
    expect(await stored(world)).toMatchObject({
      state: 'by-transfer',
      settledAt: null,
      lastError: 'the refund is failed: expired_or_canceled_card',
    });
    const open = { amountYen: 2000, state: 'needs-account', owner: 'operator' };
    expect(await own()).toMatchObject([{ ...open, reason: 'failed-refund' }]);
    expect(await progress()).toBe('needs-account');
    const asked = await mailsOf(world.server, 'refund-needs-account');
    expect(asked.map(({ textBody }) => textBody.includes('card or payment app failed'))).toEqual([
      true,
    ]);

    const console = await server.operatorPhone();
    const id = (await own())[0]?.id ?? '';
    await phone.call(payouts.giveAccount, { body: { payoutIds: [id], account: ACCOUNT } });
    const due = (await console.call(operator.payouts)).data?.payouts;
    expect(due).toMatchObject([{ id, payee: '青木 蓮', account: ACCOUNT }]);
    const paid = { paidOutOn: '2026-11-21', paidOutName: '経理 田中' };
    expect((await console.call(operator.markPaidOut, { params: { id }, body: paid })).status).toBe(
      200,
    );
    expect(await progress()).toBe('done');
    const done = await mailsOf(world.server, 'refund-done');
    const toAccount = done.filter(({ textBody }) => textBody.includes('to the bank account'));
    expect([done.length, toAccount.length]).toEqual([2, 1]);

    // A message that comes again long after does not ask the payer a second time.
    for (const event of running.fake.webhooks.events) running.fake.webhooks.sendAgain(event);
    await followed(world);
    expect((await stored(world))?.state).toBe('succeeded');
    expect(await own()).toMatchObject([{ id, state: 'paid-out' }]);
    expect(sentOf(world)).toHaveLength(1);
  });

  test('A refund that fails at once, or is canceled while it waits, goes to an account', async ({
    world,
  }) => {
    world.running.fake.refunds.begins = 'failed';
    const atOnce = await withdrawn(world);
    expect(await atOnce.own()).toMatchObject([{ reason: 'failed-refund' }]);

    world.running.fake.refunds.begins = 'pending';
    const waits = await withdrawn(world);
    expect([await waits.progress(), await waits.own()]).toEqual(['pending', []]);
    world.running.fake.refunds.fail(sentOf(world).at(-1)?.id ?? '', 'canceled');
    await followed(world);
    expect(await waits.own()).toMatchObject([{ amountYen: 2000, reason: 'failed-refund' }]);
    expect(await mailsOf(world.server, 'refund-done')).toEqual([]);
  });

  test('A refund that failed because the payer disputes the payment is not paid a second time', async ({
    world,
  }) => {
    world.running.fake.refunds.begins = 'pending';
    const { refundId, own } = await withdrawn(world);
    world.running.fake.refunds.fail(refundId, 'failed', 'charge_for_pending_refund_disputed');
    await followed(world);
    expect(await own()).toEqual([]);
    expect(await stored(world)).toMatchObject({
      state: 'failed',
      lastError: 'the payer disputes the payment, and their bank has the money',
    });
  });
});
