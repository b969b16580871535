import { describe, expect } from 'vitest';
import { addMonths } from '#domain/rating/months.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import {
  hostedTournament,
  removeEntrant,
} from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { bothPaid } from '#features/pairs/server/pairs.fees.factory.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { addDays, dayInJapan, sameTimeOn } from '#platform/shared/format.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { makeTransferHost } from '../../bank-transfers/server/bank-transfers.factory.ts';
import { enter, granterOf, pay, sentBack } from './grants.factory.ts';

/** What the newest mail of a kind to an address says. */
async function wordsTo(server: TestApp, address: string, kind: string): Promise<string> {
  const mails = await mailsTo(server, address);
  return mails.findLast((mail) => mail.kind === kind)?.textBody ?? '';
}

describe('what the mails say of money after a part was given back', () => {
  test('When the tournament is cancelled, each of a pair reads of what is left of the own half', async ({
    server,
  }) => {
    const { organizer, organizerId } = await makeTransferHost(server);
    const { tournamentId, inviter, partner, entryId } = await bothPaid(server, { organizerId });
    await granterOf(organizer, tournamentId).grant(entryId, 2000);
    const params = { id: tournamentId };
    await organizer.call(publishing.cancel, { params, body: { reason: '' } });
    expect(await sentBack(server)).toEqual([500, 501, 999, 1001]);
    const words = (phone: typeof inviter) =>
      wordsTo(server, phone.player.email, 'tournament-cancelled');
    expect(await words(inviter)).toContain('¥500 ');
    expect(await words(partner)).toContain('¥501 ');
  });

  test.for([
    { grantedYen: 500, says: '¥1,500' },
    { grantedYen: 2000, says: 'a refund of the whole participation fee' },
  ])(
    'When the tournament is cancelled, the guardian reads of what is left of the fee ($grantedYen)',
    async ({ grantedYen, says }, { server }) => {
      const { organizer, id } = await makeTransferHost(server);
      const { phone } = await confirmed(server);
      const entryId = await enter(phone, id);
      await pay(phone, entryId);
      await granterOf(organizer, id).grant(entryId, grantedYen);
      await organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
      expect(await wordsTo(server, MOTHER, 'guardian-tournament-cancelled')).toContain(says);
    },
  );

  test.for([
    {
      grantedYen: 500,
      reads: '残りの参加費は返金されません',
      guardianReads: 'the rest of the fee is not refunded',
    },
    {
      grantedYen: 2000,
      reads: '全額の返金がすでに決まっており',
      guardianReads: 'a refund of the whole participation fee',
    },
  ])(
    'Who is withdrawn late reads that it stays, and so does the guardian ($grantedYen)',
    async ({ grantedYen, reads, guardianReads }, { server }) => {
      const { organizer, params, tournamentId } = await hostedTournament(server);
      const { phone } = await confirmed(server);
      const entryId = await enter(phone, tournamentId);
      await pay(phone, entryId);
      await granterOf(organizer, tournamentId).grant(entryId, grantedYen);
      await organizer.call(eventDraws.closeEntries, { params });
      server.clock.advance({ days: 8 });
      await removeEntrant(organizer, params, entryId);
      const words = await wordsTo(server, phone.player.email, 'entry-withdrawn');
      expect(words).toContain(reads);
      const theirs = await wordsTo(server, MOTHER, 'guardian-entry-withdrawn');
      expect(theirs).toContain(guardianReads);
    },
  );

  test.for([
    { grantedYen: 1000, says: 'the rest of your half is not refunded' },
    { grantedYen: 3001, says: 'a refund of all that you paid' },
  ])(
    'The partner of a pair that is withdrawn late reads that it stays ($grantedYen)',
    async ({ grantedYen, says }, { server }) => {
      const { organizer, organizerId } = await makeTransferHost(server);
      const pair = await bothPaid(server, { organizerId });
      const id = pair.tournamentId;
      const eventId = (await tournaments.findById(server.services.db, id))?.events[0].id ?? 0;
      const params = { id, eventId };
      await granterOf(organizer, params.id).grant(pair.entryId, grantedYen);
      await organizer.call(eventDraws.closeEntries, { params });
      server.clock.advance({ days: 8 });
      await removeEntrant(organizer, params, pair.entryId);
      expect(await wordsTo(server, pair.partner.player.email, 'pair-ended')).toContain(says);
    },
  );

  test('The notice of a cancellation names no points that are back already', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone } = await confirmed(server);
    const entryId = await enter(phone, id);
    const { db, clock } = server.services;
    const lot = { accountId: phone.player.id, cause: 'returned', causeId: 'test' } as const;
    await grantPoints(db, { ...lot, amount: 2000, now: clock.now() });
    await pay(phone, entryId, { method: 'points', cardToken: undefined });
    await granterOf(organizer, id).grant(entryId, 0);
    await organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
    const { data } = await phone.call(notifications.list, {});
    const notice = data?.notifications.find(({ kind }) => kind === 'tournament-cancelled');
    expect(notice?.facts).not.toHaveProperty('points');
  });
});

describe('what is said of points that have expired since they paid', () => {
  test.for([
    { old: 600, back: '1,400', expired: '600', notice: 1400 },
    { old: 2000, back: null, expired: '2,000', notice: undefined },
  ])(
    'Mails and notice name what comes back of them, and what does not ($expired)',
    async (given, { server }) => {
      const { organizer, id } = await makeTransferHost(server);
      const { phone } = await confirmed(server);
      const accountId = phone.player.id;
      const { db, clock } = server.services;
      // They expire in three days, before those of the welcome.
      const now = sameTimeOn(addDays(addMonths(dayInJapan(clock.now()), -6), 3), clock.now());
      const lot = { accountId, cause: 'returned', causeId: 'test' } as const;
      await grantPoints(db, { ...lot, amount: given.old, now });
      const entryId = await enter(phone, id);
      await pay(phone, entryId, { method: 'points', cardToken: undefined });
      server.clock.advance({ days: 4 });
      expect((await granterOf(organizer, id).grant(entryId, 0)).status).toBe(200);
      const own = await wordsTo(server, phone.player.email, 'refund-granted');
      const mother = await wordsTo(server, MOTHER, 'guardian-refund-granted');
      for (const words of [own, mother]) {
        expect(words).toMatch(
          new RegExp(`(のうち、|\\s)${given.expired}( of the points|ポイントは有効期限を過ぎて)`),
        );
        if (given.back) expect(words).toMatch(new RegExp(`${given.back}( points|ポイント)`));
      }
      const { data } = await phone.call(notifications.list, {});
      const notice = data?.notifications.find(({ kind }) => kind === 'refund-granted');
      expect(notice?.facts.points).toBe(given.notice);
    },
  );
});
