import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accountEndpoints from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../payments.contract.ts';
import * as wallet from '../sandbox-wallet/sandbox-wallet.contract.ts';
import { grantPoints } from './payments.points.commands.ts';
import { sandboxCharges, sandboxRefunds } from './payments.sandbox.tables.ts';
import { settleCharge } from './payments.settling.commands.ts';
import * as store from './payments.store.ts';

const OK = 'tok_sandbox_ok_4242';

/** A tournament with a first event of 2,000 yen, and one more for each further fee. */
async function hosted(
  server: TestApp,
  further: readonly { fee: number; limit: number }[],
  limit = 32,
) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accountEndpoints.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, participantLimit: limit });
  const eventIds: number[] = [];
  const [first] = (await tournaments.findById(server.services.db, id))?.events ?? [];
  eventIds.push(first?.id ?? 0);
  for (const [at, { fee, limit: places }] of further.entries()) {
    const event = {
      name: `Event ${at + 2}`,
      eventType: 'Singles' as const,
      genderRule: 'any' as const,
      level: 'Beginner' as const,
      ageRule: '',
      participationFee: String(fee),
      participantLimit: String(places),
      perClubLimit: '',
    };
    const { data } = await organizer.call(ownEvents.add, {
      params: { id },
      body: { id: uuidv7(), event },
    });
    eventIds.push(data?.event.id ?? 0);
  }
  return { id, eventIds, organizer };
}

function apply(phone: Phone, tournamentId: number, eventIds: readonly number[]) {
  const [eventId = 0, ...more] = eventIds;
  const also = more.map((one) => ({ id: uuidv7(), eventId: one }));
  return phone.call(entries.apply, {
    body: { id: uuidv7(), tournamentId, eventId, also, agreed: true },
  });
}

/** Applies for the events and gives the ids of the entries. */
async function reserved(phone: Phone, tournamentId: number, eventIds: readonly number[]) {
  const { data } = await apply(phone, tournamentId, eventIds);
  return data ? [data.entry.id, ...data.also.map(({ id }) => id)] : [];
}

const pay = (phone: Phone, [entryId = '', ...also]: readonly string[], more = {}) =>
  phone.call(contract.pay, {
    body: { id: uuidv7(), entryId, also, method: 'credit-card', cardToken: OK, ...more },
  });
const statesOf = async (phone: Phone, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => (await phone.call(entries.find, { params: { id } })).data?.entry.state),
  );
const charges = ({ services }: TestApp) => services.db.select().from(sandboxCharges);
const refunds = ({ services }: TestApp) => services.db.select().from(sandboxRefunds);
const taken = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events.map(({ placesTaken }) => placesTaken);

describe('applying for several events', () => {
  test('An application for several events reserves a place in each for 30 minutes', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const { data } = await apply(await server.playerPhone(), id, eventIds);
    expect([data?.entry, ...(data?.also ?? [])]).toMatchObject([
      { state: 'reserved', feeYen: 2000, event: { name: '', isOnly: false } },
      { state: 'reserved', feeYen: 1500, event: { name: 'Event 2' } },
    ]);
    expect(data?.also[0]?.reservedUntil).toBe(data?.entry.reservedUntil);
    expect(await taken(server, id)).toEqual([1, 1]);
  });

  test('An application for several events takes no place where one of them is full', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 1 }]);
    await apply(await server.playerPhone(), id, eventIds.slice(1));
    const phone = await server.playerPhone();
    expect((await apply(phone, id, eventIds)).refusal?.code).toBe('TOURNAMENT_FULL');
    expect(await taken(server, id)).toEqual([0, 1]);
    expect((await phone.call(entries.mine, { query: { when: 'coming' } })).data?.entries).toEqual(
      [],
    );
  });

  test('An event is entered once in an application, and once by a player', async ({ server }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const [first = 0] = eventIds;
    expect((await apply(phone, id, [first, first])).refusal?.code).toBe('ALREADY_ENTERED');
    await pay(phone, await reserved(phone, id, [first]));
    expect((await apply(phone, id, eventIds)).refusal?.code).toBe('ALREADY_ENTERED');
    expect((await apply(phone, id, [999])).refusal?.code).toBe('EVENT_NOT_FOUND');
    expect(await taken(server, id)).toEqual([1, 0]);
  });

  test('40 simultaneous applications for two events sell no place twice and give nobody half', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 5 }], 8);
    const phones = await Promise.all(Array.from({ length: 40 }, () => server.playerPhone()));
    const answers = await Promise.all(phones.map((phone) => apply(phone, id, eventIds)));
    expect(answers.filter(({ data }) => data)).toHaveLength(5);
    expect(answers.filter(({ refusal }) => refusal?.code === 'TOURNAMENT_FULL')).toHaveLength(35);
    expect(await taken(server, id)).toEqual([5, 5]);
  });
});

