import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import {
  hostedTournament,
  removeEntrant,
} from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as wallet from '#features/payments/sandbox-wallet/sandbox-wallet.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import { accept, linkFrom } from './pairs.factory.ts';
import { applySplit, halfAccepted, halfPaid, payPart, sweep } from './pairs.fees.factory.ts';

const entryOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;
const waits = async (phone: Phone) =>
  (await phone.call(waitingList.mine)).data?.waiting.map(({ state }) => state);
const mailsOf = async (server: TestApp, address: string, kind: string) =>
  (await mailsTo(server, address)).filter((mail) => mail.kind === kind);
const partnerOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair.partner;

/** Ends the pair from a phone that has just read it. */
async function endPair(phone: Phone, id: string) {
  const shown = await partnerOf(phone, id);
  const seen = { id: shown?.id ?? uuidv7(), state: shown?.state ?? 'invited' } as const;
  const { refusal } = await phone.call(contract.end, { params: { id }, body: { seen } });
  if (refusal) throw new Error(`the pair did not end: ${refusal.code}`);
}

describe('a partner who waits for a place of their own', () => {
  /** A half-paid pair in the only place of an event, for which the partner waits. */
  async function waitingPartner(server: TestApp) {
    const made = await halfPaid(server, { participantLimit: 1 });
    const body = { id: uuidv7(), tournamentId: made.tournamentId };
    await made.partner.call(waitingList.join, { body });
    const { data } = await accept(made.partner, await linkFrom(made.inviter, made.entryId));
    expect(data?.toPay).toBe(true);
    return made;
  }

  test('Accepting leaves the turn in the waiting list; paying the half gives it up', async ({
    server,
  }) => {
    const { partner, entryId } = await waitingPartner(server);
    expect(await waits(partner)).toEqual(['waiting']);
    await payPart(partner, entryId);
    await server.app.jobs.drain();
    expect(await waits(partner)).toEqual([]);
  });

  test('A partner who does not pay in time is offered the place that becomes free', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await waitingPartner(server);
    server.clock.advance({ minutes: 31 });
    await sweep(server);
    expect(await waits(partner)).toEqual(['waiting']);
    await inviter.call(entries.withdraw, { params: { id: entryId } });
    expect(await waits(partner)).toEqual(['offered']);
  });

  test('A place that was offered to the partner goes to the next with their payment', async ({
    server,
  }) => {
    const { inviter, partner, entryId, tournamentId } = await halfPaid(server, {
      participantLimit: 2,
    });
    const holder = await server.playerPhone();
    const held = (await applySplit(holder, tournamentId, false)).data?.entry.id ?? '';
    await payPart(holder, held);
    const next = await server.playerPhone();
    for (const phone of [partner, next]) {
      await phone.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    }
    await accept(partner, await linkFrom(inviter, entryId));
    await holder.call(entries.withdraw, { params: { id: held } });
    expect([await waits(partner), await waits(next)]).toEqual([['offered'], ['waiting']]);
    await payPart(partner, entryId);
    await server.app.jobs.drain();
    expect([await waits(partner), await waits(next)]).toEqual([[], ['offered']]);
  });
});

describe('a partner who comes back', () => {
  const approve = async (server: TestApp, phone: Phone, entryId: string) => {
    const { data } = await phone.call(payments.options, { query: { entryId } });
    const code = new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
    await server.phone().call(wallet.approve, { body: { code } });
    await server.app.jobs.drain();
    return code;
  };

  test('A partner who has left and is invited again pays by payment app once more', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    await approve(server, partner, entryId);
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
    await endPair(partner, entryId);
    await accept(partner, await linkFrom(inviter, entryId));
    await approve(server, partner, entryId);
    expect((await entryOf(inviter, entryId))?.state).toBe('confirmed');
  });

  test('An approval for an invitation that is over pays nothing of the next one', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const { data } = await partner.call(payments.options, { query: { entryId } });
    const code = new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
    await accept(partner, await linkFrom(inviter, entryId));
    await server.phone().call(wallet.approve, { body: { code } });
    await server.app.jobs.drain();
    expect((await entryOf(partner, entryId))?.payment).toBe('due');
  });

  test('Each confirmation of a pair is announced to the player and the guardian', async ({
    server,
  }) => {
    const { phone: inviter, tournamentId, entryId } = await childWithHalf(server);
    const partner = await server.playerPhone();
    for (const _ of [1, 2]) {
      await accept(partner, await linkFrom(inviter, entryId));
      await payPart(partner, entryId);
      server.clock.advance({ minutes: 1 });
      await endPair(partner, entryId);
    }
    const { email } = inviter.player;
    expect(await mailsOf(server, email, 'entry-confirmed')).toHaveLength(2);
    expect(await mailsOf(server, MOTHER, 'guardian-entry-confirmed')).toHaveLength(2);
    const { data } = await inviter.call(notifications.list);
    const confirmations = data?.notifications.filter(
      ({ kind, facts }) => kind === 'entry-confirmed' && facts.tournamentId === tournamentId,
    );
    expect(confirmations).toHaveLength(2);
  });
});

