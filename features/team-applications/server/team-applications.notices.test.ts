import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { confirmed, kinds } from '#features/guardian-page/server/guardian-page.factory.ts';
import { mailsMessages as words } from '#features/guardians/mails/mails.messages.en.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { longDate } from '#platform/shared/format.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import {
  addCoach,
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

test('Everybody who looks after a school reads in the app what to transfer, and that money waits for an account', async ({
  server,
}) => {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const coach = await addCoach(server, group.id);
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 2));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1000 };
  const { id } = await applyFor(teacher, { ...wanted, byTransfer: true });
  const noted = { id: uuidv7(), amountYen: 1000, paidOn: '2026-11-20', payerName: 'サクラ' };
  const params = { tournamentId: host.id, id };
  await host.organizer.call(organizing.noteTransfer, { params, body: { ...noted, settles: true } });
  const found = (await teacher.call(contract.find, { params: { id } })).data;
  const entryId = found?.application.lines[0]?.id ?? '';
  await teacher.call(contract.withdrawLine, { params: { id, entryId } });
  await server.app.jobs.drain();
  for (const phone of [teacher, coach]) {
    const kinds = await newsKindsOf(phone);
    expect(kinds).toEqual(
      expect.arrayContaining(['application-due', 'application-paid', 'refund-needs-account']),
    );
    const { email } = phone.player;
    const sent = (await server.services.db.select().from(mails)).filter(
      ({ toAddress }) => toAddress === email,
    );
    expect(sent.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['application-due', 'application-paid', 'refund-needs-account']),
    );
  }
});

test('A transfer that was taken for enough goes back as it has arrived, and the mail about the cancellation says so', async ({
  server,
}) => {
  const { organizer, tournamentId, teacher, id } = await awaiting(server, 2);
  await note(organizer, tournamentId, id, { amountYen: 700 });
  await organizer.call(publishing.cancel, { params: { id: tournamentId }, body: { reason: '' } });
  const sent = await mailsTo(server, teacher.player.email);
  const mail = sent.find(({ kind }) => kind === 'tournament-cancelled');
  expect(mail?.textBody).toContain('¥700');
  const { data } = await teacher.call(payouts.own, { query: { applicationId: id } });
  expect(data?.payouts).toMatchObject([{ amountYen: 700 }]);
});

test.for([
  { reason: '', written: [] },
  { reason: '台風のため', written: ['What the organizer writes:\n台風のため'] },
])(
  'A school reads of a cancellation what the organizer writes, if anything, and whom to ask ("$reason")',
  async ({ reason, written }, { server }) => {
    const { organizer, tournamentId, teacher } = await awaiting(server, 1);
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body: { reason } });
    const sent = await mailsTo(server, teacher.player.email);
    const mail = sent.find(({ kind }) => kind === 'tournament-cancelled');
    const [, , ...after] = mail?.textBody.trimEnd().split('\n\n') ?? [];
    expect(after).toEqual([...written, 'Questions go to the organizer: info@sakura.example']);
    expect(mail?.textBody).not.toContain('Reason:');
    expect(mail?.replyTo).toBe('info@sakura.example');
  },
);

test.for([
  { arrivedYen: 0, notedYen: 0 },
  { arrivedYen: 700, notedYen: 1000 },
])(
  'The notice of a cancellation promises a school no word about money that does not go back ($arrivedYen yen have arrived)',
  async ({ arrivedYen, notedYen }, { server }) => {
    const { organizer, tournamentId, teacher, id } = await awaiting(server, 2);
    if (arrivedYen > 0) await note(organizer, tournamentId, id, { amountYen: arrivedYen });
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body: { reason: '' } });
    const { data } = await teacher.call(notifications.list, {});
    const notice = data?.notifications.find(({ kind }) => kind === 'tournament-cancelled');
    expect(notice?.facts.amountYen).toBe(notedYen);
  },
);

