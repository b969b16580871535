import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { nameGuardian, newcomer } from '#features/guardians/server/guardians.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, enter, inOneGroup, invite, linkFrom, makeDoubles } from './pairs.factory.ts';
import {
  applySplit,
  bothPaid,
  halfAccepted,
  halfPaid,
  payPart,
  refunded,
  splitApplied,
  sweep,
} from './pairs.fees.factory.ts';

const decline = (phone: Phone, token: string) => phone.call(contract.decline, { body: { token } });
const entryOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;
const pairOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair;
const endPair = async (phone: Phone, id: string) => {
  const shown = (await pairOf(phone, id))?.partner;
  const seen = { id: shown?.id ?? uuidv7(), state: shown?.state ?? 'invited' } as const;
  return phone.call(contract.end, { params: { id }, body: { seen } });
};
const optionsOf = async (phone: Phone, entryId: string) =>
  (await phone.call(payments.options, { query: { entryId } })).data;
const placesOf = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events[0].placesTaken;

describe('choosing who pays', () => {
  test('A player who splits the fee pays half of it first, and an odd yen', async ({ server }) => {
    const { inviter, entryId } = await splitApplied(server);
    expect(await entryOf(inviter, entryId)).toMatchObject({
      state: 'reserved',
      payment: 'due',
      feeYen: 1501,
      otherFeeYen: 1500,
    });
    const { data } = await payPart(inviter, entryId);
    expect(data?.payment).toMatchObject({ state: 'succeeded', amountYen: 1501, pointsEarned: 100 });
    expect(await entryOf(inviter, entryId)).toMatchObject({
      state: 'reserved',
      payment: 'made',
      emergencyContact: null,
      canWithdraw: true,
      isRefundable: true,
      pair: { state: 'none', payUntil: null },
    });
    expect(await newsKindsOf(inviter)).toContain('pair-half-paid');
  });

  test('A player who pays for both pays the whole fee at once, as without a choice', async ({
    server,
  }) => {
    const tournamentId = await makeDoubles(server, { feeYen: 3000 });
    const phone = await server.playerPhone();
    const { data } = await applySplit(phone, tournamentId, false);
    const entryId = data?.entry.id ?? '';
    expect((await payPart(phone, entryId)).data?.payment.amountYen).toBe(3000);
    expect(await entryOf(phone, entryId)).toMatchObject({
      state: 'confirmed',
      feeYen: 3000,
      otherFeeYen: null,
      payment: 'made',
    });
  });

  test('A player can change the choice until the own part is paid', async ({ server }) => {
    const { inviter, tournamentId, entryId } = await splitApplied(server);
    expect((await applySplit(inviter, tournamentId, false)).data?.entry).toMatchObject({
      id: entryId,
      feeYen: 3001,
    });
    expect((await applySplit(inviter, tournamentId, true)).data?.entry.feeYen).toBe(1501);
    await payPart(inviter, entryId);
    const { refusal } = await applySplit(inviter, tournamentId, false);
    expect(refusal?.code).toBe('ALREADY_ENTERED');
  });

  test('The fee of a singles event, a free event and a fee of one yen cannot be split', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const ids = [
      await makeTournament(server.services, { feeYen: 2000 }),
      await makeDoubles(server, { feeYen: 0 }),
      await makeDoubles(server, { feeYen: 1 }),
    ];
    for (const id of ids) {
      expect((await applySplit(phone, id)).refusal?.code).toBe('NOT_SPLIT');
    }
  });

  test('The own half cannot be paid twice, and the place waits for a week', async ({ server }) => {
    const { inviter, entryId } = await halfPaid(server);
    expect((await payPart(inviter, entryId)).refusal?.code).toBe('ALREADY_PAID');
    server.clock.advance({ days: 6 });
    await sweep(server);
    expect((await entryOf(inviter, entryId))?.state).toBe('reserved');
    server.clock.advance({ days: 1 });
    await sweep(server);
    expect(await entryOf(inviter, entryId)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(await refunded(server)).toEqual([1501]);
  });

  test('A half is paid with half of the points of an entry', async ({ server }) => {
    const { inviter, entryId } = await splitApplied(server);
    expect((await optionsOf(inviter, entryId))?.points.required).toBe(1000);
    const { data } = await payPart(inviter, entryId, { method: 'points', cardToken: undefined });
    expect(data?.payment.state).toBe('succeeded');
    expect((await optionsOf(inviter, entryId))?.points.available).toBe(500);
  });
});

