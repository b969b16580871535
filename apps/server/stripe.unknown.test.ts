import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import {
  listUnknown,
  listUnknownRefunds,
} from '#features/payments/server/payments.comparison.commands.ts';
import type { Intent } from '#features/payments/server/payments.provider.ts';
import {
  clientOf,
  createStripeProvider,
} from '#features/payments/server/payments.stripe.provider.ts';
import { refunds, payments as stored } from '#features/payments/server/payments.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { intent, test, type World } from './test-stripe.ts';

/** A payment that only the provider knows, as after the restore of an older backup; gives its key and its reference. */
async function forgotten({ running }: World, more: Partial<Intent> = {}) {
  const provider = createStripeProvider(running.settings);
  const wanted = intent(more);
  const { ref } = await provider.create(wanted);
  await provider.confirm(wanted, ref);
  return { key: wanted.key, ref };
}

/** A payment of another app at the same account of the provider; gives its reference. */
async function ofAnotherApp({ running }: World): Promise<string> {
  const stripe = clientOf(running.settings);
  const { id } = await stripe.paymentIntents.create({
    amount: 900,
    currency: 'jpy',
    allowed_payment_method_types: ['card'],
    metadata: { order: '12' },
  });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  return id;
}

/** A payment as the app makes it. */
async function paid({ server, running }: World) {
  const phone = await server.playerPhone();
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const applied = { id: uuidv7(), tournamentId, agreed: true as const };
  const entryId = (await phone.call(entries.apply, { body: applied })).data?.entry.id ?? '';
  const id = uuidv7();
  const card = { method: 'credit-card' as const, cardToken: 'pm_card_visa' };
  await phone.call(payments.pay, { body: { id, entryId, ...card } });
  const ref = running.fake.intents.list().find(({ metadata }) => metadata.charge === id)?.id ?? '';
  return { id, ref, entryId, phone };
}