test('The guardians of both players of a school’s pair hear that it is confirmed, and of each replacement', async ({
  server,
}) => {
  const { id: tournamentId, eventIds } = await makeHost(server, [{ eventType: 'Doubles' }]);
  const { teacher, group } = await makeSchool(server);
  const pupils = [];
  for (const [at, fullName] of ['山田 葵', '佐藤 花', '高橋 空'].entries()) {
    const address = `guardian${at + 1}@example.com`;
    const { phone } = await confirmed(server, address, fullName);
    const { id: pupilId } = await addPupil(server, group.id, phone);
    const news = async () =>
      (await kinds(server, address)).filter((kind) => kind.startsWith('guardian-entry'));
    pupils.push({ phone, pupilId, news });
  }
  const [first, second, third] = pupils;
  if (!first || !second || !third) throw new Error('no pupils');
  const lines = [{ eventId: eventIds[1] ?? 0, pupils: [first.pupilId, second.pupilId] }];
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
  const { id } = await applyFor(teacher, wanted);
  const found = (await teacher.call(contract.find, { params: { id } })).data;
  const entryId = found?.application.lines[0]?.id ?? '';
  const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
  await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  for (const { news } of [first, second])
    expect(await news()).toEqual(['guardian-entry-confirmed']);
  expect(await third.news()).toEqual([]);

  const replace = async (outgoing: typeof first, incoming: typeof first) => {
    server.clock.advance({ minutes: 5 });
    const body = { outgoing: outgoing.pupilId, incoming: incoming.pupilId };
    const answer = await teacher.call(contract.replacePupil, { params: { id, entryId }, body });
    expect(answer.status).toBe(200);
  };
  await replace(second, third);
  await replace(third, second);
  const [joined, left] = ['guardian-entry-confirmed', 'guardian-entry-withdrawn'];
  expect(await first.news()).toEqual([joined]);
  expect(await second.news()).toEqual([joined, left, joined]);
  expect(await third.news()).toEqual([joined, left]);
  const entered = 'entered-by-school';
  const byThem = [entered, 'entry-withdrawn', 'withdrawn-by-school'];
  const newsOf = async (phone: Phone) =>
    (await newsKindsOf(phone)).filter((kind) => byThem.includes(kind));
  expect(await newsOf(first.phone)).toEqual([entered]);
  expect(await newsOf(second.phone)).toEqual([entered, 'withdrawn-by-school', entered]);
  const { email } = second.phone.player;
  const sent = (await kinds(server, email)).filter((kind) => byThem.includes(kind));
  expect(sent).toEqual([entered, 'entry-withdrawn', entered]);
});

test('The guardian of who comes in after the deadline does not read of a day that has passed', async ({
  server,
}) => {
  const host = await makeHost(server, [{ fee: 0 }]);
  const { teacher, group, pupils } = await makeSchool(server);
  const address = 'guardian@example.com';
  const { phone } = await confirmed(server, address);
  const incoming = (await addPupil(server, group.id, phone)).id;
  const outgoing = pupils[0]?.id ?? '';
  const lines = singles(host.eventIds[1] ?? 0, pupils.slice(0, 1));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 0 };
  const { id } = await applyFor(teacher, wanted);
  const found = (await teacher.call(contract.find, { params: { id } })).data;
  const params = { id, entryId: found?.application.lines[0]?.id ?? '' };
  const replace = async (by: Phone, body: { outgoing: string; incoming: string }) => {
    expect((await by.call(contract.replacePupil, { params, body })).status).toBe(200);
    return (await mailsTo(server, address)).at(-1);
  };

  const inTime = await replace(teacher, { outgoing, incoming });
  expect(inTime?.textBody).toContain(words.withdrawFreeUntil(longDate('2026-11-27', 'en')));
  await replace(teacher, { outgoing: incoming, incoming: outgoing });
  server.clock.advance({ days: 8 });
  const late = await replace(host.organizer, { outgoing, incoming });
  expect(late?.kind).toBe('guardian-entry-confirmed');
  expect(late?.textBody).toContain(words.free);
  expect(late?.textBody).not.toContain('withdrawn until');
});

test('A pupil who comes into a free line hears once that the school has entered them', async ({
  server,
}) => {
  const { id: tournamentId, eventIds } = await makeHost(server, [{ fee: 0 }]);
  const { teacher, group, pupils } = await makeSchool(server);
  const phone = await server.playerPhone({ fullName: '山田 葵' });
  const { id: incoming } = await addPupil(server, group.id, phone);
  const [first, second] = pupils;
  if (!first || !second) throw new Error('no pupils');
  const lines = [...singles(eventIds[0] ?? 0, [first]), ...singles(eventIds[1] ?? 0, [second])];
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 500 };
  const { id } = await applyFor(teacher, wanted);
  const shown = (await teacher.call(contract.find, { params: { id } })).data?.application.lines;
  const lineOf = (fee: number) => shown?.find(({ feeYen }) => feeYen === fee)?.id ?? '';
  const free = { params: { id, entryId: lineOf(0) }, body: { outgoing: second.id, incoming } };
  expect((await teacher.call(contract.replacePupil, free)).status).toBe(200);
  const paid = { params: { id, entryId: lineOf(500) } };
  expect((await teacher.call(contract.withdrawLine, paid)).status).toBe(200);

  const found = (await teacher.call(contract.find, { params: { id } })).data;
  expect(found?.application.state).toBe('paid');
  const entered = (await newsKindsOf(phone)).filter((kind) => kind === 'entered-by-school');
  expect(entered).toHaveLength(1);
  const sent = (await kinds(server, phone.player.email)).filter((kind) => kind.startsWith('ent'));
  expect(sent).toEqual(['entered-by-school']);
});

test('The pupils of an application that is free from the beginning hear of it once', async ({
  server,
}) => {
  const { id: tournamentId, eventIds } = await makeHost(server, [{ fee: 0 }]);
  const { teacher, group } = await makeSchool(server);
  const phone = await server.playerPhone({ fullName: '山田 葵' });
  const pupil = await addPupil(server, group.id, phone);
  const wanted = { tournamentId, groupId: group.id, totalYen: 0 };
  await applyFor(teacher, { ...wanted, lines: singles(eventIds[1] ?? 0, [pupil]) });
  const entered = (await newsKindsOf(phone)).filter((kind) => kind === 'entered-by-school');
  expect(entered).toHaveLength(1);
});
