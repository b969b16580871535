import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as bankTransfers from '#features/entry-list/bank-transfers/bank-transfers.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
} from '#features/entry-list/bank-transfers/server/bank-transfers.factory.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { accept, enter, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as organizing from '#features/team-applications/team-applications.organizer.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';

async function hosted(server: TestApp, options = {}) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, ...options });
  const params = { id };
  const foreseen = async () => (await phone.call(contract.cancellation, { params })).data;
  const cancel = () => phone.call(contract.cancel, { params, body: { reason: '' } });
  return { phone, id, params, foreseen, cancel };
}

async function reserve(server: TestApp, tournamentId: number) {
  const phone = await server.playerPhone();
  const body = { id: uuidv7(), tournamentId, agreed: true };
  return { phone, entryId: (await phone.call(entries.apply, { body })).data?.entry.id ?? '' };
}

async function payByCard(server: TestApp, tournamentId: number) {
  const { phone, entryId } = await reserve(server, tournamentId);
  const card = { method: 'credit-card' as const, cardToken: 'tok_sandbox_ok_4242' };
  await phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  return { phone, entryId };
}

async function payWithPoints(server: TestApp, tournamentId: number) {
  const { phone, entryId } = await reserve(server, tournamentId);
  const { db, clock } = server.services;
  const accountId = phone.player.id;
  const lot = { accountId, cause: 'returned' as const, causeId: 'test', amount: 500 };
  await grantPoints(db, { ...lot, now: clock.now() });
  await phone.call(payments.pay, { body: { id: uuidv7(), entryId, method: 'points' } });
}

type Host = Awaited<ReturnType<typeof makeHost>>;

/** A school with two lines of 500 yen, for which the organizer notes these transfers; the first one is enough. */
async function transferTo(
  server: TestApp,
  { id: tournamentId, organizer, eventIds }: Host,
  { name, amounts }: { readonly name: string; readonly amounts: readonly number[] },
) {
  const { teacher, group, pupils } = await makeSchool(server, 2, name);
  const lines = singles(eventIds[0] ?? 0, pupils);
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1000, byTransfer: true };
  const { id } = await applyFor(teacher, wanted);
  for (const [at, amountYen] of amounts.entries()) {
    const noted = { id: uuidv7(), amountYen, paidOn: '2026-11-20', payerName: 'サクラガオカ' };
    const body = { ...noted, settles: at === 0 };
    await organizer.call(organizing.noteTransfer, { params: { tournamentId, id }, body });
  }
}

const person = { email: '', phone: '', note: '', paidYen: 0 };

