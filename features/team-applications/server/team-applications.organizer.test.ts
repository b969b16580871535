import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryListRevenue from '#features/entry-list/entry-list.revenue.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { sandboxRefunds } from '#features/payments/server/payments.sandbox.tables.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm as form } from '#features/publishing/server/publishing.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const newsOfKind = async (phone: Phone, wanted: string) =>
  (await newsOf(phone)).filter(({ kind }) => kind === wanted);

describe('paying by transfer', () => {
  test('The places are held until the entries end, and the mail has the account and the code', async ({
    server,
  }) => {
    const { teacher, id } = await awaiting(server);
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({
      state: 'awaiting-payment',
      dueAt: '2026-11-27T15:00:00.000Z',
    });
    const [mail] = await mailsOf(server, 'application-due');
    expect(mail?.textBody).toContain('桜銀行');
    expect(mail?.textBody).toContain(found?.application.code);
  });

  test('A transfer that is noted confirms every line', async ({ server }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    expect((await note(organizer, tournamentId, id)).status).toBe(200);
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({ state: 'paid', transfers: [{ amountYen: 1000 }] });
    expect(found?.application.lines.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
    const again = await note(organizer, tournamentId, id);
    expect(again.refusal?.code).toBe('NOT_UNPAID');
  });

  test('An id that belongs to the note of another school is refused', async ({ server }) => {
    const { organizer, tournamentId, id, eventIds } = await awaiting(server);
    const { teacher, group, pupils } = await makeSchool(server, 2, '若葉台中学校');
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const other = await applyFor(teacher, { ...about, byTransfer: true });
    const used = { id: uuidv7() };
    expect((await note(organizer, tournamentId, id, used)).status).toBe(200);
    const again = await note(organizer, tournamentId, id, used);
    expect(again.status).toBe(200);
    const refused = await note(organizer, tournamentId, other.id, used);
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'ID_TAKEN']);
    expect((await find(teacher, other.id))?.application.transfers).toEqual([]);
  });

  test('One yen too little is noted, and settles only where the organizer says so', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    await note(organizer, tournamentId, id, { amountYen: 999, settles: false });
    expect((await find(teacher, id))?.application.state).toBe('awaiting-payment');
    await note(organizer, tournamentId, id, { amountYen: 1, settles: true });
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('paid');
    expect(found?.application.transfers.map(({ amountYen }) => amountYen)).toEqual([999, 1]);
  });

  test('What was noted as too little is taken for enough later, and the revenue has what has arrived', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    await note(organizer, tournamentId, id, { amountYen: 999, settles: false });
    const accepted = { id: uuidv7(), amountYen: 0, settles: true };
    expect((await note(organizer, tournamentId, id, accepted)).status).toBe(200);
    // The answer was lost.
    expect((await note(organizer, tournamentId, id, accepted)).status).toBe(200);
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({ state: 'paid', transfers: [{ amountYen: 999 }] });
    expect(found?.application.lines.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
    expect(found?.steps.map(({ kind }) => kind)).toEqual(['later', 'received', 'paid']);
    const params = { id: tournamentId };
    const { data } = await organizer.call(entryListRevenue.revenue, { params });
    expect(data?.sums.transferredYen).toBe(999);
  });

  test('Nothing cannot be noted, nor an application that has ended be taken for paid', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    const nothing = { amountYen: 0, settles: false };
    expect((await note(organizer, tournamentId, id, nothing)).status).toBe(422);
    await teacher.call(contract.giveUp, { params: { id } });
    const accepted = { amountYen: 0, settles: true };
    const late = await note(organizer, tournamentId, id, accepted);
    expect(late.refusal?.code).toBe('NOT_UNPAID');
  });

  test('The revenue of the tournament has each transfer under the name of the school, and what was sent back', async ({
    server,
  }) => {
    const { organizer, tournamentId, id } = await awaiting(server);
    await note(organizer, tournamentId, id, { amountYen: 1500 });
    await note(organizer, tournamentId, id, { amountYen: -500, settles: false });
    const params = { id: tournamentId };
    const { data } = await organizer.call(entryListRevenue.revenue, { params });
    expect(data?.sums).toMatchObject({ transferredYen: 1000, chargedYen: 0 });
    expect(data?.lines).toMatchObject([
      { name: '桜丘中学校', method: 'transfer', amountYen: 1500, eventId: null },
      { name: '桜丘中学校', method: 'transfer', amountYen: -500, eventId: null },
    ]);
    const { data: file } = await organizer.call(entryListRevenue.exportRevenue, { params });
    const rows = fromCsv(file?.csv ?? '');
    expect(rows).toContainEqual(expect.arrayContaining(['桜丘中学校', 'Bank transfer', '1500']));
    expect(rows).toContainEqual(expect.arrayContaining(['Bank transfers', '1000']));
  });

  test('A note that is sent again counts once', async ({ server }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    const once = { id: uuidv7(), settles: false };
    await note(organizer, tournamentId, id, once);
    await note(organizer, tournamentId, id, once);
    expect((await find(teacher, id))?.application.transfers).toHaveLength(1);
  });

  test('Money that comes after the places have gone is noted, confirms nothing and goes back', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    server.clock.advance({ days: 8 });
    await sweepTournament(server.services, tournamentId);
    expect((await note(organizer, tournamentId, id)).refusal?.code).toBe('NOT_UNPAID');
    expect((await note(organizer, tournamentId, id, { settles: false })).status).toBe(200);
    const found = await find(teacher, id);
    const { application } = found ?? {};
    expect(application).toMatchObject({ state: 'lapsed', transfers: [{ amountYen: 1000 }] });
    expect(application?.dueBackYen).toBe(1000);
  });

  test('A transfer is offered only where the organizer gives an account, and in time for one', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const none = { transferTo: '', registrationNo: '' };
    await organizer.call(organizing.saveTerms, { params: { tournamentId }, body: none });
    const { id, answer } = await applyFor(teacher, { ...about, byTransfer: true });
    expect(answer.refusal?.code).toBe('TRANSFER_NOT_OFFERED');
    const terms = { transferTo: '桜銀行', registrationNo: '' };
    await organizer.call(organizing.saveTerms, { params: { tournamentId }, body: terms });
    server.clock.advance({ days: 7 });
    const write = { writeId: uuidv7(), version: 1, totalYen: 500, byTransfer: true, agreed: true };
    const late = await teacher.call(applying.apply, { params: { id }, body: write });
    expect(late.refusal?.code).toBe('TRANSFER_TOO_LATE');
  });

  test('Each unpaid school is reminded once a day', async ({ server }) => {
    const { organizer, tournamentId } = await awaiting(server);
    const remind = () => organizer.call(organizing.remind, { params: { tournamentId } });
    expect((await remind()).data).toEqual({ reminded: 1 });
    expect((await remind()).data).toEqual({ reminded: 0 });
    expect(await mailsOf(server, 'application-due')).toHaveLength(2);
    server.clock.advance({ days: 1 });
    expect((await remind()).data).toEqual({ reminded: 1 });
  });

  test('A school with numbers for a store is asked for no transfer, until it gives them up', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    const params = { tournamentId };
    const remind = () => organizer.call(organizing.remind, { params });
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const charge = uuidv7();
    await teacher.call(payments.pay, { body: { id: charge, entryId, method: 'konbini' } });
    expect((await organizer.call(organizing.list, { params })).data?.toRemind).toBe(0);
    expect((await remind()).data).toEqual({ reminded: 0 });
    await teacher.call(payments.cancel, { params: { id: charge } });
    expect((await organizer.call(organizing.list, { params })).data?.toRemind).toBe(1);
    expect((await remind()).data).toEqual({ reminded: 1 });
  });

  test('Two people who press at once remind no school twice', async ({ server }) => {
    const { organizer, tournamentId } = await awaiting(server);
    const remind = () => organizer.call(organizing.remind, { params: { tournamentId } });
    const answers = await Promise.all([remind(), remind(), remind()]);
    expect(answers.reduce((sum, { data }) => sum + (data?.reminded ?? 0), 0)).toBe(1);
  });
});

