import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { listUnknown } from '#features/payments/server/payments.comparison.commands.ts';
import type { Intent } from '#features/payments/server/payments.provider.ts';
import { createStripeProvider } from '#features/payments/server/payments.stripe.provider.ts';
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

/** A payment as the app makes it; gives its id. */
async function paid({ server }: World): Promise<string> {
  const phone = await server.playerPhone();
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const applied = { id: uuidv7(), tournamentId, agreed: true as const };
  const entryId = (await phone.call(entries.apply, { body: applied })).data?.entry.id ?? '';
  const id = uuidv7();
  const card = { method: 'credit-card' as const, cardToken: 'pm_card_visa' };
  await phone.call(payments.pay, { body: { id, entryId, ...card } });
  return id;
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

  test("A refund that somebody made in the provider's dashboard is logged as a warning", async ({
    world,
  }) => {
    const { running } = world;
    const id = await paid(world);
    const [intent] = running.fake.intents.list();
    running.fake.refunds.create({ payment_intent: intent?.id ?? '' });
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
});
