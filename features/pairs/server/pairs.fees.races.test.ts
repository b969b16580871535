import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as wallet from '#features/payments/sandbox-wallet/sandbox-wallet.contract.ts';
import type { PaymentProvider } from '#features/payments/server/payments.provider.ts';
import { sandboxCharges } from '#features/payments/server/payments.sandbox.tables.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, invite, linkFrom } from './pairs.factory.ts';
import {
  bothPaid,
  halfAccepted,
  halfPaid,
  payPart,
  refunded,
  sweep,
} from './pairs.fees.factory.ts';

const entryOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;
const pairOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair;
const decline = (phone: Phone, token: string) => phone.call(contract.decline, { body: { token } });
const withdraw = (phone: Phone, id: string) => phone.call(entries.withdraw, { params: { id } });
const charged = async ({ services }: TestApp) =>
  (await services.db.select().from(sandboxCharges)).map(({ amountYen }) => amountYen);
const codes = (answers: readonly { readonly refusal: { readonly code: string } | null }[]) =>
  answers.map(({ refusal }) => refusal?.code ?? 'done').sort();
type Person = Awaited<ReturnType<typeof halfPaid>>['partner'];
const leave = (phone: Person) =>
  phone.call(deletion.leave, { body: { password: phone.player.password } });

/** The organizer of a tournament, signed in. */
async function hosting(server: TestApp) {
  const { organizerId, loginId, password } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  return { organizer, organizerId };
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** A server whose provider charges, and whose answers are lost while `losing.answers` is set. */
async function losingAnswers() {
  const losing = { answers: false };
  const aroundProvider = (real: PaymentProvider): PaymentProvider => ({
    ...real,
    confirm: async (intent, ref) => {
      const outcome = await real.confirm(intent, ref);
      if (losing.answers) throw new Error('connection reset');
      return outcome;
    },
  });
  const server = await startTestApp({}, { aroundProvider });
  opened.push(server);
  return { server, losing };
}

describe('two at once', () => {
  test('Of two who accept one link at once, one has to pay and the other is refused', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfPaid(server);
    const other = await server.playerPhone();
    const token = await linkFrom(inviter, entryId);
    const answers = await Promise.all([accept(partner, token), accept(other, token)]);
    expect(codes(answers)).toEqual(['INVITE_USED', 'done']);
    const paid = await Promise.all([payPart(partner, entryId), payPart(other, entryId)]);
    expect(codes(paid)).toEqual(['ENTRY_NOT_FOUND', 'done']);
    expect((await charged(server)).sort()).toEqual([1500, 1501]);
  });

  test('A half that is paid on two phones at once is charged once', async ({ server }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const answers = await Promise.all([payPart(partner, entryId), payPart(partner, entryId)]);
    expect(codes(answers)).toEqual(['ALREADY_PAID', 'done']);
    expect((await charged(server)).sort()).toEqual([1500, 1501]);
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('A payment that waits past the end of the turn is refused, and nothing is charged', async ({
    server,
  }) => {
    const { partner, entryId } = await halfAccepted(server);
    const answer = await whileLocked(server.services.db, 'entries', {
      call: () => payPart(partner, entryId),
      meanwhile: () => server.clock.advance({ minutes: 30 }),
    });
    expect(answer.refusal?.code).toBe('RESERVATION_EXPIRED');
    expect(await charged(server)).toEqual([1501]);
  });

  test('A payment and a withdrawal at once end with a confirmed pair or with all the money back', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    await Promise.all([payPart(partner, entryId), withdraw(inviter, entryId)]);
    const money = await refunded(server);
    const state = (await entryOf(inviter, entryId))?.state;
    const sums = { confirmed: [], withdrawn: (await charged(server)).sort() };
    expect(Object.keys(sums)).toContain(state);
    expect(money).toEqual(state === 'confirmed' ? sums.confirmed : sums.withdrawn);
  });
});

describe('a payment of the half that is under way', () => {
  test('A lost answer is found again; meanwhile nobody changes the pair, and the place stays', async () => {
    const { server, losing } = await losingAnswers();
    const { inviter, partner, entryId, token } = await halfAccepted(server);
    losing.answers = true;
    expect((await payPart(partner, entryId)).data?.payment.state).toBe('pending');
    expect((await entryOf(partner, entryId))?.payment).toBe('pending');
    expect((await withdraw(inviter, entryId)).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    expect((await invite(inviter, entryId)).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    const shown = (await pairOf(partner, entryId))?.partner;
    expect((await decline(partner, shown?.id ?? '')).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    expect((await leave(partner)).refusal?.code).toBe('PAYMENT_UNDER_WAY');
    server.clock.advance({ minutes: 45 });
    const other = await server.playerPhone();
    expect((await accept(other, token)).refusal?.code).toBe('INVITE_USED');
    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
    expect((await charged(server)).sort()).toEqual([1500, 1501]);
  });

  test('A half that arrives after the tournament is cancelled goes back, as the first does', async () => {
    const { server, losing } = await losingAnswers();
    const { organizer, organizerId } = await hosting(server);
    const { partner, entryId, tournamentId } = await halfAccepted(server, { organizerId });
    losing.answers = true;
    await payPart(partner, entryId);
    const cancel = { params: { id: tournamentId }, body: { reason: '' } };
    expect((await organizer.call(publishing.cancel, cancel)).data?.refunds).toBe(1);
    expect(await refunded(server)).toEqual([1500, 1501]);
  });

  test('After the deadline a player who leaves loses the own part alone', async ({ server }) => {
    const { inviter, partner, entryId } = await bothPaid(server);
    server.clock.advance({ days: 8 });
    expect((await leave(inviter)).refusal).toBeNull();
    expect(await refunded(server)).toEqual([1500]);
    expect(await entryOf(partner, entryId)).toMatchObject({ state: 'withdrawn', refund: 'done' });
  });
});

describe('approvals in a payment app', () => {
  const linkOf = async (phone: Phone, entryId: string) => {
    const { data } = await phone.call(payments.options, { query: { entryId } });
    return new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
  };

  test('The approval of the partner pays their half', async ({ server }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const code = await linkOf(partner, entryId);
    const order = await server.phone().call(wallet.approve, { body: { code } });
    expect(order.data).toMatchObject({ amountYen: 1500 });
    await server.app.jobs.drain();
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('A late approval of the player does not pay the half of the partner, even of the same amount', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server, { feeYen: 3000 });
    const code = await linkOf(inviter, entryId);
    await server.phone().call(wallet.approve, { body: { code } });
    await server.app.jobs.drain();
    expect(await charged(server)).toEqual([1500]);
    expect((await entryOf(partner, entryId))?.payment).toBe('due');
  });
});

describe('what the organizer does and sees', () => {
  test('The list and the revenue say which half is paid, and until when the other can be', async ({
    server,
  }) => {
    const { organizer, organizerId } = await hosting(server);
    const { partner, entryId, tournamentId } = await halfAccepted(server, { organizerId });
    const params = { id: tournamentId };
    const listed = async () =>
      (await organizer.call(entryList.list, { params })).data?.entries.find(
        ({ id }) => id === entryId,
      );
    expect(await listed()).toMatchObject({
      state: 'half-paid',
      amountYen: 1501,
      partner: { state: 'accepting', name: 'Baba Yui' },
    });
    expect((await listed())?.partner?.payUntil).not.toBeNull();
    const { data: sheet } = await organizer.call(entryList.exportList, { params });
    expect(sheet?.csv).toContain('Half paid');
    await payPart(partner, entryId);
    expect(await listed()).toMatchObject({ state: 'confirmed', amountYen: 3001 });
    const { data: revenue } = await organizer.call(entryListRevenue.revenue, { params });
    expect(revenue?.lines.map(({ name, amountYen }) => [name, amountYen])).toEqual([
      ['Aoki Ren', 1501],
      ['Baba Yui', 1500],
    ]);
  });

  test('A cancelled tournament gives both halves back, as the organizer is shown before', async ({
    server,
  }) => {
    const { organizer, organizerId } = await hosting(server);
    const { inviter, partner, entryId, tournamentId } = await bothPaid(server, { organizerId });
    const params = { id: tournamentId };
    const { data } = await organizer.call(publishing.cancellation, { params });
    expect(data?.refunds).toEqual({ people: 2, yen: 3001 });
    const done = await organizer.call(publishing.cancel, { params, body: { reason: '' } });
    expect(done.data?.refunds).toBe(2);
    expect(await refunded(server)).toEqual([1500, 1501]);
    for (const phone of [inviter, partner]) {
      expect(await entryOf(phone, entryId)).toMatchObject({ state: 'cancelled', refund: 'done' });
    }
  });

  test('Points that paid a half are counted as half of an entry before a cancellation', async ({
    server,
  }) => {
    const { organizer, organizerId } = await hosting(server);
    const { partner, entryId, tournamentId } = await halfAccepted(server, { organizerId });
    await payPart(partner, entryId, { method: 'points', cardToken: undefined });
    const params = { id: tournamentId };
    const { data } = await organizer.call(publishing.cancellation, { params });
    expect(data).toMatchObject({ points: { people: 1, points: 1000 }, refunds: { yen: 1501 } });
  });

  test('Closing the entries leaves thirty minutes for the other half', async ({ server }) => {
    const { organizer, organizerId } = await hosting(server);
    const { inviter, partner, entryId, tournamentId } = await halfPaid(server, { organizerId });
    const token = await linkFrom(inviter, entryId);
    await organizer.call(publishing.close, { params: { id: tournamentId } });
    server.clock.advance({ minutes: 20 });
    expect((await accept(partner, token)).data?.toPay).toBe(true);
    server.clock.advance({ minutes: 20 });
    expect((await payPart(partner, entryId)).data?.payment.state).toBe('succeeded');
  });

  test('Without an answer in these thirty minutes the half goes back', async ({ server }) => {
    const { organizer, organizerId } = await hosting(server);
    const { inviter, entryId, tournamentId } = await halfPaid(server, { organizerId });
    await linkFrom(inviter, entryId);
    await organizer.call(publishing.close, { params: { id: tournamentId } });
    server.clock.advance({ minutes: 30 });
    await sweep(server);
    expect((await entryOf(inviter, entryId))?.state).toBe('lapsed');
    expect(await refunded(server)).toEqual([1501]);
  });

  test('A partner whom the organizer enters instead pays outside the app; the half goes back', async ({
    server,
  }) => {
    const { organizer, organizerId } = await hosting(server);
    const { inviter, entryId, tournamentId } = await bothPaid(server, { organizerId });
    const shown = (await pairOf(inviter, entryId))?.partner;
    const named = await organizer.call(entryListNames.namePartner, {
      params: { id: tournamentId, entryId },
      body: {
        id: uuidv7(),
        seen: { id: shown?.id ?? '', state: 'accepted' },
        partner: { name: 'Chiba Mio', club: '' },
      },
    });
    expect(named.refusal).toBeNull();
    expect(await refunded(server)).toEqual([1500]);
    expect(await entryOf(inviter, entryId)).toMatchObject({
      state: 'confirmed',
      feeYen: 1501,
      otherFeeYen: null,
    });
  });
});

describe('deleting an account', () => {
  test('A partner who leaves gets the half back, and the place waits for another', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await bothPaid(server);
    expect((await leave(partner)).refusal).toBeNull();
    expect(await refunded(server)).toEqual([1500]);
    expect(await entryOf(inviter, entryId)).toMatchObject({ state: 'reserved', payment: 'made' });
  });

  test('A partner who leaves instead of paying frees the place', async ({ server }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    expect((await leave(partner)).refusal).toBeNull();
    expect((await entryOf(inviter, entryId))?.state).toBe('lapsed');
    expect(await refunded(server)).toEqual([1501]);
  });

  test('A player who leaves gives each of the two their part back', async ({ server }) => {
    const { inviter } = await bothPaid(server);
    expect((await leave(inviter)).refusal).toBeNull();
    expect(await refunded(server)).toEqual([1500, 1501]);
  });
});