describe("the partner's half", () => {
  test('A partner who accepts has thirty minutes to pay, and the place is confirmed by it', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const [own] = [await entryOf(partner, entryId)];
    expect(own).toMatchObject({
      state: 'reserved',
      payment: 'due',
      feeYen: 1500,
      otherFeeYen: 1501,
      pair: { role: 'partner', state: 'accepting' },
    });
    expect(Date.parse(own?.reservedUntil ?? '')).toBe(server.clock.now().getTime() + 30 * 60_000);
    expect((await entryOf(inviter, entryId))?.pair).toMatchObject({ state: 'accepting' });
    expect((await optionsOf(partner, entryId))?.toPay).toMatchObject({ amountYen: 1500 });

    const { data } = await payPart(partner, entryId);
    expect(data?.payment).toMatchObject({ state: 'succeeded', amountYen: 1500, pointsEarned: 100 });
    for (const phone of [inviter, partner]) {
      expect(await entryOf(phone, entryId)).toMatchObject({ state: 'confirmed', payment: 'made' });
    }
    expect(await newsKindsOf(inviter)).toContain('pair-accepted');
    const written = await mailsTo(server, partner.player.email);
    expect(written.map(({ kind }) => kind)).toContain('pair-joined');
    expect((await payPart(partner, entryId)).refusal?.code).toBe('ALREADY_PAID');
  });

  test('Accepting says whether there is something to pay, also when it is sent again', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfPaid(server);
    const token = await linkFrom(inviter, entryId);
    for (const _ of [1, 2]) {
      expect((await accept(partner, token)).data).toEqual({ entryId, toPay: true });
    }
    const opened = await partner.call(contract.open, { body: { token } });
    expect(opened.data?.invitation).toMatchObject({ reader: 'partner', partnerYen: 1500 });
  });

  test('Nobody but the partner whose turn it is can pay the other half', async ({ server }) => {
    const { inviter, entryId } = await halfPaid(server);
    const stranger = await server.playerPhone();
    expect((await payPart(stranger, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    const token = await linkFrom(inviter, entryId);
    expect((await payPart(stranger, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await optionsOf(stranger, entryId)).toBeNull();
    await accept(stranger, token);
    expect((await payPart(stranger, entryId)).data?.payment.amountYen).toBe(1500);
  });

  test('A turn that nobody pays leaves the invitation open for others until its end', async ({
    server,
  }) => {
    const { inviter, partner, entryId, token } = await halfAccepted(server);
    server.clock.advance({ minutes: 30 });
    expect((await payPart(partner, entryId)).refusal?.code).toBe('RESERVATION_EXPIRED');
    await sweep(server);
    expect((await pairOf(inviter, entryId))?.partner).toMatchObject({ state: 'invited', name: '' });
    expect((await entryOf(partner, entryId)) ?? null).toBeNull();
    expect(await newsKindsOf(partner)).toContain('pair-unpaid');
    const other = await server.playerPhone();
    await accept(other, token);
    expect((await payPart(other, entryId)).data?.payment.state).toBe('succeeded');
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('A member whose turn has passed can accept the invitation again', async ({ server }) => {
    const { inviter, partner, entryId } = await halfPaid(server);
    const memberId = await inOneGroup(server, inviter, partner);
    const { data } = await invite(inviter, entryId, { how: 'member', memberId });
    const token = data?.pair.partner?.id ?? '';
    await accept(partner, token);
    server.clock.advance({ minutes: 31 });
    await sweep(server);
    expect((await accept(partner, token)).data).toEqual({ entryId, toPay: true });
    expect((await payPart(partner, entryId)).data?.payment.state).toBe('succeeded');
  });

  test('A partner who accepts in the last minutes has thirty minutes all the same', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfPaid(server);
    const token = await linkFrom(inviter, entryId);
    server.clock.advance({ days: 6, hours: 23, minutes: 50 });
    await accept(partner, token);
    server.clock.advance({ minutes: 25 });
    await sweep(server);
    expect((await payPart(partner, entryId)).data?.payment.state).toBe('succeeded');
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('A child needs a guardian to pay a half, but nothing to decline it', async ({ server }) => {
    const { inviter, entryId } = await halfPaid(server);
    const child = await newcomer(server);
    const token = await linkFrom(inviter, entryId);
    expect((await accept(child, token)).refusal?.code).toBe('GUARDIAN_NEEDED');
    await nameGuardian(child);
    expect((await accept(child, token)).data?.toPay).toBe(true);
  });

  test('Who plays in the event already cannot accept, nor enter it while the half is due', async ({
    server,
  }) => {
    const { inviter, partner, tournamentId, entryId } = await halfPaid(server);
    const token = await linkFrom(inviter, entryId);
    const entered = await server.playerPhone();
    await enter(entered, tournamentId);
    expect((await accept(entered, token)).refusal?.code).toBe('PARTNER_ENTERED');
    await accept(partner, token);
    expect((await applySplit(partner, tournamentId)).refusal?.code).toBe('ALREADY_ENTERED');
    expect((await accept(entered, token)).refusal?.code).toBe('INVITE_USED');
  });

  test('A partner without an account cannot be named where the fee is split', async ({
    server,
  }) => {
    const { inviter, entryId } = await halfPaid(server);
    const partner = { name: 'Chiba Mio', club: '' };
    const { refusal } = await invite(inviter, entryId, { how: 'name', partner });
    expect(refusal?.code).toBe('SPLIT_NEEDS_ACCOUNT');
  });

  test('Nobody is invited before the own half is paid', async ({ server }) => {
    const { inviter, entryId } = await splitApplied(server);
    expect((await invite(inviter, entryId)).refusal?.code).toBe('NOT_CONFIRMED');
  });
});

describe('when the other half does not come', () => {
  test('A declined invitation frees the place, and the own half goes back', async ({ server }) => {
    const { inviter, partner, entryId, tournamentId } = await halfPaid(server);
    const token = await linkFrom(inviter, entryId);
    expect(await placesOf(server, tournamentId)).toBe(1);
    expect((await decline(partner, token)).refusal).toBeNull();
    expect((await decline(partner, token)).refusal).toBeNull();
    expect(await placesOf(server, tournamentId)).toBe(0);
    expect(await refunded(server)).toEqual([1501]);
    expect(await entryOf(inviter, entryId)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect(await newsKindsOf(inviter)).toEqual(
      expect.arrayContaining(['pair-declined', 'refund-done']),
    );
    expect((await accept(partner, token)).refusal?.code).toBe('INVITE_USED');
    const again = await applySplit(inviter, tournamentId);
    expect(again.data?.entry).toMatchObject({ state: 'reserved', payment: 'due' });
  });

  test('A partner can decline instead of paying', async ({ server }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const invitation = (await pairOf(partner, entryId))?.partner?.id ?? '';
    const stranger = await server.playerPhone();
    expect((await decline(stranger, invitation)).refusal?.code).toBe('INVITE_NOT_FOUND');
    expect((await decline(partner, invitation)).refusal).toBeNull();
    expect((await entryOf(inviter, entryId))?.state).toBe('lapsed');
    expect(await refunded(server)).toEqual([1501]);
  });

  test('Points that paid a half come back when nobody answers', async ({ server }) => {
    const { inviter, entryId } = await splitApplied(server);
    await payPart(inviter, entryId, { method: 'points', cardToken: undefined });
    const token = await linkFrom(inviter, entryId);
    server.clock.advance({ days: 7 });
    await sweep(server);
    expect(await entryOf(inviter, entryId)).toMatchObject({ state: 'lapsed', refund: 'done' });
    expect((await optionsOf(inviter, entryId))?.points.available).toBe(1500);
    const stranger = await server.playerPhone();
    expect((await accept(stranger, token)).refusal?.code).toBe('INVITE_LAPSED');
  });

  test('The place of a declined pair goes to the waiting list', async ({ server }) => {
    const { inviter, partner, entryId, tournamentId } = await halfPaid(server, {
      participantLimit: 1,
    });
    const token = await linkFrom(inviter, entryId);
    const { join } = await import('#features/entries/waiting-list/waiting-list.contract.ts');
    const waiting = await server.playerPhone();
    await waiting.call(join, { body: { id: uuidv7(), tournamentId } });
    await decline(partner, token);
    expect(await newsKindsOf(waiting)).toContain('place-offered');
    expect(await placesOf(server, tournamentId)).toBe(1);
  });

  test('A player who withdraws while the partner has not paid gets the own half back', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const params = { id: entryId };
    const { data } = await inviter.call(entries.withdraw, { params });
    expect(data?.entry).toMatchObject({ state: 'withdrawn', refund: 'pending' });
    expect((await payPart(partner, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await refunded(server)).toEqual([1501]);
    expect(await newsKindsOf(partner)).toContain('pair-ended');
  });

  test('A confirmed pair that is withdrawn in time gives each of the two their own part back', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await bothPaid(server);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect(await refunded(server)).toEqual([1500, 1501]);
    for (const phone of [inviter, partner]) {
      expect(await entryOf(phone, entryId)).toMatchObject({ state: 'withdrawn', refund: 'done' });
      expect(await newsKindsOf(phone)).toContain('refund-done');
    }
  });
});

describe('another partner', () => {
  test('The half of a partner who leaves goes back, and the place waits for another', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await bothPaid(server);
    expect((await endPair(partner, entryId)).refusal).toBeNull();
    expect(await refunded(server)).toEqual([1500]);
    expect(await newsKindsOf(partner)).toContain('refund-done');
    expect(await entryOf(inviter, entryId)).toMatchObject({
      state: 'reserved',
      payment: 'made',
      refund: 'none',
    });
    const token = await linkFrom(inviter, entryId);
    await accept(partner, token);
    expect((await payPart(partner, entryId)).data?.payment.state).toBe('succeeded');
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('A new partner pays the half that goes back to the former one', async ({ server }) => {
    const { inviter, entryId } = await bothPaid(server);
    const token = await linkFrom(inviter, entryId);
    expect(await refunded(server)).toEqual([1500]);
    const other = await server.playerPhone();
    await accept(other, token);
    await payPart(other, entryId);
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect(await refunded(server)).toEqual([1500, 1500, 1501]);
  });

  test('An invitation in place of a partner who has not paid ends their turn', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    await linkFrom(inviter, entryId);
    expect((await payPart(partner, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    expect(await refunded(server)).toEqual([]);
  });

  test('Taking an invitation back holds the place as long as before', async ({ server }) => {
    const { inviter, entryId } = await halfAccepted(server);
    expect((await endPair(inviter, entryId)).refusal).toBeNull();
    expect(await entryOf(inviter, entryId)).toMatchObject({ state: 'reserved', payment: 'made' });
    server.clock.advance({ days: 7 });
    await sweep(server);
    expect(await refunded(server)).toEqual([1501]);
  });
});
