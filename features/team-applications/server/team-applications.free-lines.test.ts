import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { countPending } from '#features/payments/server/payments.pending-refunds.store.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { findBalance } from '#features/payments/server/payments.points.store.ts';
import { sandboxRefunds } from '#features/payments/server/payments.sandbox.tables.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import { mailsMessages as words } from '../mails/mails.messages.en.ts';
import * as contract from '../team-applications.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;

/** A school that has applied with a line of 500 yen and a free one. */
async function applied(server: TestApp) {
  const host = await makeHost(server, [{ fee: 0 }]);
  const { teacher, group, pupils } = await makeSchool(server);
  const [one = 0, free = 0] = host.eventIds;
  const lines = [...singles(one, pupils.slice(0, 1)), ...singles(free, pupils.slice(1, 2))];
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 500 };
  const { id } = await applyFor(teacher, wanted);
  const ids = ((await find(teacher, id))?.application.lines ?? []).map((line) => line.id);
  const [costly = '', freeLine = ''] = ids;
  const pay = (way: { method: 'credit-card' | 'points'; cardToken?: string }) =>
    teacher.call(payments.pay, { body: { id: uuidv7(), entryId: costly, amountYen: 500, ...way } });
  const withdraw = async (entryId: string) => {
    const answer = await teacher.call(contract.withdrawLine, { params: { id, entryId } });
    await server.app.jobs.drain();
    return answer;
  };
  const params = { id: host.id };
  const cancel = async () => {
    await host.organizer.call(publishing.cancel, { params, body: { reason: '' } });
    await server.app.jobs.drain();
  };
  return { host, teacher, id, costly, freeLine, pay, withdraw, cancel };
}

const CARD = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
const refundedYen = async ({ services }: TestApp) =>
  (await services.db.select().from(sandboxRefunds)).map(({ amountYen }) => amountYen);
describe('a free line that a school has paid together with others', () => {
  test('Nothing goes back of a free line that is withdrawn, and nobody hears of a refund', async ({
    server,
  }) => {
    const { pay, withdraw, freeLine, teacher, id } = await applied(server);
    await pay(CARD);
    expect((await withdraw(freeLine)).data).toEqual({ refund: false });
    expect(await refundedYen(server)).toEqual([]);
    expect(await countPending(server.services.db)).toBe(0);
    expect(await mailsOf(server, 'refund-done')).toEqual([]);
    const { application } = (await find(teacher, id)) ?? {};
    expect(application?.lines[1]).toMatchObject({ state: 'withdrawn', refund: 'none' });
    expect(application).toMatchObject({ state: 'paid', totalYen: 500 });
  });

  test('An application that is free stays so when a line is withdrawn', async ({ server }) => {
    const host = await makeHost(server, [], { feeYen: 0 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 2));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 0 };
    const { id } = await applyFor(teacher, wanted);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const { data } = await teacher.call(contract.withdrawLine, { params: { id, entryId } });
    expect(data).toEqual({ refund: false });
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('paid');
    expect(found?.steps.at(-1)).toMatchObject({ kind: 'withdrawn', amountYen: null });
  });

  test('A school whose free line the organizer withdraws reads nothing of a fee', async ({
    server,
  }) => {
    const { host, teacher, id, freeLine, pay } = await applied(server);
    await pay(CARD);
    const params = { id: host.id, eventId: host.eventIds[1] ?? 0 };
    await host.organizer.call(eventDraws.closeEntries, { params });
    await removeEntrant(host.organizer, params, freeLine);
    await server.app.jobs.drain();
    expect((await find(teacher, id))?.application.state).toBe('paid');
    expect(await countPending(server.services.db)).toBe(0);
    const [mail] = await mailsOf(server, 'application-line-withdrawn');
    expect(mail?.textBody).not.toContain('¥0');
    expect(mail?.textBody).not.toContain(words.withdrawnTooLate);
  });

  test.for(['before its tournament is cancelled', 'with it'])(
    'The fee alone goes back of a charge that is refunded %s',
    async (when, { server }) => {
      const { pay, withdraw, costly, cancel } = await applied(server);
      await pay(CARD);
      if (when !== 'with it') await withdraw(costly);
      await cancel();
      expect(await refundedYen(server)).toEqual([500]);
      expect(await countPending(server.services.db)).toBe(0);
      expect(await mailsOf(server, 'refund-done')).toHaveLength(1);
    },
  );

  test('A free line costs no points, and none go back of it', async ({ server }) => {
    const { host, teacher, id, costly, pay, cancel } = await applied(server);
    const { db, clock } = server.services;
    const accountId = teacher.player.id;
    const lot = { accountId, cause: 'returned', causeId: 'test', amount: 2000 } as const;
    const now = clock.now();
    // The rest is what the account was welcomed with.
    const before = (await findBalance(db, accountId, now)).available;
    await grantPoints(db, { ...lot, now });
    const { data } = await teacher.call(payments.options, { query: { entryId: costly } });
    expect(data?.points.required).toBe(2000);
    expect((await pay({ method: 'points' })).status).toBe(200);
    expect((await findBalance(db, accountId, now)).available).toBe(before);
    const { application } = (await find(teacher, id)) ?? {};
    expect(application?.lines.map(({ paidPoints }) => paidPoints)).toEqual([2000, 0]);
    const params = { id: host.id };
    const effects = await host.organizer.call(publishing.cancellation, { params });
    expect(effects.data?.points).toEqual({ people: 1, points: 2000 });
    await cancel();
    expect((await findBalance(db, accountId, now)).available).toBe(before + 2000);
    const [mail] = await mailsOf(server, 'tournament-cancelled');
    expect(mail?.textBody).toContain(words.pointsBack('2,000'));
  });
});
