import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { destinationOf } from '#features/notifications/notifications.destinations.vocabulary.ts';
import * as operator from '#features/operator/operator.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import * as sandboxStore from '#features/payments/sandbox-store/sandbox-store.contract.ts';
import { createSandboxProvider } from '#features/payments/server/payments.sandbox.provider.ts';
import { sandboxCharges } from '#features/payments/server/payments.sandbox.tables.ts';
import { checkWaiting } from '#features/payments/server/payments.waiting.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';

/** A school that has applied with three lines of 500 yen, and pays them at a store. */
async function atStore(server: TestApp) {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
  const { id } = await applyFor(teacher, wanted);
  const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
  const charge = uuidv7();
  const body = { id: charge, entryId, method: 'konbini' as const, amountYen: 1500 };
  const { data } = await teacher.call(payments.pay, { body });
  return { host, teacher, group, id, entryId, charge, payment: data?.payment };
}

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const taken = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events.map(({ placesTaken }) => placesTaken);
const check = (server: TestApp) => {
  const secret = sessionSecret(server.services.config);
  const provider = createSandboxProvider({ ...server.services, secret });
  return checkWaiting({ ...server.services, provider });
};
const moveTo = ({ clock }: TestApp, at: string) =>
  clock.advance({ seconds: (Date.parse(at) - clock.now().getTime()) / 1000 });

describe('a school that pays at a store', () => {
  test('One voucher pays all lines, and holds all places until its end', async ({ server }) => {
    const { teacher, id, charge, payment, host } = await atStore(server);
    expect(payment).toMatchObject({ state: 'requires-action', amountYen: 1500 });
    const until = '2026-11-23T14:59:59.000Z';
    expect((await find(teacher, id))?.application).toMatchObject({
      state: 'reserved',
      isPaying: true,
      waitsFor: 'store',
      dueAt: until,
    });
    server.clock.advance({ days: 2 });
    await sweepTournament(server.services, host.id);
    expect(await taken(server, host.id)).toContain(3);
    await teacher.call(sandboxStore.pay, { params: { id: charge } });
    await server.app.jobs.drain();
    expect((await find(teacher, id))?.application).toMatchObject({ state: 'paid', waitsFor: null });
    const charges = await server.services.db.select().from(sandboxCharges);
    expect(charges.map(({ amountYen }) => amountYen)).toEqual([1500]);
    const kinds = (await server.services.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'application-paid')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'pay-at-store')).toHaveLength(1);
  });

  test('The deadline passes while the voucher is open: all places are free, none before', async ({
    server,
  }) => {
    const { teacher, id, host } = await atStore(server);
    moveTo(server, '2026-11-23T15:01:00Z');
    await sweepTournament(server.services, host.id);
    expect((await find(teacher, id))?.application.state).toBe('reserved');
    await check(server);
    await sweepTournament(server.services, host.id);
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('lapsed');
    expect(new Set(found?.application.lines.map(({ state }) => state))).toEqual(
      new Set(['lapsed']),
    );
    expect(await taken(server, host.id)).not.toContain(3);
  });

  test('The school pays in another way after all, within 30 minutes', async ({ server }) => {
    const { teacher, id, charge, entryId } = await atStore(server);
    await teacher.call(payments.cancel, { params: { id: charge } });
    expect((await find(teacher, id))?.application).toMatchObject({
      state: 'reserved',
      isPaying: false,
      dueAt: '2026-11-20T03:30:00.000Z',
    });
    const card = { method: 'credit-card' as const, cardToken: 'tok_sandbox_ok_4242' };
    await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
    expect((await find(teacher, id))?.application.state).toBe('paid');
  });

  test('Cancelling the tournament ends the voucher, and nobody can pay it any more', async ({
    server,
  }) => {
    const { teacher, charge, host } = await atStore(server);
    const params = { id: host.id };
    await host.organizer.call(publishing.cancel, { params, body: { reason: '' } });
    await server.app.jobs.drain();
    const { data } = await teacher.call(payments.find, { params: { id: charge } });
    expect(data?.payment.state).toBe('canceled');
    const { refusal } = await teacher.call(sandboxStore.pay, { params: { id: charge } });
    expect(refusal?.code).toBe('NOT_OPEN');
  });

  test('Everybody who looks after the school hears once that its money was transferred, and finds the application', async ({
    server,
  }) => {
    const { teacher, group, charge, host, id } = await atStore(server);
    const coach = await addCoach(server, group.id);
    await teacher.call(sandboxStore.pay, { params: { id: charge } });
    await server.app.jobs.drain();
    await host.organizer.call(publishing.cancel, { params: { id: host.id }, body: { reason: '' } });
    await server.app.jobs.drain();
    const mine = await coach.call(payouts.own, { query: { applicationId: id } });
    const payoutIds = mine.data?.payouts.map((payout) => payout.id) ?? [];
    const given = await coach.call(payouts.giveAccount, { body: { payoutIds, account: ACCOUNT } });
    expect(given.refusal).toBeNull();
    const console = await server.operatorPhone();
    for (const payoutId of payoutIds) {
      const body = { paidOutOn: '2026-11-21', paidOutName: '経理 田中' };
      await console.call(operator.markPaidOut, { params: { id: payoutId }, body });
    }
    await server.app.jobs.drain();
    for (const phone of [teacher, coach]) {
      const { data } = await phone.call(notifications.list, {});
      const done = data?.notifications.filter(({ kind }) => kind === 'refund-done') ?? [];
      expect(done.map(destinationOf)).toEqual([`/team-applications/${id}`]);
      expect(done).toMatchObject([{ facts: { amountYen: 1500 } }]);
      const sent = (await mailsTo(server, phone.player.email)).filter(
        ({ kind }) => kind === 'refund-done',
      );
      expect(sent).toHaveLength(1);
    }
  });
});
