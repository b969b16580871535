import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import { entries as entryRows } from '#features/entries/server/entries.tables.ts';
import * as pairs from '#features/pairs/pairs.contract.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import { payPart, splitApplied } from '#features/pairs/server/pairs.fees.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { createStripeProvider } from '#features/payments/server/payments.stripe.provider.ts';
import { payments as paymentRows, refunds } from '#features/payments/server/payments.tables.ts';
import { checkWaiting } from '#features/payments/server/payments.waiting.commands.ts';
import { findWaiting } from '#features/payments/server/payments.waiting.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import type { Phone } from './test-app.ts';
import { test, type World } from './test-stripe.ts';

async function reserved({ server }: World, email?: string) {
  const phone = await server.playerPhone(email ? { email } : {});
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body });
  return { phone, entryId: data?.entry.id ?? '', tournamentId };
}

const pay = (phone: Phone, entryId: string, more: object) =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: 'pm_card_visa', ...more },
  });
const stateOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry.state;
const confirmations = ({ server }: World) => mailsOf(server, 'entry-confirmed');
const check = ({ server, running }: World) =>
  checkWaiting({ ...server.services, provider: createStripeProvider(running.settings) });

describe('paying with Stripe', () => {
  test('A card confirms the entry, and its message changes nothing', async ({ world }) => {
    const { phone, entryId } = await reserved(world);
    expect((await pay(phone, entryId, {})).data?.payment.state).toBe('succeeded');
    expect(await world.running.fake.settle()).toBe(1);
    expect(await confirmations(world)).toHaveLength(1);
  });

  test('Options name the provider, so that the page shows its fields', async ({ world }) => {
    const { phone, entryId } = await reserved(world);
    const { data } = await phone.call(payments.options, { query: { entryId } });
    expect(data).toMatchObject({ sandbox: false, walletLink: null });
    expect(data?.browser?.publishableKey).toBe('pk_test_fake');
    expect(data?.further.map(({ way }) => way)).toEqual(['konbini', 'paypay']);
  });

  test('An approval that is never made ends with its time, and the place lapses', async ({
    world,
  }) => {
    const { phone, entryId, tournamentId } = await reserved(world);
    const card = { cardToken: 'pm_card_threeDSecure2Required' };
    const { data } = await pay(phone, entryId, card);
    expect(data?.payment).toMatchObject({ state: 'requires-action', action: { kind: 'redirect' } });
    world.server.clock.advance({ minutes: 31 });
    await check(world);
    await sweepTournament(world.server.services, tournamentId);
    expect(await stateOf(phone, entryId)).toBe('lapsed');
    const [intent] = world.running.fake.intents.list();
    expect(intent?.status).toBe('canceled');
  });

  test('A partner who leaves the pages of the bank holds the pair no longer than their turn', async ({
    world,
  }) => {
    const { server } = world;
    const { tournamentId, inviter, partner, entryId } = await splitApplied(server);
    const own = await payPart(inviter, entryId, { cardToken: 'pm_card_visa' });
    expect(own.data?.payment.state).toBe('succeeded');
    await accept(partner, await linkFrom(inviter, entryId));
    server.clock.advance({ minutes: 10 });
    const card = { cardToken: 'pm_card_threeDSecure2Required' };
    const { data } = await payPart(partner, entryId, card);
    expect(data?.payment).toMatchObject({ state: 'requires-action', action: { kind: 'redirect' } });
    const withdraw = () => inviter.call(entries.withdraw, { params: { id: entryId } });
    expect((await withdraw()).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    server.clock.advance({ minutes: 21 });
    await check(world);
    await sweepTournament(server.services, tournamentId);
    const { data: found } = await inviter.call(pairs.find, { params: { id: entryId } });
    expect(found?.pair.partner?.state).toBe('invited');
    expect((await withdraw()).data?.entry.state).toBe('withdrawn');
  });

  test('An approval ends with the time of one payment where the place is held for days', async ({
    world,
  }) => {
    const { phone, entryId } = await reserved(world);
    const { db, clock } = world.server.services;
    const days = new Date(clock.now().getTime() + 3 * 24 * 60 * 60_000);
    await db.update(entryRows).set({ reservedUntil: days }).where(eq(entryRows.id, entryId));
    await pay(phone, entryId, { cardToken: 'pm_card_threeDSecure2Required' });
    world.server.clock.advance({ minutes: 31 });
    await check(world);
    const [intent] = world.running.fake.intents.list();
    expect(intent?.status).toBe('canceled');
    expect(await stateOf(phone, entryId)).toBe('reserved');
  });

  test.for([
    ['a charge', 'payment_intent.succeeded', { metadata: { charge: 'order-17' } }],
    ['a refund', 'refund.updated', { metadata: { refund: 'order-17' } }],
  ] as const)(
    'A message about %s of another app is taken once, and leads to no work',
    async ([, type, about], { world }) => {
      world.running.fake.webhooks.add(type, about);
      expect(await world.running.fake.settle()).toBe(1);
      const { rows } = (await world.server.services.db.execute(
        sql`select name from pgboss.job where name like 'payments.%' and state < 'completed'`,
      )) as unknown as { rows: unknown[] };
      expect(rows).toEqual([]);
    },
  );

  test('A card whose bank decides later is asked about until it has, though its message is lost', async ({
    world,
  }) => {
    const { server, running } = world;
    running.fake.webhooks.delivery.lose = true;
    const { phone, entryId } = await reserved(world);
    const { data } = await pay(phone, entryId, { cardToken: 'pm_fake_slow' });
    expect(data?.payment.state).toBe('processing');
    const undecided = ['the provider has not decided yet'];
    expect((await server.app.jobs.drain()).map(({ message }) => message)).toEqual(undecided);
    server.clock.advance({ minutes: 2 });
    expect((await server.app.jobs.drain()).map(({ message }) => message)).toEqual(undecided);
    server.clock.advance({ minutes: 1 });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    expect(await confirmations(world)).toHaveLength(1);
  });

  test('A payment that the provider leaves undecided counts as waiting once that is not normal', async ({
    world,
  }) => {
    const { db, clock } = world.server.services;
    const waiting = async () => (await findWaiting(db, clock.now())).count;
    const { phone, entryId } = await reserved(world);
    await pay(phone, entryId, { cardToken: 'pm_fake_slow' });
    world.server.clock.advance({ minutes: 119 });
    expect(await waiting()).toBe(0);
    world.server.clock.advance({ minutes: 1 });
    expect(await waiting()).toBe(1);
  });

  test('A payment at a store that is reported late counts as waiting only from the end of its numbers', async ({
    world,
  }) => {
    const { server, running } = world;
    const { db, clock } = server.services;
    const waiting = async () => (await findWaiting(db, clock.now())).count;
    const { phone, entryId } = await reserved(world, 'fill_never@example.com');
    const { data } = await pay(phone, entryId, { method: 'konbini', cardToken: undefined });
    const until = Date.parse(data?.payment.action?.until ?? '');
    const [intent] = running.fake.intents.list();
    running.fake.intents.payAtStore(intent?.id ?? '', 30 * 24 * 60 * 60);
    server.clock.advance({ seconds: (until - clock.now().getTime()) / 1000 });
    await running.fake.settle();
    expect((await db.select().from(paymentRows)).map(({ state }) => state)).toEqual(['processing']);
    server.clock.advance({ minutes: 119 });
    expect(await waiting()).toBe(0);
    server.clock.advance({ minutes: 1 });
    expect(await waiting()).toBe(1);
  });

  test('A refund goes back in part and once, whatever is lost', async ({ world }) => {
    const { phone, entryId } = await reserved(world);
    await pay(phone, entryId, {});
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await world.server.app.jobs.drain();
    await world.running.fake.settle();
    await world.server.app.jobs.drain();
    const [intent] = world.running.fake.intents.list();
    const sent = world.running.fake.refunds.list(intent?.id ?? '');
    expect(sent.map(({ amount }) => amount)).toEqual([2000]);
    const [refund] = await world.server.services.db.select().from(refunds);
    expect(refund?.state).toBe('succeeded');
  });

  test.for([
    ['twice', { repeat: true }],
    ['in the reverse order', { reverse: true }],
    ['twice and in the reverse order', { repeat: true, reverse: true }],
    ['never', { lose: true }],
  ] as const)('Messages that come %s lead to one confirmation', async ([, delivery], { world }) => {
    const { fake } = world.running;
    Object.assign(fake.webhooks.delivery, delivery);
    const { phone, entryId } = await reserved(world);
    const { data } = await pay(phone, entryId, { method: 'konbini', cardToken: undefined });
    expect(data?.payment.state).toBe('requires-action');
    world.server.clock.advance({ minutes: 3 });
    await fake.settle();
    if ('lose' in delivery) {
      world.server.clock.advance({ minutes: 58 });
      await check(world);
    }
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    expect(await confirmations(world)).toHaveLength(1);
  });

  test('Money that a store took before the end and reports after it confirms the entry', async ({
    world,
  }) => {
    const { server, running } = world;
    const { phone, entryId, tournamentId } = await reserved(world, 'fill_never@example.com');
    const { data } = await pay(phone, entryId, { method: 'konbini', cardToken: undefined });
    const until = Date.parse(data?.payment.action?.until ?? '');
    const [intent] = running.fake.intents.list();
    const left = (until - server.clock.now().getTime()) / 1000;
    server.clock.advance({ seconds: left - 2 * 60 * 60 });
    running.fake.intents.payAtStore(intent?.id ?? '', 2.5 * 60 * 60);
    server.clock.advance({ hours: 2, minutes: 1 });
    await check(world);
    await sweepTournament(server.services, tournamentId);
    expect(await stateOf(phone, entryId)).toBe('reserved');
    server.clock.advance({ minutes: 30 });
    await running.fake.settle();
    expect(await stateOf(phone, entryId)).toBe('confirmed');
    expect(await server.services.db.select().from(refunds)).toEqual([]);
  });

  test('Whatever happens to messages, taps and time, money that moved has a place or goes back', async ({
    world,
  }) => {
    const { server, running } = world;
    const step = fc.constantFrom(
      'card',
      'store',
      'take',
      'cancel',
      'settle',
      'check',
      'hour',
      'day',
      'withdraw',
    );
    const how = fc.record({
      lose: fc.boolean(),
      repeat: fc.boolean(),
      reverse: fc.boolean(),
      hold: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 9 }), how, async (steps, delivery) => {
        Object.assign(running.fake.webhooks.delivery, delivery);
        const place = await reserved(world, `${uuidv7()}fill_never@example.com`);
        const before = running.fake.intents.list().length;
        for (const one of steps) await act(world, place, one, before);
        Object.assign(running.fake.webhooks.delivery, { hold: false, lose: false });
        server.clock.advance({ days: 8 });
        await check(world);
        await running.fake.settle();
        await sweepTournament(server.services, place.tournamentId);
        await server.app.jobs.drain();
        const took = running.fake.intents
          .list()
          .slice(before)
          .filter(({ status }) => status === 'succeeded').length;
        const rows = (await server.services.db.select().from(paymentRows)).filter(
          ({ entryId }) => entryId === place.entryId,
        );
        const paid = rows.filter(({ state }) => state === 'succeeded');
        const back = rows.filter(({ state }) => state === 'returned');
        expect(paid.length + back.length).toBe(took);
        expect(paid.length).toBeLessThanOrEqual(1);
        const state = await stateOf(place.phone, place.entryId);
        expect(state === 'confirmed' ? paid.length : 1).toBe(1);
        expect(rows.every((row) => !['pending', 'requires-action'].includes(row.state))).toBe(true);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

async function act(
  world: World,
  { phone, entryId }: Awaited<ReturnType<typeof reserved>>,
  step: string,
  before: number,
): Promise<void> {
  const { server, running } = world;
  const { intents } = running.fake;
  switch (step) {
    case 'card':
      await pay(phone, entryId, {});
      break;
    case 'store':
      await pay(phone, entryId, { method: 'konbini', cardToken: undefined });
      break;
    case 'take':
      for (const { id } of intents.list().slice(before)) intents.payAtStore(id, 600);
      break;
    case 'cancel': {
      const open = await phone.call(payments.open, { query: { entryId } });
      const id = open.data?.payment?.id;
      if (id) await phone.call(payments.cancel, { params: { id } });
      break;
    }
    case 'settle':
      await running.fake.settle();
      break;
    case 'check':
      await check(world);
      break;
    case 'withdraw':
      await phone.call(entries.withdraw, { params: { id: entryId } });
      break;
    default:
      server.clock.advance(step === 'hour' ? { hours: 1 } : { days: 1 });
  }
}
