import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import {
  granterOf,
  pay,
  REASON,
  sentBack,
} from '#features/entry-list/grants/server/grants.factory.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import { mailsMessages as words } from '../mails/mails.messages.en.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const own = async (phone: Phone, applicationId: string) =>
  (await phone.call(payouts.own, { query: { applicationId } })).data?.payouts ?? [];

test('Of a line that a school has paid by card the organizer gives back a part, and the sums of the school follow', async ({
  server,
}) => {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 3));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1500 };
  const { id } = await applyFor(teacher, wanted);
  const [first, second] = (await find(teacher, id))?.application.lines ?? [];
  await pay(teacher, first?.id ?? '', { amountYen: 1500 });
  const { grant, find: left, grantAll } = granterOf(host.organizer, host.id);
  expect(await left(first?.id ?? '')).toMatchObject({ leftYen: 500 });
  expect((await grant(first?.id ?? '', 200)).status).toBe(200);
  expect(await sentBack(server)).toEqual([200]);
  const after = await find(teacher, id);
  expect(after?.application).toMatchObject({
    state: 'partly-refunded',
    totalYen: 1300,
    receivedYen: 1300,
  });
  expect(after?.steps.at(-1)).toMatchObject({ kind: 'refunded', amountYen: 200 });
  // Withdrawn in time, the rest of the line goes back.
  await teacher.call(contract.withdrawLine, { params: { id, entryId: first?.id ?? '' } });
  expect(await sentBack(server)).toEqual([200, 300]);
  expect((await find(teacher, id))?.application).toMatchObject({
    totalYen: 1000,
    receivedYen: 1000,
  });

  const { db } = server.services;
  const ended = { endedEarlyAt: server.clock.now(), endedEarlyFor: 'storm' } as const;
  await tournaments.updateState(db, host.id, ended);
  const all = { entries: 2, amountYen: 1000, points: 0 };
  expect((await grantAll(all)).status).toBe(200);
  // What goes back of one charge by one decision is one refund, and one mail.
  expect(await sentBack(server)).toEqual([200, 300, 1000]);
  const mails = await mailsTo(server, teacher.player.email);
  expect(mails.filter(({ kind }) => kind === 'refund-granted')).toHaveLength(2);
  expect((await find(teacher, id))?.application).toMatchObject({ totalYen: 0, receivedYen: 0 });
  expect(await left(second?.id ?? '')).toMatchObject({ leftYen: 0 });
});

test('What a school has transferred goes back by one transfer of the organizer, and everybody who looks after it hears why', async ({
  server,
}) => {
  const { tournamentId, organizer, teacher, group, id } = await awaiting(server, 2);
  const coach = await addCoach(server, group.id);
  await note(organizer, tournamentId, id);
  const [first, second] = (await find(teacher, id))?.application.lines ?? [];
  const { grant, find: left } = granterOf(organizer, tournamentId);
  const decision = uuidv7();
  for (const _ of [1, 2]) {
    const seen = { leftYen: 500, points: 0 };
    expect((await grant(first?.id ?? '', 400, { id: decision, seen })).status).toBe(200);
  }
  await server.app.jobs.drain();
  expect(await own(teacher, id)).toMatchObject([{ amountYen: 400, owner: 'organizer' }]);
  expect((await find(teacher, id))?.application).toMatchObject({
    totalYen: 600,
    receivedYen: 600,
    dueBackYen: 400,
  });
  for (const { player } of [teacher, coach]) {
    const mails = await mailsTo(server, player.email);
    const [granted, ...others] = mails.filter(({ kind }) => kind === 'refund-granted');
    expect(granted?.textBody).toContain(REASON);
    expect(others).toEqual([]);
  }
  expect(await left(first?.id ?? '')).toMatchObject({ leftYen: 100 });
  expect(await left(second?.id ?? '')).toMatchObject({ leftYen: 500 });
  // In time, what is left of the line goes back by rule.
  await teacher.call(contract.withdrawLine, { params: { id, entryId: first?.id ?? '' } });
  const sum = (await own(teacher, id)).reduce((all, { amountYen }) => all + amountYen, 0);
  expect(sum).toBe(500);
  expect(await left(first?.id ?? '')).toMatchObject({ leftYen: 0 });
});

