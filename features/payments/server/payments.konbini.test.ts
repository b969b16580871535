import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as waitlist from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../payments.contract.ts';
import * as sandboxStore from '../sandbox-store/sandbox-store.contract.ts';
import { createSandboxProvider } from './payments.sandbox.provider.ts';
import { settleCharge } from './payments.settling.commands.ts';
import { paymentActions, payments, refunds } from './payments.tables.ts';
import { checkWaiting } from './payments.waiting.commands.ts';

interface Reserved {
  readonly phone: Phone;
  readonly entryId: string;
  readonly tournamentId: number;
}

async function reserved(server: TestApp, more: object = {}): Promise<Reserved> {
  const phone = await server.playerPhone();
  const tournamentId = await makeTournament(server.services, { feeYen: 2000, ...more });
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body });
  return { phone, entryId: data?.entry.id ?? '', tournamentId };
}

async function atStore({ phone, entryId }: Reserved, id = uuidv7()) {
  const body = { id, entryId, method: 'konbini' as const };
  const { data, refusal } = await phone.call(contract.pay, { body });
  return { id, payment: data?.payment ?? null, code: refusal?.code ?? null };
}

const entryOf = async ({ phone, entryId }: Reserved) =>
  (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;
const stateOf = async ({ phone }: Reserved, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.payment.state;
const mailKinds = async ({ services }: TestApp) =>
  (await services.db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);
const moveTo = ({ clock }: TestApp, at: string) =>
  clock.advance({ seconds: (Date.parse(at) - clock.now().getTime()) / 1000 });
const providerOf = ({ services }: TestApp) =>
  createSandboxProvider({ ...services, secret: sessionSecret(services.config) });
const check = (server: TestApp) =>
  checkWaiting({ ...server.services, provider: providerOf(server) });

describe('paying at a store', () => {
  test('A payment at a store holds the place for three days, gives the numbers, and mails them', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { payment } = await atStore(place);
    expect(payment).toMatchObject({ state: 'requires-action', amountYen: 2000, sandbox: true });
    expect(payment?.action).toMatchObject({ kind: 'voucher', until: '2026-11-23T14:59:59.000Z' });
    expect(payment?.action?.stores.map(({ store }) => store)).toEqual([
      'familymart',
      'lawson',
      'ministop',
      'seicomart',
    ]);
    expect(await entryOf(place)).toMatchObject({
      state: 'reserved',
      payment: 'pending',
      waitsFor: 'store',
      reservedUntil: '2026-11-23T14:59:59.000Z',
      canWithdraw: false,
    });
    expect(await mailKinds(server)).toEqual(['pay-at-store']);
    server.clock.advance({ days: 2 });
    await sweepTournament(server.services, place.tournamentId);
    expect((await entryOf(place))?.state).toBe('reserved');
  });

  test('The money of a store confirms the entry once, however often it is reported', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    const paid = await place.phone.call(sandboxStore.pay, { params: { id } });
    expect(paid.status).toBe(200);
    await server.app.jobs.drain();
    await check(server);
    expect(await entryOf(place)).toMatchObject({ state: 'confirmed', waitsFor: null });
    expect(await stateOf(place, id)).toBe('succeeded');
    expect(await mailKinds(server)).toEqual(['pay-at-store', 'entry-confirmed']);
    expect(await server.services.db.select().from(paymentActions)).toEqual([]);
    const again = await place.phone.call(sandboxStore.pay, { params: { id } });
    expect(again.refusal?.code).toBe('NOT_OPEN');
  });

  test('A withdrawal after paying at a store says that the money goes to a bank account', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    await place.phone.call(sandboxStore.pay, { params: { id } });
    await server.app.jobs.drain();
    await place.phone.call(entries.withdraw, { params: { id: place.entryId } });
    const sent = await server.services.db.select().from(mails);
    const withdrawn = sent.find(({ kind }) => kind === 'entry-withdrawn');
    expect(withdrawn?.textBody).toContain('bank account');
    await server.app.jobs.drain();
    const [refund] = await server.services.db.select().from(refunds);
    expect(refund).toMatchObject({ amountYen: 2000, state: 'by-transfer' });
  });

  test('Money that was paid before the deadline and is reported after it confirms the entry', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    moveTo(server, '2026-11-23T13:00:00Z');
    // Paid two hours before the end; its message stays in the queue.
    expect(await providerOf(server).takeMoney(id)).toBe(true);
    moveTo(server, '2026-11-23T15:00:30Z');
    await sweepTournament(server.services, place.tournamentId);
    expect((await entryOf(place))?.state).toBe('reserved');
    await server.app.jobs.drain();
    expect((await entryOf(place))?.state).toBe('confirmed');
    expect(await server.services.db.select().from(refunds)).toEqual([]);
  });

  test('A lost message is found out by asking the provider', async ({ server }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    await providerOf(server).takeMoney(id);
    server.clock.advance({ minutes: 59 });
    await check(server);
    expect((await entryOf(place))?.state).toBe('reserved');
    server.clock.advance({ minutes: 2 });
    await check(server);
    expect((await entryOf(place))?.state).toBe('confirmed');
  });

  test('A voucher that nobody pays ends, and its place goes to the waiting list', async ({
    server,
  }) => {
    const place = await reserved(server, { participantLimit: 1 });
    const { id } = await atStore(place);
    const next = await server.playerPhone();
    const { tournamentId } = place;
    const joined = await next.call(waitlist.join, { body: { id: uuidv7(), tournamentId } });
    expect(joined.status).toBe(200);
    moveTo(server, '2026-11-23T15:01:00Z');
    await check(server);
    expect(await stateOf(place, id)).toBe('expired');
    await sweepTournament(server.services, tournamentId);
    expect((await entryOf(place))?.state).toBe('lapsed');
    const mine = await next.call(waitlist.mine, {});
    expect(JSON.stringify(mine.data)).toContain('offered');
    // One mail and one notice, though the voucher and the place end one after the other.
    const lapsed = (await mailKinds(server)).filter((kind) => kind === 'entry-lapsed');
    expect(lapsed).toHaveLength(1);
    const listed = await place.phone.call(notifications.list, { query: {} });
    const kinds = listed.data?.notifications.map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'entry-lapsed')).toHaveLength(1);
  });

  test('Choosing another way sends no mail that the place is over', async ({ server }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    await place.phone.call(contract.cancel, { params: { id } });
    server.clock.advance({ minutes: 31 });
    await sweepTournament(server.services, place.tournamentId);
    expect((await entryOf(place))?.state).toBe('lapsed');
    expect(await mailKinds(server)).not.toContain('entry-lapsed');
  });

  test('Money that comes after the place has gone is owed back', async ({ server }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    moveTo(server, '2026-11-23T17:05:00Z');
    await check(server);
    await sweepTournament(server.services, place.tournamentId);
    expect((await entryOf(place))?.state).toBe('lapsed');
    // The provider has closed the voucher, and a store took the money all the same.
    await settleCharge(server.services, id, { state: 'succeeded', ref: 'late' });
    expect(await stateOf(place, id)).toBe('returned');
    const [refund] = await server.services.db.select().from(refunds);
    expect(refund).toMatchObject({ amountYen: 2000, state: 'by-transfer' });
    await server.app.jobs.drain();
    expect(await mailKinds(server)).toEqual([
      'pay-at-store',
      'entry-lapsed',
      'refund-needs-account',
    ]);
  });

  test('A person who chooses another way has 30 minutes, and the numbers end', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    const { phone, entryId } = place;
    const given = await phone.call(contract.cancel, { params: { id } });
    expect(given.data?.payment.state).toBe('canceled');
    expect(await entryOf(place)).toMatchObject({
      payment: 'due',
      waitsFor: null,
      reservedUntil: '2026-11-20T03:30:00.000Z',
    });
    expect(await providerOf(server).takeMoney(id)).toBe(false);
    const card = { id: uuidv7(), entryId, method: 'credit-card' as const };
    const cardToken = 'tok_sandbox_ok_4242';
    const paid = await phone.call(contract.pay, { body: { ...card, cardToken } });
    expect(paid.data?.payment.state).toBe('succeeded');
  });

  test('A second payment at a store does not hold the place longer than the first', async ({
    server,
  }) => {
    const place = await reserved(server, {
      applicationDeadline: '2026-12-20',
      eventDate: '2026-12-25',
    });
    const { id } = await atStore(place);
    server.clock.advance({ days: 2 });
    await place.phone.call(contract.cancel, { params: { id } });
    const { payment } = await atStore(place);
    expect(payment?.action?.until).toBe('2026-11-23T14:59:59.000Z');
  });

  test('Giving up a voucher that the store has just been paid for confirms the entry', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    await providerOf(server).takeMoney(id);
    const given = await place.phone.call(contract.cancel, { params: { id } });
    expect(given.data?.payment.state).toBe('succeeded');
    expect((await entryOf(place))?.state).toBe('confirmed');
  });

  test.for([
    ['three days before the end of the applications', '2026-11-24T15:00:00Z', null],
    ['a second later', '2026-11-24T15:00:01Z', 'WAY_NOT_OFFERED'],
  ] as const)('A payment at a store is offered %s: %s', async ([_, at, expected], { server }) => {
    moveTo(server, at);
    const place = await reserved(server, { applicationDeadline: '2026-11-27' });
    const { data } = await place.phone.call(contract.options, {
      query: { entryId: place.entryId },
    });
    expect(data?.further.map(({ way }) => way)).toEqual(expected ? [] : ['konbini']);
    expect((await atStore(place)).code).toBe(expected);
  });

  test('A payment at a store that is sent twice gives the same numbers', async ({ server }) => {
    const place = await reserved(server);
    const first = await atStore(place);
    const second = await atStore(place, first.id);
    expect(second.payment).toEqual(first.payment);
    expect(await mailKinds(server)).toEqual(['pay-at-store']);
    const another = await atStore(place);
    expect(another.code).toBe('ALREADY_PAID');
  });

  test('The open payment is shown on another device of the person, and to nobody else', async ({
    server,
  }) => {
    const place = await reserved(server);
    const { id } = await atStore(place);
    const query = { entryId: place.entryId };
    expect((await place.phone.call(contract.open, { query })).data?.payment?.id).toBe(id);
    const stranger = await server.playerPhone();
    expect((await stranger.call(contract.open, { query })).refusal?.code).toBe('ENTRY_NOT_FOUND');
    for (const endpoint of [contract.cancel, sandboxStore.pay, contract.find]) {
      const { refusal } = await stranger.call(endpoint, { params: { id } });
      expect(refusal?.code).toBe('PAYMENT_NOT_FOUND');
    }
    const [row] = await server.services.db.select().from(payments).where(eq(payments.id, id));
    expect(row?.state).toBe('requires-action');
  });
});
