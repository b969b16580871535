import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import { oneClickUnsubscribe } from '#features/notifications/preferences/preferences.contract.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';
import { apply, hosted, paidEntry, pay } from './publishing.changes.factory.ts';
import { sampleForm as form } from './publishing.factory.ts';

type Around = NonNullable<NonNullable<Parameters<typeof startTestApp>[1]>['aroundProvider']>;

describe('people whom the organizer entered without an account', () => {
  async function withPaper(server: TestApp) {
    const held = await hosted(server);
    const blank = { phone: '', note: '', paidYen: 0 };
    const people = [
      { id: uuidv7(), person: { ...blank, name: '紙野 申子', email: 'paper@example.com' } },
      { id: uuidv7(), person: { ...blank, name: 'No Address', email: '' } },
    ];
    await held.phone.call(entryList.addManual, { params: held.params, body: { people } });
    return held;
  }

  test('People without an account are notified of a cancellation in Japanese, then in English', async ({
    server,
  }) => {
    const { phone, params } = await withPaper(server);
    const { data } = await phone.call(contract.cancel, { params, body: { reason: '台風のため' } });
    expect(data?.notified).toBe(1);
    const [mail] = await mailsOf(server, 'tournament-cancelled');
    expect(mail).toMatchObject({
      toAddress: 'paper@example.com',
      replyTo: 'info@sakura.example',
      subject:
        '【ラリーデイズ】大会中止のお知らせ：Autumn Junior Open / Tournament cancelled: Autumn Junior Open',
    });
    const [japanese = '', english = ''] = mail?.textBody.split('――――――――――') ?? [];
    expect(japanese).toContain('紙野 申子様');
    expect(english).toContain('Hello 紙野 申子,');
    for (const text of [japanese, english]) expect(text).toContain('台風のため');
    expect(mail?.htmlBody).toMatch(/<div lang="ja">.*<hr>\n<div lang="en">/s);
  });

  test('People without an account are notified of another day in both languages, and can unsubscribe', async ({
    server,
  }) => {
    const { phone, params } = await withPaper(server);
    const move = (eventDate: string) =>
      phone.call(contract.edit, { params, body: { tournament: { ...form, eventDate } } });
    await move('2026-12-05');
    const [mail, ...others] = await mailsOf(server, 'tournament-changed');
    expect(others).toEqual([]);
    const [japanese = '', english = ''] = mail?.textBody.split('――――――――――') ?? [];
    expect(japanese).toContain('2026年12月5日');
    expect(japanese).toContain('09:00～17:00');
    expect(english).toContain('09:00 – 17:00');
    expect(japanese).toContain('「大会内容の変更」のメールが不要な場合');
    expect(english).toContain('Sat, Dec 5, 2026');
    expect(english).toContain('please write to the organizer: info@sakura.example');
    expect(english).toContain('/unsubscribe#');
    const secret = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
    await server.phone().call(oneClickUnsubscribe, { params: { secret } });
    await move('2026-12-06');
    expect(await mailsOf(server, 'tournament-changed')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('Cancelling refunds every paid entry, frees the others, notifies everybody, and every yen adds up', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server, { participantLimit: 3 });
    const paid = [await paidEntry(server, id), await paidEntry(server, id)];
    await apply(await server.playerPhone(), id);
    const waiting = await server.playerPhone();
    await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId: id } });

    const { data } = await phone.call(contract.cancel, { params, body: { reason: '台風のため' } });
    expect(data).toMatchObject({
      refunds: 2,
      notified: 4,
      tournament: { state: 'cancelled', placesTaken: 0 },
    });
    const notified = await mailsOf(server, 'tournament-cancelled');
    expect(notified).toHaveLength(4);
    expect(notified.every((mail) => mail.textBody.includes('台風のため'))).toBe(true);
    expect(await mailsOf(server, 'refund-done')).toEqual([]);
    const before = await phone.call(entryListRevenue.revenue, { params });
    expect(before.data?.sums).toMatchObject({
      chargedYen: 4000,
      unrefundedYen: 4000,
      refundedYen: 0,
      remainingYen: 0,
    });

    expect(await server.app.jobs.drain()).toEqual([]);
    const after = await phone.call(entryListRevenue.revenue, { params });
    expect(after.data?.sums).toMatchObject({
      chargedYen: 4000,
      unrefundedYen: 0,
      refundedYen: 4000,
      remainingYen: 0,
    });
    expect(await mailsOf(server, 'refund-done')).toHaveLength(2);
    for (const { phone: player, entryId } of paid) {
      const found = await player.call(entries.find, { params: { id: entryId } });
      expect(found.data?.entry).toMatchObject({ state: 'cancelled', refund: 'done' });
    }
    expect((await waiting.call(waitingList.mine)).data?.waiting).toEqual([]);
  });

  test('Cancelling is refused when the day of the event passes while it waits for an application', async ({
    server,
  }) => {
    const { phone, params } = await hosted(server);
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => phone.call(contract.cancel, { params, body: { reason: '' } }),
      meanwhile: () => server.clock.advance({ days: 300 }),
    });
    expect(answer.refusal?.code).toBe('TOURNAMENT_OVER');
  });

  test('Cancelling twice is refused, and refunds nothing twice', async ({ server }) => {
    const { phone, id, params } = await hosted(server);
    await paidEntry(server, id);
    await phone.call(contract.cancel, { params, body: { reason: '' } });
    const twice = await phone.call(contract.cancel, { params, body: { reason: '' } });
    expect([twice.status, twice.refusal?.code]).toEqual([409, 'ALREADY_CANCELLED']);
    await server.app.jobs.drain();
    const { data } = await phone.call(entryListRevenue.revenue, { params });
    expect(data?.sums).toMatchObject({ chargedYen: 2000, refundedYen: 2000, remainingYen: 0 });
    const body = { tournament: form };
    expect((await phone.call(contract.edit, { params, body })).refusal?.code).toBe(
      'TOURNAMENT_CANCELLED',
    );
    expect((await phone.call(contract.reopen, { params })).refusal?.code).toBe(
      'TOURNAMENT_CANCELLED',
    );
  });

  test('Cancelling after the day is refused', async ({ server }) => {
    const { phone, params } = await hosted(server);
    server.clock.advance({ days: 15 });
    const { refusal } = await phone.call(contract.cancel, { params, body: { reason: '' } });
    expect(refusal?.code).toBe('TOURNAMENT_OVER');
  });

  test('Cancelling while a payment is pending ends in its refund', async () => {
    const charged = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const slow: Around = (provider) => ({
      ...provider,
      confirm: async (intent, ref) => {
        const outcome = await provider.confirm(intent, ref);
        charged.resolve();
        await answer.promise;
        return outcome;
      },
    });
    const server = await startTestApp({}, { aroundProvider: slow });
    try {
      const { phone, id, params } = await hosted(server);
      const player = await server.playerPhone();
      const { data } = await apply(player, id);
      const paying = pay(player, data?.entry.id ?? '');
      await charged.promise;
      await phone.call(contract.cancel, { params, body: { reason: '' } });
      const [mail] = await mailsOf(server, 'tournament-cancelled');
      expect(mail?.textBody).toContain('was under way');
      answer.resolve();
      expect((await paying).refusal?.code).toBe('RESERVATION_EXPIRED');
      await server.app.jobs.drain();
      const revenue = await phone.call(entryListRevenue.revenue, { params });
      expect(revenue.data?.sums).toMatchObject({
        chargedYen: 2000,
        refundedYen: 2000,
        remainingYen: 0,
      });
    } finally {
      await server.close();
    }
  });

  test('A cancellation whose refund the provider refuses announces no refund, and tries again', async () => {
    let refuse = true;
    const strict: Around = (provider) => ({
      ...provider,
      refund: (refund) =>
        refuse ? Promise.reject(new Error('the card was closed')) : provider.refund(refund),
    });
    const server = await startTestApp({}, { aroundProvider: strict });
    try {
      const { phone, id, params } = await hosted(server);
      await paidEntry(server, id);
      await phone.call(contract.cancel, { params, body: { reason: '' } });
      expect((await server.app.jobs.drain()).map(String)).toEqual(['Error: the card was closed']);
      const failed = await phone.call(entryListRevenue.revenue, { params });
      expect(failed.data).toMatchObject({
        sums: { unrefundedYen: 2000 },
        lines: [{ refund: 'failed' }],
      });
      expect(await mailsOf(server, 'refund-done')).toEqual([]);
      refuse = false;
      expect(await server.app.jobs.drain()).toEqual([]);
      const done = await phone.call(entryListRevenue.revenue, { params });
      expect(done.data).toMatchObject({ sums: { unrefundedYen: 0, refundedYen: 2000 } });
      expect(await mailsOf(server, 'refund-done')).toHaveLength(1);
    } finally {
      await server.close();
    }
  });

  test('A cancellation by the operator is written into the audit log', async ({ server }) => {
    const { params } = await hosted(server);
    const phone = await server.operatorPhone();
    server.clock.advance({ minutes: 11 });
    const cancel = () => phone.call(contract.cancel, { params, body: { reason: '' } });
    expect((await cancel()).refusal?.code).toBe('PROOF_REQUIRED');
    const code = await phone.operator.app.code();
    await phone.call(secondFactor.prove, { body: { code } });
    expect((await cancel()).status).toBe(200);
    expect(await server.services.db.select().from(auditLog)).toMatchObject([
      { action: 'tournament-cancelled', subject: 'Autumn Junior Open' },
    ]);
    const [row] = await server.services.db.select().from(tournaments);
    expect(row?.state).toBe('cancelled');
  });
});
