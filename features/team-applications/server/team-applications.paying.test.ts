import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as payments from '#features/payments/payments.contract.ts';
import {
  sandboxCharges,
  sandboxRefunds,
} from '#features/payments/server/payments.sandbox.tables.ts';
import { settleCharge } from '#features/payments/server/payments.settling.commands.ts';
import * as store from '#features/payments/server/payments.store.ts';
import { refunds as refundRows } from '#features/payments/server/payments.tables.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';

const OK = 'tok_sandbox_ok_4242';

const taken = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events.map(({ placesTaken }) => placesTaken);
const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const pay = (phone: Phone, entryId: string, more = {}) =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: OK, ...more },
  });
const firstLine = async (phone: Phone, id: string) =>
  (await find(phone, id))?.application.lines[0]?.id ?? '';
describe('paying', () => {
  test('One charge pays all lines, confirms them, and one mail has the total', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [
      { eventType: 'Doubles', fee: 800 },
    ]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, two = 0] = eventIds;
    const pair = { eventId: two, pupils: pupils.slice(0, 2).map((pupil) => pupil.id) };
    const lines = [...singles(one, pupils.slice(0, 3)), pair];
    const { id } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 2300,
    });
    const entryId = await firstLine(teacher, id);
    const { data } = await pay(teacher, entryId, { amountYen: 2300 });
    expect(data?.payment).toMatchObject({ state: 'succeeded', amountYen: 2300, pointsEarned: 0 });
    const charges = await server.services.db.select().from(sandboxCharges);
    expect(charges.map(({ amountYen }) => amountYen)).toEqual([2300]);
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('paid');
    expect(new Set(found?.application.lines.map(({ state }) => state))).toEqual(
      new Set(['confirmed']),
    );
    const [mail, ...others] = await mailsOf(server, 'application-paid');
    expect(others).toEqual([]);
    expect(mail?.textBody).toContain('2,300');
    expect(await mailsOf(server, 'entry-confirmed')).toEqual([]);
  });

  test('A payment of an amount that was withdrawn meanwhile is refused with both amounts', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 3));
    const { id } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 1500,
    });
    const [first, second] = (await find(teacher, id))?.application.lines ?? [];
    const params = { id, entryId: second?.id ?? '' };
    expect((await teacher.call(contract.withdrawLine, { params })).data).toEqual({ refund: false });
    expect((await pay(teacher, first?.id ?? '', { amountYen: 1500 })).refusal).toMatchObject({
      code: 'AMOUNT_CHANGED',
      details: { was: 1500, is: 1000 },
    });
    expect((await pay(teacher, first?.id ?? '', { amountYen: 1000 })).status).toBe(200);
    expect(await taken(server, tournamentId)).toEqual([2]);
  });

  test.for(['the same teacher', 'another teacher'])(
    'A charge that was lost and is found while a newer one of %s waits goes back, and the newer one pays',
    async (who, { server }) => {
      const { db, clock } = server.services;
      const { id: tournamentId, eventIds } = await makeHost(server);
      const { teacher, group, pupils } = await makeSchool(server);
      const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
      const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1000 };
      const { id } = await applyFor(teacher, wanted);
      const entryIds = (await find(teacher, id))?.application.lines.map((line) => line.id) ?? [];
      const lost = uuidv7();
      const shares = entryIds.map((entryId) => ({ entry: { id: entryId }, amountYen: 500 }));
      const about = { accountId: teacher.player.id, method: 'credit-card', shares } as const;
      const charge = await store.insertCharge(db, {
        ...about,
        chargeId: lost,
        createdAt: clock.now(),
      });
      await store.updateAll(
        db,
        charge.map((payment) => payment.id),
        { state: 'void' },
      );
      const newer = uuidv7();
      const atStore = { id: newer, method: 'konbini', cardToken: undefined };
      const payer = who === 'the same teacher' ? teacher : await addCoach(server, group.id);
      await pay(payer, entryIds[0] ?? '', atStore);
      const settled = await settleCharge(server.services, lost, {
        state: 'succeeded',
        ref: 'found',
      });
      expect(settled?.map(({ state }) => state)).toEqual(['returned', 'returned']);
      expect((await find(teacher, id))?.application).toMatchObject({ state: 'reserved' });
      await settleCharge(server.services, newer, { state: 'succeeded', ref: newer });
      expect((await find(teacher, id))?.application).toMatchObject({
        state: 'paid',
        totalYen: 1000,
      });
      const returned = await db.select().from(refundRows);
      expect(returned.map(({ amountYen }) => amountYen)).toEqual([500, 500]);
    },
  );

  test('An application that is not paid in time lapses whole and frees its places', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 2 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    const { id } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 1000,
    });
    server.clock.advance({ minutes: 31 });
    await sweepTournament(server.services, tournamentId);
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('lapsed');
    expect(found?.application.lines.map(({ state }) => state)).toEqual(['lapsed', 'lapsed']);
    expect(await taken(server, tournamentId)).toEqual([0]);
    expect(await mailsOf(server, 'application-lapsed')).toHaveLength(1);
    const { refusal } = await pay(teacher, found?.application.lines[0]?.id ?? '');
    expect(refusal?.code).toBe('RESERVATION_EXPIRED');
  });

  test('A line that is withdrawn in time is refunded exactly, and the rest stays', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [
      { eventType: 'Doubles', fee: 800 },
    ]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, two = 0] = eventIds;
    const pair = { eventId: two, pupils: pupils.slice(0, 2).map((pupil) => pupil.id) };
    const lines = [...singles(one, pupils.slice(0, 2)), pair];
    const { id } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 1800,
    });
    await pay(teacher, await firstLine(teacher, id));
    const last = (await find(teacher, id))?.application.lines.at(-1)?.id ?? '';
    const params = { id, entryId: last };
    expect((await teacher.call(contract.withdrawLine, { params })).data).toEqual({ refund: true });
    await server.app.jobs.drain();
    const refunds = await server.services.db.select().from(sandboxRefunds);
    expect(refunds.map(({ amountYen }) => amountYen)).toEqual([800]);
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({ state: 'partly-refunded', totalYen: 1000 });
    expect(await taken(server, tournamentId)).toEqual([2, 0]);
    server.clock.advance({ days: 8 });
    const late = { id, entryId: found?.application.lines[0]?.id ?? '' };
    const { refusal } = await teacher.call(contract.withdrawLine, { params: late });
    expect(refusal?.code).toBe('DEADLINE_PASSED');
  });

  test('When only free lines are left of an unpaid application, they are confirmed at once', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [{ fee: 0 }]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, free = 0] = eventIds;
    const lines = [...singles(one, pupils.slice(0, 1)), ...singles(free, pupils.slice(1, 3))];
    const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const { id } = await applyFor(teacher, wanted);
    const params = { id, entryId: await firstLine(teacher, id) };
    expect((await teacher.call(contract.withdrawLine, { params })).data).toEqual({ refund: false });
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({ state: 'paid', totalYen: 0 });
    const states = found?.application.lines.map(({ state }) => state);
    expect(states).toEqual(['withdrawn', 'confirmed', 'confirmed']);
    expect(found?.steps.map(({ kind }) => kind)).toEqual(['reserved', 'withdrawn', 'paid']);
    server.clock.advance({ minutes: 31 });
    await sweepTournament(server.services, tournamentId);
    expect(await taken(server, tournamentId)).toEqual([0, 2]);
    expect(await mailsOf(server, 'application-paid')).toHaveLength(1);
  });

  test('What has arrived of a transfer goes back when only free lines are left', async ({
    server,
  }) => {
    const host = await makeHost(server, [{ fee: 0 }]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, free = 0] = host.eventIds;
    const lines = [...singles(one, pupils.slice(0, 1)), ...singles(free, pupils.slice(1, 2))];
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 500 };
    const { id } = await applyFor(teacher, { ...wanted, byTransfer: true });
    const noted = {
      amountYen: 300,
      paidOn: '2026-11-20',
      payerName: 'サクラガオカ',
      settles: false,
    };
    const params = { tournamentId: host.id, id };
    await host.organizer.call(organizing.noteTransfer, {
      params,
      body: { id: uuidv7(), ...noted },
    });
    const line = { id, entryId: await firstLine(teacher, id) };
    await teacher.call(contract.withdrawLine, { params: line });
    expect((await find(teacher, id))?.application).toMatchObject({
      state: 'paid',
      dueBackYen: 300,
    });
  });

  test('A school withdraws no line after the day of the event, also where the deadline is later', async ({
    server,
  }) => {
    const dates = { eventDate: '2026-11-21', applicationDeadline: '2026-11-25', feeYen: 0 };
    const { id: tournamentId, eventIds } = await makeHost(server, [], dates);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    expect((await find(teacher, id))?.may.withdraw).toBe(true);
    server.clock.advance({ days: 2 });
    expect((await find(teacher, id))?.may.withdraw).toBe(false);
    const params = { id, entryId: await firstLine(teacher, id) };
    const { refusal } = await teacher.call(contract.withdrawLine, { params });
    expect(refusal?.code).toBe('DEADLINE_PASSED');
  });

  test('The lines of an unpaid application can be given up all at once', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils);
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 * lines.length };
    const { id } = await applyFor(teacher, about);
    expect((await teacher.call(contract.giveUp, { params: { id } })).status).toBe(200);
    expect((await teacher.call(contract.giveUp, { params: { id } })).status).toBe(200);
    expect((await find(teacher, id))?.application.state).toBe('cancelled');
    expect(await taken(server, tournamentId)).toEqual([0]);
  });
});
