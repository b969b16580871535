import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { profile } from '#features/my-page/my-page.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { bothPaid } from '#features/pairs/server/pairs.fees.factory.ts';
import * as disputes from '#features/payments/disputes/server/disputes.store.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { listSucceeded } from '#features/payments/server/payments.store.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeDeskHelper, makeReferee } from '#features/referees/server/referees.factory.ts';
import { makeSeason } from '#features/season/server/season.factory.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { addDays } from '#platform/shared/format.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  note,
  noted,
  ownPayouts,
} from '../../bank-transfers/server/bank-transfers.factory.ts';
import * as entryList from '../../entry-list.contract.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import { enter, granterOf, makePaid, pay, REASON, sentBack } from './grants.factory.ts';

const codeOf = ({ refusal }: { readonly refusal: { readonly code: string } | null }) =>
  refusal?.code ?? null;

describe('giving back a fee without a rule', () => {
  test('A part goes back and then the rest, never more, and the payer reads why', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone, entryId } = await makePaid(server, id);
    const { find, grant, listed, revenue } = granterOf(organizer, id);
    expect(await find(entryId)).toMatchObject({ leftYen: 2000, points: 0, grants: [] });
    expect(codeOf(await grant(entryId, 2001))).toBe('AMOUNT_TOO_HIGH');
    expect(codeOf(await grant(entryId, 0))).toBe('AMOUNT_MISSING');
    expect((await grant(entryId, 500)).status).toBe(200);
    expect(await sentBack(server)).toEqual([500]);
    expect(await find(entryId)).toMatchObject({
      leftYen: 1500,
      grants: [{ amountYen: 500, reason: REASON }],
    });
    const own = async () =>
      (await phone.call(entries.find, { params: { id: entryId } })).data?.entry;
    expect(await own()).toMatchObject({ state: 'confirmed', refund: 'done', refundYen: 500 });
    expect(await listed(entryId)).toMatchObject({ state: 'confirmed', grantedYen: 500 });
    expect(await revenue()).toMatchObject({
      sums: { chargedYen: 2000, refundedYen: 500, remainingYen: 1500 },
      lines: [{ amountYen: 2000, refundedYen: 500, refund: 'done' }],
    });
    expect((await grant(entryId, 1500)).status).toBe(200);
    expect(await sentBack(server)).toEqual([500, 1500]);
    expect(codeOf(await grant(entryId, 1))).toBe('NOTHING_LEFT');
    expect(await own()).toMatchObject({ state: 'confirmed', refundYen: 2000 });

    const mails = await mailsTo(server, phone.player.email);
    const granted = mails.filter(({ kind }) => kind === 'refund-granted');
    expect(granted).toHaveLength(2);
    expect(granted[0]?.textBody).toContain(REASON);
    expect(mails.filter(({ kind }) => kind === 'refund-done')).toHaveLength(2);
    const { data } = await phone.call(notifications.list);
    expect(data?.notifications).toContainEqual(expect.objectContaining({ kind: 'refund-granted' }));
    const { csv = '' } =
      (await organizer.call(entryListRevenue.exportRevenue, { params: { id } })).data ?? {};
    expect(fromCsv(csv)[1]?.slice(3, 5)).toEqual(['2000', '-2000']);
  });

  test('Sent again, a decision gives nothing more back, and with another entry it is refused', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const first = await makePaid(server, id);
    const second = await makePaid(server, id);
    const { grant, find } = granterOf(organizer, id);
    const decision = uuidv7();
    for (const _ of [1, 2]) {
      const seen = { leftYen: 2000, points: 0 };
      expect((await grant(first.entryId, 700, { id: decision, seen })).status).toBe(200);
    }
    expect(codeOf(await grant(second.entryId, 700, { id: decision }))).toBe('ID_TAKEN');
    expect(await sentBack(server)).toEqual([700]);
    expect(await find(first.entryId)).toMatchObject({ leftYen: 1300 });
    const mails = await mailsTo(server, first.phone.player.email);
    expect(mails.filter(({ kind }) => kind === 'refund-granted')).toHaveLength(1);
  });

  test('Of two decisions at once for the same entry only one counts', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { entryId } = await makePaid(server, id);
    const { grant } = granterOf(organizer, id);
    const seen = { leftYen: 2000, points: 0 };
    const decide = () => grant(entryId, 1500, { seen });
    const answers = await inTurn(server.services.db, 'tournaments', [decide, decide]);
    expect(answers.map(codeOf)).toEqual([null, 'REFUND_CHANGED']);
    expect(await sentBack(server)).toEqual([1500]);
  });

  test('Points go back wholly, each to its own end', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const phone = await server.playerPhone();
    const now = server.clock.now();
    const lot = { accountId: phone.player.id, cause: 'welcome', causeId: uuidv7() } as const;
    await grantPoints(server.services.db, { ...lot, amount: 600, now });
    const entryId = await enter(phone, id);
    await pay(phone, entryId, { method: 'points', cardToken: undefined });
    const left = async () => (await phone.call(profile)).data?.points.available;
    expect(await left()).toBe(100);
    const { grant, find, revenue } = granterOf(organizer, id);
    expect(await find(entryId)).toMatchObject({ leftYen: 0, points: 2000 });
    expect((await grant(entryId, 0)).status).toBe(200);
    expect(await left()).toBe(2100);
    expect(codeOf(await grant(entryId, 0))).toBe('NOTHING_LEFT');
    expect((await revenue())?.sums).toMatchObject({ pointsYen: 0, remainingYen: 0 });
    const [mail] = (await mailsTo(server, phone.player.email)).filter(
      ({ kind }) => kind === 'refund-granted',
    );
    expect(mail?.textBody).toMatch(/2,000/);
    expect(mail?.textBody).not.toMatch(/do not come back/);
  });

  test('Points that a fee has earned stay while what remains of it would earn them', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone, entryId } = await makePaid(server, id);
    const { grant } = granterOf(organizer, id);
    const upcoming = async () =>
      (await phone.call(profile)).data?.points.upcoming.map(({ points }) => points);
    expect(await upcoming()).toEqual([100]);
    await grant(entryId, 1000);
    expect(await upcoming()).toEqual([100]);
    await grant(entryId, 1);
    expect(await upcoming()).toEqual([]);
  });

  test('Both of a pair who share a fee get their part of what goes back', async ({ server }) => {
    const { tournamentId, inviter, partner, entryId } = await bothPaid(server);
    const operator = await server.operatorPhone();
    const { grant, find } = granterOf(operator, tournamentId);
    expect(await find(entryId)).toMatchObject({ leftYen: 3001 });
    expect((await grant(entryId, 1001)).status).toBe(200);
    expect(await sentBack(server)).toEqual([500, 501]);
    const seenBy = async (phone: typeof inviter) =>
      (await phone.call(entries.find, { params: { id: entryId } })).data?.entry.refundYen;
    expect([await seenBy(inviter), await seenBy(partner)].toSorted()).toEqual([500, 501]);
  });

  test('Of a transfer goes back what has arrived, by a transfer of the organizer', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const charge = await chooseTransfer(phone, entryId);
    await note(host, charge.id, noted(1990, true));
    const { grant, find } = granterOf(host.organizer, host.id);
    expect(await find(entryId)).toMatchObject({ leftYen: 1990 });
    await grant(entryId, 1000);
    await grant(entryId, 990);
    await server.app.jobs.drain();
    expect(await ownPayouts(phone)).toMatchObject([{ amountYen: 1990, state: 'needs-account' }]);
    expect(codeOf(await grant(entryId, 1))).toBe('NOTHING_LEFT');
  });

  test('A corrected note of a transfer takes from what was given back, on the list, too', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const charge = await chooseTransfer(phone, entryId);
    await note(host, charge.id, noted(2000, true));
    const { grant, find, listed } = granterOf(host.organizer, host.id);
    await grant(entryId, 500);
    await note(host, charge.id, noted(-1800, false));
    expect(await ownPayouts(phone)).toMatchObject([{ amountYen: 200 }]);
    expect(await listed(entryId)).toMatchObject({ grantedYen: 200 });
    expect(await find(entryId)).toMatchObject({ leftYen: 0, grants: [{ amountYen: 200 }] });
  });

  test('What was paid outside the app is only noted', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const entryId = uuidv7();
    const person = {
      name: '紙で申込',
      email: 'kami@example.com',
      phone: '',
      note: '',
      paidYen: 1200,
    };
    await organizer.call(entryList.addManual, {
      params: { id },
      body: { people: [{ id: entryId, person }] },
    });
    const { grant, find, revenue, listed } = granterOf(organizer, id);
    expect(await find(entryId)).toMatchObject({ leftYen: 1200, isOutside: true });
    expect((await grant(entryId, 200)).status).toBe(200);
    expect(await find(entryId)).toMatchObject({ leftYen: 1000 });
    expect(await listed(entryId)).toMatchObject({ amountYen: 1200, grantedYen: 200 });
    expect(await revenue()).toMatchObject({
      sums: { manualYen: 1000 },
      lines: [{ method: 'manual', refundedYen: 200, refund: 'done' }],
    });
    expect(await sentBack(server)).toEqual([]);
    expect(await mailsTo(server, 'kami@example.com')).toEqual([]);
  });

  test('When the tournament is cancelled afterwards, the rest goes back and no more', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone, entryId } = await makePaid(server, id);
    await granterOf(organizer, id).grant(entryId, 500);
    await organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
    expect(await sentBack(server)).toEqual([500, 1500]);
    const [mail] = (await mailsTo(server, phone.player.email)).filter(
      ({ kind }) => kind === 'tournament-cancelled',
    );
    expect(mail?.textBody).toContain('1,500');
  });

  test('Of an unpaid place, and of one that was withdrawn with its fee, nothing goes back', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const unpaid = await makeReserved(server, id);
    const { phone, entryId } = await makePaid(server, id);
    const { grant, find } = granterOf(organizer, id);
    expect(await find(unpaid.entryId)).toMatchObject({ leftYen: 0, points: 0 });
    expect(codeOf(await grant(unpaid.entryId, 0))).toBe('NOTHING_LEFT');
    await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(codeOf(await grant(entryId, 0))).toBe('NOTHING_LEFT');
    expect(await sentBack(server)).toEqual([2000]);
  });

  test('The guardian of who has paid hears of it', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone } = await confirmed(server);
    const entryId = await enter(phone, id);
    await pay(phone, entryId);
    await granterOf(organizer, id).grant(entryId, 300);
    const mails = await mailsTo(server, MOTHER);
    const heard = mails.filter(({ kind }) => kind === 'guardian-refund-granted');
    expect(heard).toHaveLength(1);
    expect(heard[0]?.textBody).toContain(REASON);
  });
});