describe('paying several entries', () => {
  test('Entries of one tournament are paid by one charge of the sum, and each earns its points', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [
      { fee: 1500, limit: 16 },
      { fee: 500, limit: 16 },
    ]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const options = await phone.call(contract.options, { query: { entryId: ids[0] } });
    expect(options.data?.toPay).toMatchObject({
      amountYen: 4000,
      entries: [{ id: ids[0] }, { id: ids[1], name: 'Event 2' }, { id: ids[2] }],
    });
    const { data } = await pay(phone, ids);
    expect(data?.payment).toMatchObject({
      state: 'succeeded',
      amountYen: 4000,
      pointsEarned: 200,
    });
    expect(await charges(server)).toMatchObject([{ amountYen: 4000 }]);
    expect(await statesOf(phone, ids)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('Ten taps at one payment of several entries charge once', async ({ server }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const attempt = uuidv7();
    await Promise.all(Array.from({ length: 5 }, () => pay(phone, ids, { id: attempt })));
    await Promise.all(Array.from({ length: 5 }, () => pay(phone, [...ids].reverse())));
    expect(await charges(server)).toMatchObject([{ amountYen: 3500 }]);
    expect(await statesOf(phone, ids)).toEqual(['confirmed', 'confirmed']);
  });

  test('A payment is refused as a whole when one of its places is gone, or is of somebody else', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const other = await server.playerPhone();
    const theirs = await reserved(other, id, eventIds);
    const mixed = await pay(phone, [ids[0] ?? '', theirs[1] ?? '']);
    expect(mixed.refusal?.code).toBe('ENTRY_NOT_FOUND');
    await phone.call(entries.withdraw, { params: { id: ids[1] ?? '' } });
    expect((await pay(phone, ids)).refusal?.code).toBe('RESERVATION_EXPIRED');
    expect(await charges(server)).toEqual([]);
    expect(await statesOf(phone, ids)).toEqual(['reserved', 'withdrawn']);
  });

  test('Withdrawing one of several entries refunds its part only, and then the other the rest', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    await pay(phone, ids);
    await phone.call(entries.withdraw, { params: { id: ids[1] ?? '' } });
    await server.app.jobs.drain();
    expect((await refunds(server)).map(({ amountYen }) => amountYen)).toEqual([1500]);
    expect(await statesOf(phone, ids)).toEqual(['confirmed', 'withdrawn']);
    expect(await taken(server, id)).toEqual([1, 0]);
    await phone.call(entries.withdraw, { params: { id: ids[0] ?? '' } });
    await server.app.jobs.drain();
    const yen = (await refunds(server)).map(({ amountYen }) => amountYen);
    expect(yen.sort()).toEqual([1500, 2000]);
  });

  test('The mails of several entries name the event of each', async ({ server }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    await pay(phone, await reserved(phone, id, eventIds));
    const sent = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'entry-confirmed'));
    expect(sent).toHaveLength(2);
    expect(sent.filter(({ textBody }) => textBody.includes('Event 2'))).toHaveLength(1);
    expect(sent.filter(({ textBody }) => textBody.includes('Singles'))).toHaveLength(1);
  });

  test('A declined card leaves all places reserved, and the next attempt pays them', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const declined = await pay(phone, ids, { cardToken: 'tok_sandbox_declined_0002' });
    expect(declined.refusal?.code).toBe('CARD_DECLINED');
    expect(await statesOf(phone, ids)).toEqual(['reserved', 'reserved']);
    expect((await pay(phone, ids)).data?.payment.amountYen).toBe(3500);
  });

  test('Points pay several entries together or none, each for its price', async ({ server }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const { db, clock } = server.services;
    const give = (causeId: string) =>
      grantPoints(db, {
        accountId: phone.player.id,
        cause: 'returned',
        causeId,
        amount: 1500,
        now: clock.now(),
      });
    await give('a');
    const ids = await reserved(phone, id, eventIds);
    const byPoints = { method: 'points', cardToken: undefined };
    expect((await pay(phone, ids, byPoints)).refusal?.code).toBe('POINTS_SHORT');
    expect(await statesOf(phone, ids)).toEqual(['reserved', 'reserved']);
    await give('b');
    const { data } = await phone.call(contract.options, { query: { entryId: ids[0] } });
    expect(data?.points).toMatchObject({ available: 4500, required: 4000 });
    expect((await pay(phone, ids, byPoints)).data?.payment.state).toBe('succeeded');
    await phone.call(entries.withdraw, { params: { id: ids[0] ?? '' } });
    const after = await phone.call(contract.options, {});
    expect(after.data?.points.available).toBe(2500);
  });

  test('An approval in a payment app pays for the entries together', async ({ server }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const { data } = await phone.call(contract.options, { query: { entryId: ids[0] } });
    const code = new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
    const order = await server.phone().call(wallet.approve, { body: { code } });
    expect(order.data).toMatchObject({ amountYen: 3500, approved: true });
    await server.app.jobs.drain();
    expect(await statesOf(phone, ids)).toEqual(['confirmed', 'confirmed']);
    expect(await charges(server)).toMatchObject([{ amountYen: 3500 }]);
  });

  test('An approval for entries of which one is given up meanwhile takes nothing', async ({
    server,
  }) => {
    const { id, eventIds } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    const ids = await reserved(phone, id, eventIds);
    const { data } = await phone.call(contract.options, { query: { entryId: ids[0] } });
    const code = new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
    await phone.call(entries.withdraw, { params: { id: ids[1] ?? '' } });
    await server.phone().call(wallet.approve, { body: { code } });
    await server.app.jobs.drain();
    expect(await charges(server)).toEqual([]);
    expect(await statesOf(phone, ids)).toEqual(['reserved', 'withdrawn']);
  });

  test('Cancelling the tournament refunds every entry of a joint payment', async ({ server }) => {
    const { id, eventIds, organizer } = await hosted(server, [{ fee: 1500, limit: 16 }]);
    const phone = await server.playerPhone();
    await pay(phone, await reserved(phone, id, eventIds));
    const cancelled = await organizer.call(publishing.cancel, {
      params: { id },
      body: { reason: '' },
    });
    // One person gets both.
    expect(cancelled.data?.refunds).toBe(1);
    await server.app.jobs.drain();
    const yen = (await refunds(server)).map(({ amountYen }) => amountYen);
    expect(yen.sort()).toEqual([1500, 2000]);
  });
});