describe('what cancelling would do', () => {
  test('The preview of a cancellation counts people and money by payment method, and agrees with the cancellation', async ({
    server,
  }) => {
    const { phone, id, params, foreseen, cancel } = await hosted(server, { participantLimit: 6 });
    await payByCard(server, id);
    await payByCard(server, id);
    await payWithPoints(server, id);
    await reserve(server, id);
    const people = [
      { ...person, name: 'Cash', paidYen: 1500, email: 'cash@example.com' },
      { ...person, name: 'Nothing yet' },
    ].map((one) => ({ id: uuidv7(), person: one }));
    await phone.call(entryList.addManual, { params, body: { people } });
    const waiting = await server.playerPhone();
    await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId: id } });

    expect(await foreseen()).toEqual({
      refunds: { people: 2, yen: 4000 },
      points: { people: 1, points: 2000 },
      outside: { people: 1, yen: 1500 },
      transfers: { schools: 0, yen: 0 },
      playersTransfers: { people: 0, yen: 0 },
      notified: 6,
    });
    expect((await cancel()).data).toMatchObject({ refunds: 3, notified: 6 });
  });

  test('The preview of a cancellation leaves out withdrawn, lapsed and removed people', async ({
    server,
  }) => {
    const { phone, id, params, foreseen, cancel } = await hosted(server);
    const gone = await payByCard(server, id);
    await gone.phone.call(entries.withdraw, { params: { id: gone.entryId } });
    await reserve(server, id);
    const entryId = uuidv7();
    const removed = { ...person, name: 'Removed', email: 'gone@example.com', paidYen: 900 };
    const body = { people: [{ id: entryId, person: removed }] };
    await phone.call(entryList.addManual, { params, body });
    await phone.call(entryList.removeManual, { params: { id, entryId } });
    server.clock.advance({ minutes: 31 });

    const nothing = { people: 0, yen: 0 };
    expect(await foreseen()).toEqual({
      refunds: nothing,
      points: { people: 0, points: 0 },
      outside: nothing,
      transfers: { schools: 0, yen: 0 },
      playersTransfers: { people: 0, yen: 0 },
      notified: 0,
    });
    expect((await cancel()).data).toMatchObject({ refunds: 0, notified: 0 });
  });

  test('The preview of a cancellation has its own sum of what schools have transferred, as the organizer then owes it', async ({
    server,
  }) => {
    const host = await makeHost(server);
    await transferTo(server, host, { name: '桜丘中学校', amounts: [1200, -200] });
    await transferTo(server, host, { name: '若葉台中学校', amounts: [700] });
    await transferTo(server, host, { name: '青葉中学校', amounts: [] });
    const params = { id: host.id };
    const { data } = await host.organizer.call(contract.cancellation, { params });
    expect(data).toMatchObject({
      refunds: { people: 0, yen: 0 },
      outside: { people: 0, yen: 0 },
      transfers: { schools: 2, yen: 1700 },
    });
    await host.organizer.call(contract.cancel, { params, body: { reason: '' } });
    const due =
      (await host.organizer.call(entryListRevenue.payouts, { params })).data?.payouts ?? [];
    expect(due.reduce((sum, { amountYen }) => sum + amountYen, 0)).toBe(1700);
    const after = (await host.organizer.call(contract.cancellation, { params })).data;
    expect(after?.transfers).toEqual({ schools: 0, yen: 0 });
  });

  test('Everybody who hears of a cancellation is counted once, before it and after it', async ({
    server,
  }) => {
    const host = await makeHost(server, [{ fee: 500 }], { eventType: 'Doubles', feeYen: 0 });
    const params = { id: host.id };
    const eventId = host.eventIds[1] ?? 0;
    const inviter = await server.playerPhone();
    const token = await linkFrom(inviter, await enter(inviter, host.id));
    await accept(await server.playerPhone(), token);
    const reserveSingles = async (phone: Phone) => {
      const body = { id: uuidv7(), tournamentId: host.id, eventId, agreed: true };
      return (await phone.call(entries.apply, { body })).data?.entry.id ?? '';
    };
    // Waits for a store whose report is late; and a place that nobody pays.
    const entryId = await reserveSingles(inviter);
    const konbini = { id: uuidv7(), entryId, method: 'konbini' as const };
    await inviter.call(payments.pay, { body: konbini });
    await reserveSingles(await server.playerPhone());
    const { teacher, group, pupils } = await makeSchool(server, 2);
    const wanted = { tournamentId: host.id, groupId: group.id, totalYen: 1000, byTransfer: true };
    await applyFor(teacher, { ...wanted, lines: singles(eventId, pupils) });
    const paper = { ...person, name: 'Paper', email: 'paper@example.com' };
    const people = [{ id: uuidv7(), person: paper }];
    await host.organizer.call(entryList.addManual, { params, body: { people } });
    server.clock.advance({ days: 4 });

    const { data } = await host.organizer.call(contract.cancellation, { params });
    const done = await host.organizer.call(contract.cancel, { params, body: { reason: '' } });
    const sent = await server.services.db.select().from(mails);
    const notified = sent
      .filter(({ kind }) => kind === 'tournament-cancelled')
      .map((one) => one.toAddress);
    // The player of both events, the partner, the teacher, and who entered on paper.
    expect(new Set(notified).size).toBe(4);
    expect([data?.notified, done.data?.notified]).toEqual([4, 4]);
  });

  test('Who plays in the squad of a team is counted as well', async ({ server }) => {
    const host = await makeHost(server, [], { feeYen: 0, eventType: 'Team' });
    const params = { id: host.id };
    const { teacher, group, pupils } = await makeSchool(server, 2);
    const member = await addPupil(server, group.id, await server.playerPhone());
    const ids = [...pupils, member].map(({ id }) => id);
    const lines = [{ eventId: host.eventIds[0] ?? 0, pupils: ids, team: '桜丘 A' }];
    await applyFor(teacher, { tournamentId: host.id, groupId: group.id, lines, totalYen: 0 });
    const { data } = await host.organizer.call(contract.cancellation, { params });
    const done = await host.organizer.call(contract.cancel, { params, body: { reason: '' } });
    const sent = (await server.services.db.select().from(mails)).filter(
      ({ kind }) => kind === 'tournament-cancelled',
    );
    // The teacher and the pupil with an account.
    expect(sent).toHaveLength(2);
    expect([data?.notified, done.data?.notified]).toEqual([2, 2]);
  });

  test('What players have transferred has its own sum, as much as the organizer owes after the cancellation', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const params = { id: host.id };
    // Too much, of which the surplus is owed already; too little; a part of what is waited for; nothing yet.
    const noted = [
      { amountYen: 2500, settles: true },
      { amountYen: 1990, settles: true },
      { amountYen: 700, settles: false },
    ];
    for (const arrived of noted) {
      const { phone, entryId } = await makeReserved(server, host.id);
      const { id: transferId } = await chooseTransfer(phone, entryId);
      const body = { id: uuidv7(), paidOn: '2026-11-21', payerName: 'アオキ', ...arrived };
      await host.organizer.call(bankTransfers.note, { params: { ...params, transferId }, body });
    }
    const late = await makeReserved(server, host.id);
    await chooseTransfer(late.phone, late.entryId);
    await payByCard(server, host.id);
    const sumDue = async () =>
      (
        (await host.organizer.call(entryListRevenue.payouts, { params })).data?.payouts ?? []
      ).reduce((sum, { amountYen }) => sum + amountYen, 0);
    const before = await sumDue();
    const { data } = await host.organizer.call(contract.cancellation, { params });
    expect(data).toMatchObject({
      refunds: { people: 1, yen: 2000 },
      playersTransfers: { people: 3, yen: 4690 },
    });
    await host.organizer.call(contract.cancel, { params, body: { reason: '' } });
    await server.app.jobs.drain();
    expect([before, await sumDue()]).toEqual([500, 500 + 4690]);
  });

  test('What is owed to a school already is not counted a second time', async ({ server }) => {
    const host = await makeHost(server);
    await transferTo(server, host, { name: '桜丘中学校', amounts: [1400] });
    const params = { id: host.id };
    const { data } = await host.organizer.call(contract.cancellation, { params });
    expect(data?.transfers).toEqual({ schools: 1, yen: 1000 });
    await host.organizer.call(contract.cancel, { params, body: { reason: '' } });
    const due =
      (await host.organizer.call(entryListRevenue.payouts, { params })).data?.payouts ?? [];
    expect(due.map(({ amountYen }) => amountYen).sort()).toEqual([1000, 400]);
  });

  test('The preview of a cancellation is shown to the organizer only', async ({ server }) => {
    const { params } = await hosted(server);
    const player = await server.playerPhone();
    expect((await player.call(contract.cancellation, { params })).status).toBe(403);
    const none = { params: { id: 999 } };
    expect((await player.call(contract.cancellation, none)).status).toBe(404);
  });
});
