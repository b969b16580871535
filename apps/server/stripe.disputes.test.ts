import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import * as operator from '#features/operator/operator.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { paymentDisputes } from '#features/payments/disputes/server/disputes.tables.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import type { Phone } from './test-app.ts';
import { test, type World } from './test-stripe.ts';

/** A player who has paid 2,000 yen by card, and the organizer. */
async function paid({ server, running }: World) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, feeYen: 2000 });
  const phone = await server.playerPhone({ fullName: '青木 蓮' });
  const applied = { id: uuidv7(), tournamentId: id, agreed: true as const };
  const entryId = (await phone.call(entries.apply, { body: applied })).data?.entry.id ?? '';
  const card = { method: 'credit-card' as const, cardToken: 'pm_card_visa' };
  await phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  await running.fake.settle();
  const [intent] = running.fake.intents.list();
  return { organizer, phone, id, entryId, intentId: intent?.id ?? '' };
}

const revenueOf = async (organizer: Phone, id: number) =>
  (await organizer.call(entryListRevenue.revenue, { params: { id } })).data;
const kindsOf = async ({ server }: World) =>
  (await server.services.db.select().from(mails)).map(({ kind }) => kind);

describe('a payment that the payer’s bank disputes', () => {
  test('The organizer and the operator see amount, state and deadline, and are notified', async ({
    world,
  }) => {
    const { server, running } = world;
    const console = await server.operatorPhone();
    const { organizer, phone, id, entryId, intentId } = await paid(world);
    running.fake.disputes.open(intentId);
    await running.fake.settle();
    const revenue = await revenueOf(organizer, id);
    expect(revenue?.disputes).toMatchObject([
      { amountYen: 2000, payer: '青木 蓮', state: 'open', dueBy: '2026-11-27T03:00:00.000Z' },
    ]);
    expect(revenue?.sums).toMatchObject({ chargedYen: 2000, disputedYen: 2000, remainingYen: 0 });
    expect((await console.call(operator.disputes)).data?.disputes).toMatchObject([
      { state: 'open', tournament: { id } },
    ]);
    expect(await newsKindsOf(organizer)).toContain('payment-disputed');
    expect(await newsKindsOf(console)).toContain('payment-disputed');
    // One to the organizer, one to the operator.
    expect((await kindsOf(world)).filter((kind) => kind === 'payment-disputed')).toHaveLength(2);
    // The place stays: what becomes of it the organizer decides.
    const entry = (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;
    expect(entry?.state).toBe('confirmed');
    expect((await phone.call(operator.disputes)).status).toBe(403);
  });

  test.for([
    ['won', 'twice', { repeat: true }, { disputedYen: 0, lostYen: 0, remainingYen: 2000 }],
    ['lost', 'twice', { repeat: true }, { disputedYen: 0, lostYen: 2000, remainingYen: 0 }],
    ['lost', 'in the reverse order', { reverse: true }, { disputedYen: 0, lostYen: 2000 }],
    [
      'won',
      'twice and in the reverse order',
      { repeat: true, reverse: true },
      { lostYen: 0, remainingYen: 2000 },
    ],
  ] as const)(
    'A dispute that is %s, with messages that come %s, is counted once',
    async ([end, , delivery, sums], { world }) => {
      const { running } = world;
      const { organizer, id, intentId } = await paid(world);
      Object.assign(running.fake.webhooks.delivery, delivery);
      const dispute = running.fake.disputes.open(intentId);
      running.fake.disputes.move(dispute.id, 'under_review');
      running.fake.disputes.move(dispute.id, end);
      await running.fake.settle();
      const revenue = await revenueOf(organizer, id);
      expect(revenue?.disputes.map(({ state }) => state)).toEqual([end]);
      expect(revenue?.sums).toMatchObject(sums);
      const endings = (await kindsOf(world)).filter((kind) => kind === 'dispute-ended');
      expect(endings).toHaveLength(1);
    },
  );

  test('Each step is seen, a late message changes nothing, and the spreadsheet has the sums', async ({
    world,
  }) => {
    const { running } = world;
    const { organizer, id, intentId } = await paid(world);
    const { disputes } = running.fake;
    const dispute = disputes.open(intentId);
    await running.fake.settle();
    disputes.move(dispute.id, 'under_review');
    await running.fake.settle();
    expect((await revenueOf(organizer, id))?.disputes[0]?.state).toBe('under-review');
    disputes.move(dispute.id, 'lost');
    await running.fake.settle();
    running.fake.webhooks.add('charge.dispute.updated', dispute);
    await running.fake.settle();
    const [found] = (await revenueOf(organizer, id))?.disputes ?? [];
    expect(found).toMatchObject({ state: 'lost', endedAt: '2026-11-20T03:00:00.000Z' });
    const csv = (await organizer.call(entryListRevenue.exportRevenue, { params: { id } })).data
      ?.csv;
    expect(csv).toMatch(/Lost in disputes[^\n]*2000/);
  });

  test.for([
    ['that waits for an answer', []],
    ['that was answered', ['warning_under_review']],
    ['that was closed', ['warning_under_review', 'warning_closed']],
  ] as const)(
    'An inquiry %s becomes a chargeback with a deadline of its own, of which both are notified again',
    async ([, stages], { world }) => {
      const { running } = world;
      const { organizer, id, intentId } = await paid(world);
      const { disputes } = running.fake;
      const dispute = disputes.open(intentId, 'warning_needs_response');
      await running.fake.settle();
      for (const stage of stages) {
        disputes.move(dispute.id, stage);
        await running.fake.settle();
      }
      disputes.escalate(dispute.id);
      await running.fake.settle();
      const revenue = await revenueOf(organizer, id);
      expect(revenue?.disputes).toMatchObject([
        { state: 'open', dueBy: '2026-12-04T03:00:00.000Z', endedAt: null },
      ]);
      expect(revenue?.sums).toMatchObject({ disputedYen: 2000, remainingYen: 0 });
      const opened = () =>
        kindsOf(world).then((kinds) => kinds.filter((kind) => kind === 'payment-disputed'));
      expect(await opened()).toHaveLength(2);
      disputes.move(dispute.id, 'lost');
      await running.fake.settle();
      expect((await revenueOf(organizer, id))?.sums).toMatchObject({
        disputedYen: 0,
        lostYen: 2000,
      });
      expect(
        (await newsKindsOf(organizer)).filter((kind) => kind === 'payment-disputed'),
      ).toHaveLength(2);
      expect(await newsKindsOf(organizer)).toContain('dispute-ended');
    },
  );

  test('The mail about a dispute names a former player where the payer has deleted the account', async ({
    world,
  }) => {
    const { server, running } = world;
    const { phone, intentId } = await paid(world);
    server.clock.advance({ days: 40 });
    const body = { password: 'correct horse' };
    expect((await phone.call(deletion.leave, { body })).status).toBe(200);
    const dispute = running.fake.disputes.open(intentId);
    running.fake.disputes.move(dispute.id, 'lost');
    await running.fake.settle();
    const texts = (await server.services.db.select().from(mails)).map(({ textBody }) => textBody);
    expect(texts.join()).toContain('disputed payment of Former player over ¥2,000');
  });

  test('A dispute of a payment that is not ours is left out', async ({ world }) => {
    const { server, running } = world;
    const { intentId } = await paid(world);
    const dispute = running.fake.disputes.open(intentId);
    Object.assign(running.fake.disputes.find(dispute.id), { payment_intent: 'pi_of_others' });
    await running.fake.settle();
    expect(await server.services.db.select().from(paymentDisputes)).toEqual([]);
  });
});