describe('two payments of one player for one entry', () => {
  test('The player is notified of the refund of each', async ({ server }) => {
    const { db, clock } = server.services;
    const { id, eventIds } = await hosted(server, []);
    const phone = await server.playerPhone();
    const [entryId = ''] = await reserved(phone, id, eventIds);
    // Of the first one nothing was heard until the second had paid.
    const chargeId = uuidv7();
    const lost = { chargeId, accountId: phone.player.id, method: 'credit-card' } as const;
    const shares = [{ entry: { id: entryId }, amountYen: 2000 }];
    await store.insertCharge(db, { ...lost, createdAt: clock.now(), shares });
    await store.update(db, chargeId, { state: 'void' });
    await pay(phone, [entryId]);
    const found = { idempotencyKey: chargeId, chargeRef: chargeId, amountYen: 2000 };
    const booked = { ...found, outcome: 'succeeded' as const, createdAt: clock.now() };
    await db.insert(sandboxCharges).values(booked);
    await settleCharge(server.services, chargeId, { state: 'succeeded', ref: chargeId });
    await server.app.jobs.drain();
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await server.app.jobs.drain();
    expect(await refunds(server)).toHaveLength(2);
    const sent = (await db.select().from(mails)).filter(({ kind }) => kind === 'refund-done');
    expect(sent).toHaveLength(2);
    const { data } = await phone.call(notifications.list, { query: {} });
    const news = data?.notifications.filter(({ kind }) => kind === 'refund-done');
    expect(news).toHaveLength(2);
  });
});