describe('who may give fees back, and when', () => {
  test('Of a season the organizer decides until a month after its last tie', async ({ server }) => {
    const { desk, params } = await makeSeason(server, ['A', 'B']);
    const { openUntil } = (await granterOf(desk, params.id).findAll()) ?? {};
    // Two ties, seven days apart, each to be played within ten days.
    const ties = (await server.services.db.select().from(fixtures)).map(({ windowTo }) => windowTo);
    const lastTie = ties.toSorted().at(-1) ?? '';
    expect(openUntil?.slice(0, 10)).toBe(addDays(lastTie, 30));
  });

  test('Of a payment that the payer disputes at their bank nothing goes back', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { entryId } = await makePaid(server, id);
    const { db } = server.services;
    const [payment] = await listSucceeded(db, [entryId]);
    const openedAt = server.clock.now();
    const { chargeId = '', amountYen = 0 } = payment ?? {};
    const dispute = { id: 'dp_1', chargeId, amountYen, dueBy: null, openedAt, endedAt: null };
    await disputes.insert(db, { ...dispute, state: 'open' });
    const { grant, find } = granterOf(organizer, id);
    expect(await find(entryId)).toMatchObject({ leftYen: 0 });
    expect(codeOf(await grant(entryId, 100))).toBe('NOTHING_LEFT');
    await disputes.update(db, 'dp_1', { state: 'won', endedAt: openedAt });
    expect((await grant(entryId, 100)).status).toBe(200);
  });

  test('Neither players nor referees nor helpers of the desk may', async ({ server }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { phone, entryId } = await makePaid(server, id);
    const { grant, find } = granterOf(organizer, id);
    const referee = await makeReferee(server, organizer, id);
    const helper = await makeDeskHelper(server, organizer, id);
    const other = await makeTransferHost(server);
    for (const by of [phone, referee, helper, other.organizer]) {
      expect(codeOf(await grant(entryId, 100, { by }))).toBe('FORBIDDEN');
      expect(await find(entryId, by)).toBe(null);
    }
    const elsewhere = granterOf(other.organizer, other.id);
    expect(codeOf(await elsewhere.grant(entryId, 100))).toBe('ENTRY_NOT_FOUND');
    expect(await sentBack(server)).toEqual([]);
  });

  test('A month after the tournament the organizer is too late, and an operator is not', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const { entryId } = await makePaid(server, id);
    const { find, grant } = granterOf(organizer, id);
    const { openUntil } = (await find(entryId)) ?? {};
    const leftMs = new Date(openUntil ?? '').getTime() - server.clock.now().getTime();
    server.clock.advance({ seconds: leftMs / 1000 - 1 });
    expect(await find(entryId)).toMatchObject({ isOver: false });
    server.clock.advance({ seconds: 1 });
    expect(await find(entryId)).toMatchObject({ isOver: true });
    expect(codeOf(await grant(entryId, 100))).toBe('REFUNDS_OVER');
    const by = await server.operatorPhone();
    expect((await grant(entryId, 100, { by })).status).toBe(200);
  });
});