test('A corrected note lowers what was given back of the lines, and the sums of the school follow', async ({
  server,
}) => {
  const { tournamentId, organizer, teacher, id } = await awaiting(server, 2);
  await note(organizer, tournamentId, id);
  const lines = (await find(teacher, id))?.application.lines ?? [];
  const [first = '', second = ''] = lines.map((line) => line.id);
  const { grantAll, listed, find: left } = granterOf(organizer, tournamentId);
  const ended = { endedEarlyAt: server.clock.now(), endedEarlyFor: 'storm' } as const;
  await tournaments.updateState(server.services.db, tournamentId, ended);
  const all = { entries: 2, amountYen: 600, points: 0 };
  expect((await grantAll(all, { mostYen: 300 })).status).toBe(200);
  const granted = async () =>
    (await Promise.all([first, second].map(listed))).map((one) => one?.grantedYen);
  expect(await granted()).toEqual([300, 300]);

  const correct = (amountYen: number) =>
    note(organizer, tournamentId, id, { amountYen, settles: false });
  expect((await correct(-800)).status).toBe(200);
  expect(await own(teacher, id)).toMatchObject([{ amountYen: 200 }]);
  expect(await granted()).toEqual([200, 0]);
  const after = await find(teacher, id);
  expect(after?.application).toMatchObject({ state: 'partly-refunded', totalYen: 800 });
  const steps = after?.steps.filter(({ kind }) => kind === 'refunded') ?? [];
  expect(steps.map(({ amountYen }) => amountYen)).toEqual([300, 300, -300, -100]);

  // What has not come at all is not given back at all.
  await correct(-200);
  expect(await own(teacher, id)).toEqual([]);
  expect(await granted()).toEqual([0, 0]);
  expect((await find(teacher, id))?.application).toMatchObject({ state: 'paid', totalYen: 1000 });
  await correct(1000);
  expect(await own(teacher, id)).toEqual([]);
  expect(await left(first)).toMatchObject({ leftYen: 500 });
});

test('A corrected note gives nothing of a withdrawn line to the sums of the school', async ({
  server,
}) => {
  const { tournamentId, organizer, teacher, id } = await awaiting(server, 2);
  await note(organizer, tournamentId, id);
  const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
  await granterOf(organizer, tournamentId).grant(entryId, 300);
  await teacher.call(contract.withdrawLine, { params: { id, entryId } });
  expect((await find(teacher, id))?.application).toMatchObject({ totalYen: 500 });
  await note(organizer, tournamentId, id, { amountYen: -900, settles: false });
  expect((await own(teacher, id)).map(({ amountYen }) => amountYen)).toEqual([100]);
  expect((await find(teacher, id))?.application).toMatchObject({ totalYen: 500 });
});

test('Points that the organizer has given back of a line are not promised again', async ({
  server,
}) => {
  const host = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lot = { accountId: teacher.player.id, cause: 'returned', causeId: 'test' } as const;
  const { db, clock } = server.services;
  await grantPoints(db, { ...lot, amount: 4000, now: clock.now() });
  const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 2));
  const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1000 };
  const { id } = await applyFor(teacher, wanted);
  const [first] = (await find(teacher, id))?.application.lines ?? [];
  const byPoints = { method: 'points', cardToken: undefined, amountYen: 1000 };
  await pay(teacher, first?.id ?? '', byPoints);
  await granterOf(host.organizer, host.id).grant(first?.id ?? '', 0);
  const left = (await find(teacher, id))?.application.lines.map(({ paidPoints }) => paidPoints);
  expect(left).toEqual([0, 2000]);
  const cancelled = { params: { id: host.id }, body: { reason: '' } };
  await host.organizer.call(publishing.cancel, cancelled);
  const mails = await mailsTo(server, teacher.player.email);
  const mail = mails.find(({ kind }) => kind === 'tournament-cancelled');
  expect(mail?.textBody).toContain(words.pointsBack('2,000'));
});

test.for([
  { grantedYen: 200, says: 'the rest of the fee is not refunded' },
  { grantedYen: 500, says: 'a refund of the whole fee' },
])(
  'The teacher reads of a line that is withdrawn late what was given back before ($grantedYen)',
  async ({ grantedYen, says }, { server }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const [eventId = 0] = host.eventIds;
    const lines = singles(eventId, pupils.slice(0, 1));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 500 };
    const { id } = await applyFor(teacher, wanted);
    const entryId = (await find(teacher, id))?.application.lines[0]?.id ?? '';
    await pay(teacher, entryId, { amountYen: 500 });
    await granterOf(host.organizer, host.id).grant(entryId, grantedYen);
    const params = { id: host.id, eventId };
    await host.organizer.call(eventDraws.closeEntries, { params });
    server.clock.advance({ days: 8 });
    await removeEntrant(host.organizer, params, entryId);
    const mails = await mailsTo(server, teacher.player.email);
    const mail = mails.find(({ kind }) => kind === 'application-line-withdrawn');
    expect(mail?.textBody).toContain(says);
  },
);