describe('the list of the organizer', () => {
  test('Unpaid schools come first, with ranks, and the spreadsheet has a row for each pupil', async ({
    server,
  }) => {
    const { organizer, tournamentId, id, eventIds } = await awaiting(server);
    const other = await makeSchool(server, 3, '=青葉中学校');
    const lines = singles(eventIds[0] ?? 0, other.pupils);
    const about = { tournamentId, groupId: other.group.id, lines, totalYen: 1500 };
    const paid = await applyFor(other.teacher, { ...about, byTransfer: true });
    await note(organizer, tournamentId, paid.id, { amountYen: 1500 });
    const params = { tournamentId };
    const { data } = await organizer.call(organizing.list, { params });
    expect(data?.applications.map((one) => [one.id, one.state])).toEqual([
      [id, 'awaiting-payment'],
      [paid.id, 'paid'],
    ]);
    expect(data?.applications[1]?.lines.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const sheet = await organizer.call(organizing.exportList, { params });
    const rows = fromCsv(sheet.data?.csv ?? '');
    expect(rows).toHaveLength(1 + 2 + 3);
    expect(sheet.data?.csv).toContain(`"'=青葉中学校"`);
  });

  test('Another organizer, the school and visitors do not see it', async ({ server }) => {
    const { teacher, tournamentId, id } = await awaiting(server);
    const rival = await makeOrganizerAccount(server.services, 'Rival');
    expect(rival.organizerId).toBeGreaterThan(0);
    const params = { tournamentId };
    expect((await teacher.call(organizing.list, { params })).refusal?.code).toBe('FORBIDDEN');
    expect((await teacher.call(organizing.exportList, { params })).status).toBe(403);
    expect((await note(teacher, tournamentId, id)).status).toBe(403);
    expect((await server.phone().call(organizing.list, { params })).status).toBe(401);
  });
});

describe('what follows', () => {
  test('A cancelled tournament gives the school one refund and one mail', async ({ server }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 5));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 2500 };
    const { id } = await applyFor(teacher, about);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
    await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
    const cancelled = await organizer.call(publishing.cancel, {
      params: { id: tournamentId },
      body: { reason: '大雪のため' },
    });
    expect(cancelled.refusal).toBeNull();
    await server.app.jobs.drain();
    const refunds = await server.services.db.select().from(sandboxRefunds);
    expect(refunds.map(({ amountYen }) => amountYen)).toEqual([2500]);
    expect((await find(teacher, id))?.application.state).toBe('cancelled');
    const notified = (await mailsOf(server, 'tournament-cancelled')).map(
      ({ toAddress }) => toAddress,
    );
    expect(notified).toEqual([teacher.player.email]);
  });

  test('A school is notified of another venue of its tournament, and not of other changes', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    const change = (changed: Partial<typeof form>) =>
      organizer.call(publishing.edit, {
        params: { id: tournamentId },
        body: { tournament: { ...form, ...changed }, was: form },
      });
    expect((await change({ notes: '上履きをお持ちください' })).status).toBe(200);
    expect(await newsOfKind(teacher, 'tournament-changed')).toEqual([]);
    expect((await change({ venue: 'Koganei Park' })).status).toBe(200);
    const news = await newsOfKind(teacher, 'tournament-changed');
    expect(news).toMatchObject([{ facts: { applicationId: id, schoolName: '桜丘中学校' } }]);
    const [mail, ...others] = await mailsOf(server, 'tournament-changed');
    expect(others).toEqual([]);
    expect(mail?.toAddress).toBe(teacher.player.email);
    expect(mail?.textBody).toContain('Koganei Park');
    expect(mail?.textBody).toContain(`/team-applications/${id}`);
  });

  test('A school is notified that the organizer has declined to withdraw its team, and why', async ({
    server,
  }) => {
    const free = { feeYen: 0, eventType: 'Team' } as const;
    const { id: tournamentId, eventIds, organizer } = await makeHost(server, [], free);
    const { teacher, group, pupils } = await makeSchool(server);
    const [eventId = 0] = eventIds;
    const players = pupils.slice(0, 6).map((pupil) => pupil.id);
    const lines = [{ eventId, team: '桜丘A', pupils: players }];
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const params = { id: tournamentId, eventId };
    await organizer.call(eventDraws.closeEntries, { params });
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    await teacher.call(contract.withdrawLine, { params: { id, entryId } });
    const { data } = await organizer.call(withdrawing.list, { params });
    const seenRequest = data?.event.entrants[0]?.request?.id ?? null;
    const word = '組み合わせが決まっています';
    const body = { writeId: uuidv7(), seenRequest, decision: 'decline', word } as const;
    const decided = { params: { ...params, entryId }, body };
    expect((await organizer.call(withdrawing.decide, decided)).status).toBe(200);
    const news = await newsOfKind(teacher, 'withdrawal-declined');
    expect(news).toMatchObject([{ facts: { applicationId: id, schoolName: '桜丘中学校' } }]);
    const [mail] = await mailsOf(server, 'withdrawal-declined');
    expect(mail?.toAddress).toBe(teacher.player.email);
    expect(mail?.textBody).toContain('桜丘A');
    expect(mail?.textBody).toContain(word);
  });

  test('Places of a school that does not pay are offered to the waiting list', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 2 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 1000 });
    const player = await server.playerPhone();
    const joined = await player.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    expect(joined.refusal).toBeNull();
    server.clock.advance({ minutes: 31 });
    await sweepTournament(server.services, tournamentId);
    const [event] = (await tournaments.findById(server.services.db, tournamentId))?.events ?? [];
    expect(event?.placesTaken).toBe(1);
    expect(await mailsOf(server, 'place-offered')).toHaveLength(1);
  });

  test('A pupil is replaced by the school until the deadline, and by the organizer after it', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id, pupils } = await awaiting(server);
    await note(organizer, tournamentId, id);
    const [first, second, third, fourth] = pupils.map((pupil) => pupil.id);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    const replace = (phone: Phone, outgoing = '', incoming = '') =>
      phone.call(contract.replacePupil, { params: { id, entryId }, body: { outgoing, incoming } });
    expect((await replace(teacher, first, second)).refusal?.code).toBe('PUPIL_ENTERED');
    expect((await replace(teacher, first, uuidv7())).refusal?.code).toBe('PUPIL_UNKNOWN');
    expect((await replace(teacher, first, third)).status).toBe(200);
    expect((await replace(teacher, first, third)).status).toBe(200);
    expect((await find(teacher, id))?.application.lines[0]?.players[0]?.pupilId).toBe(third);
    server.clock.advance({ days: 8 });
    expect((await replace(teacher, third, fourth)).refusal?.code).toBe('ENTRIES_CLOSED');
    expect((await replace(organizer, third, fourth)).status).toBe(200);
  });

  test('A receipt keeps its number, and every later print is a copy', async ({ server }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    const issue = (writeId = uuidv7()) =>
      teacher.call(contract.issueReceipt, { params: { id }, body: { writeId } });
    expect((await issue()).refusal?.code).toBe('NOT_PAID');
    await note(organizer, tournamentId, id);
    expect((await issue()).data).toEqual({ number: 1, isCopy: false });
    expect((await issue()).data).toEqual({ number: 1, isCopy: true });
  });

  test('A receipt that is asked for again, as its answer was lost, is no copy, and one after it is', async ({
    server,
  }) => {
    const { organizer, teacher, tournamentId, id } = await awaiting(server);
    await note(organizer, tournamentId, id);
    const first = { params: { id }, body: { writeId: uuidv7() } };
    for (const _ of [1, 2]) {
      const { data } = await teacher.call(contract.issueReceipt, first);
      expect(data).toEqual({ number: 1, isCopy: false });
    }
    const second = { params: { id }, body: { writeId: uuidv7() } };
    for (const _ of [1, 2]) {
      const { data } = await teacher.call(contract.issueReceipt, second);
      expect(data).toEqual({ number: 1, isCopy: true });
    }
  });
});