/** A child with a guardian who has paid the own half of doubles, with points. */
async function childWithHalf(server: TestApp) {
  const hosted = await hostedTournament(server, { eventType: 'Doubles', feeYen: 3001 });
  const { phone } = await confirmed(server);
  const { data } = await applySplit(phone, hosted.tournamentId);
  const entryId = data?.entry.id ?? '';
  await payPart(phone, entryId, { method: 'points', cardToken: undefined });
  return { ...hosted, phone, entryId };
}

describe('points that paid a half, once the organizer has replaced the partner', () => {
  async function replacedByOrganizer(server: TestApp) {
    const made = await childWithHalf(server);
    const { phone, entryId, organizer, tournamentId } = made;
    const partner = await server.playerPhone();
    await accept(partner, await linkFrom(phone, entryId));
    await payPart(partner, entryId);
    const shown = await partnerOf(phone, entryId);
    const { refusal } = await organizer.call(entryListNames.namePartner, {
      params: { id: tournamentId, entryId },
      body: {
        id: uuidv7(),
        seen: { id: shown?.id ?? '', state: 'accepted' },
        partner: { name: 'Chiba Mio', club: '' },
      },
    });
    if (refusal) throw new Error(`the partner was not replaced: ${refusal.code}`);
    return made;
  }

  test('A withdrawal announces them to the player and the guardian as half of an entry', async ({
    server,
  }) => {
    const { phone, entryId } = await replacedByOrganizer(server);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    const [own] = await mailsOf(server, phone.player.email, 'entry-withdrawn');
    const [guardian] = await mailsOf(server, MOTHER, 'guardian-entry-withdrawn');
    for (const mail of [own, guardian]) {
      expect(mail?.textBody).toMatch(/1,000( points|ポイント)/);
      expect(mail?.textBody).not.toContain('2,000');
    }
    const { data } = await phone.call(payments.options, { query: {} });
    expect(data?.points.available).toBe(1500);
  });

  test('A cancellation counts and announces them as half of an entry', async ({ server }) => {
    const { phone, organizer, tournamentId } = await replacedByOrganizer(server);
    const params = { id: tournamentId };
    const foreseen = await organizer.call(publishing.cancellation, { params });
    expect(foreseen.data).toMatchObject({ points: { people: 1, points: 1000 } });
    await organizer.call(publishing.cancel, { params, body: { reason: '' } });
    const [mail] = await mailsOf(server, phone.player.email, 'tournament-cancelled');
    expect(mail?.textBody).toContain('1,000ポイント');
  });
});

describe('a half that is forfeited', () => {
  /** A pair whom the organizer has removed after the deadline. */
  async function withdrawnLate(server: TestApp, split: boolean) {
    const hosted = await hostedTournament(server, { eventType: 'Doubles', feeYen: 3001 });
    const { organizer, params, tournamentId } = hosted;
    const inviter = await server.playerPhone();
    const partner = await server.playerPhone();
    const entryId = (await applySplit(inviter, tournamentId, split)).data?.entry.id ?? '';
    await payPart(inviter, entryId);
    const { data } = await accept(partner, await linkFrom(inviter, entryId));
    if (data?.toPay) await payPart(partner, entryId);
    await organizer.call(eventDraws.closeEntries, { params });
    server.clock.advance({ days: 8 });
    await removeEntrant(organizer, params, entryId);
    return { inviter, partner, entryId };
  }

  test('A pair that is withdrawn after the deadline says to both that nothing goes back', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await withdrawnLate(server, true);
    for (const phone of [inviter, partner]) {
      expect(await entryOf(phone, entryId)).toMatchObject({
        state: 'withdrawn',
        refund: 'none',
        isForfeited: true,
      });
    }
    const [mail] = await mailsOf(server, partner.player.email, 'pair-ended');
    expect(mail?.textBody).toContain('your half of the fee is not refunded');
  });

  test('A partner who has paid nothing forfeits nothing', async ({ server }) => {
    const { inviter, partner, entryId } = await withdrawnLate(server, false);
    expect((await entryOf(inviter, entryId))?.isForfeited).toBe(true);
    expect((await entryOf(partner, entryId))?.isForfeited).toBe(false);
    const [mail] = await mailsOf(server, partner.player.email, 'pair-ended');
    expect(mail?.textBody).not.toContain('refunded');
  });
});