describe('what the provider knows and the database does not', () => {
  test('A message about a payment that is not in the database is taken and logged as an error', async ({
    world,
  }) => {
    const { key } = await forgotten(world);
    expect(await world.running.fake.settle()).toBe(1);
    expect(world.logged).toEqual([
      ['error', { payment: key }, 'the payment provider has a payment that is not in the database'],
    ]);
  });

  test('A message about a refund that is not in the database is taken and logged as an error', async ({
    world,
  }) => {
    const { ref } = await forgotten(world);
    await world.running.fake.settle();
    const refund = uuidv7();
    const metadata = { refund };
    world.running.fake.refunds.create({ payment_intent: ref, metadata });
    expect(await world.running.fake.settle()).toBe(2);
    expect(world.logged.slice(1)).toEqual([
      ['error', { refund }, 'the payment provider has a refund that is not in the database'],
    ]);
  });

  test('A dispute of a payment that is not in the database is logged as an error', async ({
    world,
  }) => {
    const { ref } = await forgotten(world);
    await world.running.fake.settle();
    const { id } = world.running.fake.disputes.open(ref);
    await world.running.fake.settle();
    expect(world.logged.slice(1)).toEqual([
      ['error', { dispute: id, ref }, 'a payment that is not in the database is disputed'],
    ]);
  });

  test('A dispute, a payment and a refund of another app at the same account are taken, and wake nobody', async ({
    world,
  }) => {
    const { fake } = world.running;
    const ref = await ofAnotherApp(world);
    fake.disputes.open(ref);
    fake.refunds.create({ payment_intent: ref, metadata: { refund: '12' } });
    fake.webhooks.add('payment_intent.succeeded', { metadata: { charge: 'order 12' } });
    expect(await fake.settle()).toBeGreaterThan(3);
    expect(await fake.settle()).toBe(0);
    expect(world.logged).toEqual([]);
  });

  test("A refund that somebody made in the provider's dashboard is logged as a warning", async ({
    world,
  }) => {
    const { running } = world;
    const { id, ref } = await paid(world);
    running.fake.refunds.create({ payment_intent: ref });
    await running.fake.settle();
    expect(world.logged).toEqual([
      ['warn', { payment: id }, "the payment was refunded in the provider's dashboard"],
    ]);
  });

  test('A refund of a payment of another app leads to no line', async ({ world }) => {
    world.running.fake.webhooks.add('refund.updated', { payment_intent: 'pi_of_others' });
    expect(await world.running.fake.settle()).toBe(1);
    expect(world.logged).toEqual([]);
  });

  test('The comparison after a restore lists what the provider has taken, or may still take, and we do not know', async ({
    world,
  }) => {
    const { server, running } = world;
    const older = await forgotten(world);
    server.clock.advance({ minutes: 1 });
    const since = server.clock.now();
    await paid(world);
    const card = await forgotten(world);
    const back = await forgotten(world);
    running.fake.refunds.create({ payment_intent: back.ref });
    await forgotten(world, { cardToken: 'pm_card_chargeDeclined' });
    const expiresAt = new Date(since.getTime() + 24 * 60 * 60_000);
    const store = await forgotten(world, { method: 'konbini', expiresAt });
    const unknown = async (from: Date) =>
      (await listUnknown(server.services.db, running.settings, from)).map(
        ({ ref, key, status, amountYen }) => [ref, key, status, amountYen],
      );
    const newer = [
      [store.ref, store.key, 'requires_action', 2000],
      [card.ref, card.key, 'succeeded', 2000],
    ];
    expect(await unknown(since)).toEqual(newer);
    const before = new Date(since.getTime() - 60_000);
    expect(await unknown(before)).toEqual([...newer, [older.ref, older.key, 'succeeded', 2000]]);
  });

  test('The comparison after a restore lists refunds that we do not know, or know with another sum', async ({
    world,
  }) => {
    const { server, running } = world;
    const { refunds: books } = running.fake;
    const { db } = server.services;
    const early = await paid(world);
    books.create({ payment_intent: early.ref });
    server.clock.advance({ minutes: 1 });
    const since = server.clock.now();
    const known = await paid(world);
    await known.phone.call(entries.withdraw, { params: { id: known.entryId } });
    const lessened = await paid(world);
    await lessened.phone.call(entries.withdraw, { params: { id: lessened.entryId } });
    await server.app.jobs.drain();
    const ofLessened = eq(refunds.paymentId, lessened.id);
    const [row] = await db.update(refunds).set({ amountYen: 1500 }).where(ofLessened).returning();
    const [forgottenOne, dashboard, failed] = [
      await paid(world),
      await paid(world),
      await paid(world),
    ];
    const key = uuidv7();
    books.create({ payment_intent: forgottenOne.ref, amount: '700', metadata: { refund: key } });
    books.create({ payment_intent: dashboard.ref });
    books.fail(books.create({ payment_intent: failed.ref }).id, 'failed');
    // That of a payment which is unknown itself is listed with it, and that of another app is none of ours.
    books.create({ payment_intent: (await forgotten(world)).ref });
    books.create({ payment_intent: await ofAnotherApp(world) });
    const found = await listUnknownRefunds(db, running.settings, since);
    expect(
      found.map(({ chargeId, amountYen, storedYen, isAllBack }) => [
        chargeId,
        ...[amountYen, storedYen, isAllBack],
      ]),
    ).toEqual([
      [dashboard.id, 2000, 0, true],
      [forgottenOne.id, 700, 0, false],
      [lessened.id, 2000, 1500, true],
    ]);
    expect(found.map((one) => one.key)).toEqual([null, key, row?.id]);
  });

  test('Only a charge that is wholly back, and that the app refunds at the provider, is said to be all back', async ({
    world,
  }) => {
    const { server, running } = world;
    const { db } = server.services;
    const since = server.clock.now();
    const [whole, atStore, ofSeveral] = [await paid(world), await paid(world), await paid(world)];
    // As of a backup from the moment before its reference was stored.
    await db.update(stored).set({ providerRef: null }).where(eq(stored.id, whole.id));
    await db.update(stored).set({ method: 'konbini' }).where(eq(stored.id, atStore.id));
    for (const { ref } of [whole, atStore]) running.fake.refunds.create({ payment_intent: ref });
    // What is left of the charge is the fee of another entry.
    running.fake.refunds.create({ payment_intent: ofSeveral.ref, amount: '1000' });
    const found = await listUnknownRefunds(db, running.settings, since);
    expect(new Map(found.map(({ chargeId, isAllBack }) => [chargeId, isAllBack]))).toEqual(
      new Map([
        [whole.id, true],
        [atStore.id, false],
        [ofSeveral.id, false],
      ]),
    );
  });
});
