import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as groups from '#features/groups/groups.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { payouts as payoutRows } from '#features/payments/payouts/server/payouts.tables.ts';
import * as sandboxStore from '#features/payments/sandbox-store/sandbox-store.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { sandboxRefunds } from '#features/payments/server/payments.sandbox.tables.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import { mailsMessages as words } from '../mails/mails.messages.en.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const ARRIVED = { paidOn: '2026-11-20', payerName: 'サクラガオカ' };

/** A school with three lines of 500 yen, which has transferred an amount that the organizer takes for enough. */
async function transferred(server: TestApp, amountYen = 1500) {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
  const { id } = await applyFor(teacher, { ...wanted, byTransfer: true });
  const params = { tournamentId: host.id, id };
  const noted = { id: uuidv7(), amountYen, ...ARRIVED };
  await host.organizer.call(organizing.noteTransfer, { params, body: { ...noted, settles: true } });
  return { host, teacher, id, groupId: group.id };
}

/** A school with three lines of 500 yen, which has chosen a transfer; 600 yen of it have arrived. */
async function partlyTransferred(server: TestApp) {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
  const { id } = await applyFor(teacher, { ...wanted, byTransfer: true });
  const params = { tournamentId: host.id, id };
  const note = (amountYen: number) => {
    const body = { id: uuidv7(), amountYen, settles: false, ...ARRIVED };
    return host.organizer.call(organizing.noteTransfer, { params, body });
  };
  await note(600);
  const pay = async (way: { method: 'credit-card' | 'konbini'; cardToken?: string }) => {
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const charge = uuidv7();
    await teacher.call(payments.pay, { body: { id: charge, entryId, amountYen: 1500, ...way } });
    await server.app.jobs.drain();
    return charge;
  };
  return { host, teacher, id, note, pay };
}

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const withdrawFirst = async (phone: Phone, id: string) => {
  const entryId =
    (await find(phone, id))?.application.lines.find(({ state }) => state === 'confirmed')?.id ?? '';
  return phone.call(contract.withdrawLine, { params: { id, entryId } });
};
const own = async (phone: Phone, applicationId: string) =>
  (await phone.call(payouts.own, { query: { applicationId } })).data?.payouts ?? [];
const give = (phone: Phone, ids: readonly string[]) =>
  phone.call(payouts.giveAccount, { body: { payoutIds: [...ids], account: ACCOUNT } });
const cancelled = ({ id, organizer }: { id: number; organizer: Phone }) =>
  organizer.call(publishing.cancel, { params: { id }, body: { reason: '' } });
const paid = { paidOutOn: '2026-11-21', paidOutName: '大会事務局' };

describe('a school whose money goes back', () => {
  test('The organizer transfers the fee of a withdrawn line, and the sums of the school follow', async ({
    server,
  }) => {
    const { host, teacher, id } = await transferred(server);
    expect((await withdrawFirst(teacher, id)).status).toBe(200);
    await server.app.jobs.drain();
    const [due] = await own(teacher, id);
    expect(due).toMatchObject({ amountYen: 500, owner: 'organizer', state: 'needs-account' });
    const kinds = (await server.services.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'refund-needs-account')).toHaveLength(1);
    expect((await give(teacher, [due?.id ?? ''])).status).toBe(200);

    const params = { id: host.id };
    const listed = (await host.organizer.call(entryListRevenue.payouts, { params })).data?.payouts;
    expect(listed).toMatchObject([{ payee: '桜丘中学校', amountYen: 500, account: ACCOUNT }]);
    const mark = { params: { ...params, payoutId: due?.id ?? '' }, body: paid };
    const changed = { ...mark, body: { ...paid, seenAmountYen: 600 } };
    const refused = await host.organizer.call(entryListRevenue.markPaidOut, changed);
    expect(refused.refusal?.code).toBe('PAYOUT_CHANGED');
    expect((await host.organizer.call(entryListRevenue.markPaidOut, mark)).status).toBe(200);
    expect((await host.organizer.call(entryListRevenue.markPaidOut, mark)).status).toBe(200);
    const found = await find(teacher, id);
    expect(found?.application.transfers.map(({ amountYen }) => amountYen)).toEqual([1500, -500]);
    expect(found?.steps.filter(({ kind }) => kind === 'returned')).toHaveLength(1);
    const sent = await server.services.db.select().from(mails);
    expect(sent.filter(({ kind }) => kind === 'refund-done')).toHaveLength(1);
  });

  test('A cancelled tournament owes what has arrived, less what is owed already', async ({
    server,
  }) => {
    const { host, teacher, id } = await transferred(server, 1600);
    await withdrawFirst(teacher, id);
    await cancelled(host);
    const amounts = (await own(teacher, id)).map(({ amountYen }) => amountYen);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([100, 500, 1000]);
    expect((await find(teacher, id))?.may).toMatchObject({ giveAccount: true, withdraw: false });
  });

  test('What a school has transferred beyond its fees goes back by itself, and less of it after a correction', async ({
    server,
  }) => {
    const { host, teacher, id } = await transferred(server, 1900);
    await server.app.jobs.drain();
    expect(await own(teacher, id)).toMatchObject([{ amountYen: 400, reason: 'surplus' }]);
    const kinds = (await server.services.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds).toContain('refund-needs-account');
    const params = { tournamentId: host.id, id };
    const corrected = { id: uuidv7(), amountYen: -300, paidOn: '2026-11-20', payerName: 'サクラ' };
    const body = { ...corrected, settles: false };
    expect((await host.organizer.call(organizing.noteTransfer, { params, body })).status).toBe(200);
    expect(await own(teacher, id)).toMatchObject([{ amountYen: 100, reason: 'surplus' }]);
    expect((await find(teacher, id))?.application.dueBackYen).toBe(100);
    const [due] = await own(teacher, id);
    await give(teacher, [due?.id ?? '']);
    const mark = { params: { id: host.id, payoutId: due?.id ?? '' }, body: paid };
    expect((await host.organizer.call(entryListRevenue.markPaidOut, mark)).status).toBe(200);
    const { application } = (await find(teacher, id)) ?? {};
    expect(application?.dueBackYen).toBe(0);
    const noted = application?.transfers.map(({ amountYen }) => amountYen) ?? [];
    expect(noted.toSorted((one, other) => one - other)).toEqual([-300, -100, 1900]);
    expect(application?.totalYen).toBe(1500);
  });

  test('A school that has transferred a part and then pays by card gets the part back', async ({
    server,
  }) => {
    const { host, teacher, id, note, pay } = await partlyTransferred(server);
    expect(await own(teacher, id)).toEqual([]);
    await pay({ method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' });

    const [due] = await own(teacher, id);
    expect(due).toMatchObject({ amountYen: 600, owner: 'organizer', reason: 'surplus' });
    const sent = await server.services.db.select().from(mails);
    expect(sent.filter(({ kind }) => kind === 'refund-needs-account')).toHaveLength(1);
    const shown = await host.organizer.call(organizing.list, { params: { tournamentId: host.id } });
    const [listed] = shown.data?.applications ?? [];
    expect(listed).toMatchObject({ state: 'paid', isByTransfer: false, dueBackYen: 600 });

    // The rest of the transfer was on its way when the school paid by card.
    await note(900);
    const amounts = (await own(teacher, id)).map(({ amountYen }) => amountYen);
    expect(amounts).toEqual([1500]);
    await give(teacher, [due?.id ?? '']);
    const mark = { params: { id: host.id, payoutId: due?.id ?? '' }, body: paid };
    expect((await host.organizer.call(entryListRevenue.markPaidOut, mark)).status).toBe(200);
    await cancelled(host);
    await server.app.jobs.drain();
    expect((await own(teacher, id)).map(({ state }) => state)).toEqual(['paid-out']);
    const refunded = await server.services.db.select().from(sandboxRefunds);
    expect(refunded.map(({ amountYen }) => amountYen)).toEqual([1500]);
  });

  test('A school that paid by card under an earlier version gets its transfer back once, less what went back by hand', async ({
    server,
  }) => {
    const { teacher, id, note, pay } = await partlyTransferred(server);
    await pay({ method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' });
    const { db } = server.services;
    // As the earlier version left it.
    await db.delete(payoutRows);
    await db.update(applications).set({ isByTransfer: true });
    await note(-100);
    expect(await own(teacher, id)).toEqual([]);
    await server.app.jobs.runNow('team-applications.transfers');
    await server.app.jobs.runNow('team-applications.transfers');
    await server.app.jobs.drain();
    expect(await own(teacher, id)).toMatchObject([{ amountYen: 500, reason: 'surplus' }]);
    expect((await find(teacher, id))?.application).toMatchObject({ isByTransfer: false });
  });

  test('A school that has paid by its transfer keeps its way to pay', async ({ server }) => {
    const { teacher, id } = await transferred(server);
    await server.app.jobs.runNow('team-applications.transfers');
    expect(await own(teacher, id)).toEqual([]);
    expect((await find(teacher, id))?.application).toMatchObject({ isByTransfer: true });
  });

  const endings: [name: string, end: (phone: Phone, id: string, server: TestApp) => unknown][] = [
    ['is given up', (phone, id) => phone.call(contract.giveUp, { params: { id } })],
    [
      'ends with its last line',
      async (phone, id) => {
        for (const line of (await find(phone, id))?.application.lines ?? []) {
          await phone.call(contract.withdrawLine, { params: { id, entryId: line.id } });
        }
      },
    ],
    [
      'lapses',
      async (phone, id, server) => {
        const tournamentId = (await find(phone, id))?.tournament.id ?? 0;
        server.clock.advance({ days: 8 });
        await sweepTournament(server.services, tournamentId);
      },
    ],
  ];

  test.for(endings)(
    'What has arrived for an application that %s unpaid goes back',
    async ([_name, end], { server }) => {
      const { host, teacher, id, note } = await partlyTransferred(server);
      await end(teacher, id, server);
      await server.app.jobs.drain();
      const [due] = await own(teacher, id);
      expect(due).toMatchObject({ amountYen: 600, owner: 'organizer', reason: 'refund' });
      expect((await find(teacher, id))?.application.dueBackYen).toBe(600);
      const sent = await server.services.db.select().from(mails);
      expect(sent.filter(({ kind }) => kind === 'refund-needs-account')).toHaveLength(1);

      // The rest of the transfer was on its way.
      expect((await note(900)).status).toBe(200);
      await note(-100);
      expect((await own(teacher, id)).map(({ amountYen }) => amountYen)).toEqual([1400]);
      await give(teacher, [due?.id ?? '']);
      const mark = { params: { id: host.id, payoutId: due?.id ?? '' }, body: paid };
      expect((await host.organizer.call(entryListRevenue.markPaidOut, mark)).status).toBe(200);
      expect((await find(teacher, id))?.application.dueBackYen).toBe(0);
      await cancelled(host);
      expect((await own(teacher, id)).map(({ state }) => state)).toEqual(['paid-out']);
    },
  );

  test('An application with lines that are still unpaid keeps what has arrived', async ({
    server,
  }) => {
    const { teacher, id } = await partlyTransferred(server);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    await teacher.call(contract.withdrawLine, { params: { id, entryId } });
    expect(await own(teacher, id)).toEqual([]);
  });

  test('What the operator owes to a school takes nothing from what the organizer owes to it', async ({
    server,
  }) => {
    const { teacher, id, note, pay } = await partlyTransferred(server);
    const charge = await pay({ method: 'konbini' });
    await teacher.call(sandboxStore.pay, { params: { id: charge } });
    await server.app.jobs.drain();
    await withdrawFirst(teacher, id);
    await note(100);
    const due = (await own(teacher, id)).map(({ owner, amountYen }) => `${owner} ${amountYen}`);
    expect(due.sort()).toEqual(['operator 500', 'organizer 700']);
  });

  test('A school that has transferred too little gets no more back than has arrived', async ({
    server,
  }) => {
    const { teacher, id } = await transferred(server, 300);
    await withdrawFirst(teacher, id);
    await withdrawFirst(teacher, id);
    expect((await own(teacher, id)).map(({ amountYen }) => amountYen)).toEqual([300]);
  });

  test('A school that has paid at a store gets all of it back by one transfer', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
    const { id } = await applyFor(teacher, wanted);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const charge = uuidv7();
    const body = { id: charge, entryId, method: 'konbini' as const, amountYen: 1500 };
    await teacher.call(payments.pay, { body });
    await teacher.call(sandboxStore.pay, { params: { id: charge } });
    await server.app.jobs.drain();
    await cancelled(host);
    await server.app.jobs.drain();
    expect(await own(teacher, id)).toMatchObject([{ amountYen: 1500, owner: 'operator' }]);
    const sent = await server.services.db.select().from(mails);
    const asked = sent.filter(({ kind }) => kind === 'refund-needs-account');
    expect(asked.map(({ textBody }) => textBody.includes('1,500'))).toEqual([true]);
    const [cancellation] = sent.filter(({ kind }) => kind === 'tournament-cancelled');
    expect(cancellation?.textBody).toContain(words.backToAccount('¥1,500'));
  });

  test('A school that has paid with points reads that they are back, of a line and of the rest', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
    const { id } = await applyFor(teacher, wanted);
    const { db, clock } = server.services;
    const lot = { accountId: teacher.player.id, cause: 'returned', causeId: 'test' } as const;
    await grantPoints(db, { ...lot, amount: 6000, now: clock.now() });
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const body = { id: uuidv7(), entryId, method: 'points' as const };
    expect((await teacher.call(payments.pay, { body })).status).toBe(200);
    const params = { id: host.id, eventId: host.eventIds[0] ?? 0 };
    await host.organizer.call(eventDraws.closeEntries, { params });
    await removeEntrant(host.organizer, params, entryId);
    await cancelled(host);
    const sent = await db.select().from(mails);
    const textOf = (wanted: string) => sent.find(({ kind }) => kind === wanted)?.textBody;
    expect(textOf('application-line-withdrawn')).toContain(words.pointsBack('2,000'));
    expect(textOf('tournament-cancelled')).toContain(words.pointsBack('4,000'));
  });

  test('A school is not deleted before its tournament is over and its money is back', async ({
    server,
  }) => {
    const { host, teacher, id, groupId } = await transferred(server);
    const remove = async () => {
      const { status, refusal } = await teacher.call(groups.remove, { params: { id: groupId } });
      return [status, refusal?.code ?? null, refusal?.details?.tournament ?? null];
    };
    const refused = [409, 'APPLICATIONS_OPEN', 'Autumn Junior Open'];
    expect(await remove()).toEqual(refused);
    await cancelled(host);
    expect(await remove()).toEqual(refused);
    // Those who look after it can still say where the money goes.
    const [due] = await own(teacher, id);
    expect((await give(teacher, [due?.id ?? ''])).status).toBe(200);
    expect(await remove()).toEqual(refused);
    const mark = { params: { id: host.id, payoutId: due?.id ?? '' }, body: paid };
    await host.organizer.call(entryListRevenue.markPaidOut, mark);
    expect(await remove()).toEqual([200, null, null]);
    expect(await remove()).toEqual([200, null, null]);
  });

  test('A school whose tournament is over is deleted, and one that never pays as well', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
    await applyFor(teacher, wanted);
    const remove = async () =>
      (await teacher.call(groups.remove, { params: { id: group.id } })).refusal?.code ?? null;
    expect(await remove()).toBe('APPLICATIONS_OPEN');
    server.clock.advance({ days: 30 });
    expect(await remove()).toBe(null);
  });

  test('An application for a group that is deleted while it waits takes no place', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
    // The wrong sum leaves the draft as it is.
    const { id, saved } = await applyFor(teacher, { ...wanted, totalYen: 1 });
    const write = { writeId: uuidv7(), version: saved.data?.version ?? 1, byTransfer: false };
    const body = { ...write, totalYen: 1500, agreed: true };
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => teacher.call(applying.apply, { params: { id }, body }),
      meanwhile: () => teacher.call(groups.remove, { params: { id: group.id } }),
    });
    expect(answer.refusal?.code).toBe('APPLICATION_NOT_FOUND');
    const db = server.services.db;
    expect(await db.select().from(entries).where(eq(entries.applicationId, id))).toEqual([]);
  });

  test('Another school and a player of the school neither see it nor give an account', async ({
    server,
  }) => {
    const { teacher, id } = await transferred(server);
    await withdrawFirst(teacher, id);
    const ids = (await own(teacher, id)).map((one) => one.id);
    const { teacher: other } = await makeSchool(server, 2, '若葉台中学校');
    const { refusal } = await other.call(payouts.own, { query: { applicationId: id } });
    expect(refusal?.code).toBe('APPLICATION_NOT_FOUND');
    expect((await give(other, ids)).refusal?.code).toBe('PAYOUT_NOT_FOUND');
    // It is the school's, not the teacher's own.
    expect((await teacher.call(payouts.own, { query: {} })).data?.payouts).toEqual([]);
  });
});
