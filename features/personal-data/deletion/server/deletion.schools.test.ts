import { describe, expect } from 'vitest';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  note,
  noted,
  ownPayouts,
} from '#features/entry-list/bank-transfers/server/bank-transfers.factory.ts';
import { granterOf } from '#features/entry-list/grants/server/grants.factory.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import {
  addCoach,
  addPupil,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import {
  awaiting,
  note as noteOfSchool,
} from '#features/team-applications/server/team-applications.transfers.factory.ts';
import * as teamApplications from '#features/team-applications/team-applications.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

const leave = async (phone: Phone) =>
  (await phone.call(contract.leave, { body: { password: 'correct horse' } })).refusal?.code ?? null;
const obstaclesOf = async (phone: Phone) => (await phone.call(contract.preview)).data?.obstacles;

/** A school of one teacher whose transfer of 1,000 yen has arrived. */
async function transferred(server: TestApp) {
  const school = await awaiting(server);
  await noteOfSchool(school.organizer, school.tournamentId, school.id);
  return school;
}

/** The same, of which the organizer gives 300 yen back. */
async function granted(server: TestApp) {
  const school = await transferred(server);
  const { organizer, tournamentId, teacher, id } = school;
  const { data } = await teacher.call(teamApplications.find, { params: { id } });
  const entryId = data?.application.lines[0]?.id ?? '';
  expect((await granterOf(organizer, tournamentId).grant(entryId, 300)).status).toBe(200);
  return school;
}

async function giveAccount(phone: Phone, applicationId: string) {
  const { data } = await phone.call(payouts.own, { query: { applicationId } });
  const payoutIds = (data?.payouts ?? []).map(({ id }) => id);
  return phone.call(payouts.giveAccount, { body: { payoutIds, account: ACCOUNT } });
}

describe('a person who alone looks after a school that is owed money', () => {
  test('A deletion is refused until the account is given to which the money of the school goes', async ({
    server,
  }) => {
    const { teacher, id, tournamentId } = await granted(server);
    expect((await obstaclesOf(teacher))?.schoolRefunds).toMatchObject([
      { id: tournamentId, applicationId: id, name: 'Autumn Junior Open', amountYen: 300 },
    ]);
    expect(await leave(teacher)).toBe('SCHOOL_REFUNDS_DUE');
    expect((await giveAccount(teacher, id)).status).toBe(200);
    expect((await obstaclesOf(teacher))?.schoolRefunds).toEqual([]);
    expect(await leave(teacher)).toBe(null);
  });

  test('A deletion is not refused where a coach looks after the school, or a member takes it over', async ({
    server,
  }) => {
    const coached = await granted(server);
    await addCoach(server, coached.group.id);
    expect((await obstaclesOf(coached.teacher))?.schoolRefunds).toEqual([]);
    expect(await leave(coached.teacher)).toBe(null);
    const { teacher, group, id } = await granted(server);
    const pupil = await server.playerPhone();
    await addPupil(server, group.id, pupil);
    expect((await obstaclesOf(teacher))?.schoolRefunds).toEqual([]);
    expect(await leave(teacher)).toBe(null);
    expect((await giveAccount(pupil, id)).status).toBe(200);
  });

  test('Of a teacher and a coach who leave at the same moment the second is refused', async ({
    server,
  }) => {
    const { teacher, group } = await granted(server);
    const coach = await addCoach(server, group.id);
    const calls = [() => leave(teacher), () => leave(coach)];
    expect(await inTurn(server.services.db, 'groups', calls)).toEqual([null, 'SCHOOL_REFUNDS_DUE']);
  });
});

describe('an organizer who owes money for which nobody can give an account any more', () => {
  test('An organizer leaves after the only teacher of a school whose tournament was cancelled later', async ({
    server,
  }) => {
    const { teacher, organizer, tournamentId } = await transferred(server);
    expect(await leave(teacher)).toBe(null);
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body: { reason: '' } });
    await server.app.jobs.drain();
    expect((await obstaclesOf(organizer))?.refundsDue).toEqual([]);
    expect(await leave(organizer)).toBe(null);
  });

  test('An organizer leaves after a player who gave no account', async ({ server }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await note(host, id, noted(2000, true));
    const body = { reason: '' };
    await host.organizer.call(publishing.cancel, { params: { id: host.id }, body });
    expect(await ownPayouts(phone)).toMatchObject([{ state: 'needs-account' }]);
    expect(await leave(host.organizer)).toBe('REFUNDS_DUE');
    expect(await leave(phone)).toBe(null);
    expect((await obstaclesOf(host.organizer))?.refundsDue).toEqual([]);
    expect(await leave(host.organizer)).toBe(null);
  });

  test('An organizer still owes what the account was given for before the player has left', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await note(host, id, noted(2000, true));
    const body = { reason: '' };
    await host.organizer.call(publishing.cancel, { params: { id: host.id }, body });
    const payoutIds = (await ownPayouts(phone)).map((one) => one.id);
    await phone.call(payouts.giveAccount, { body: { payoutIds, account: ACCOUNT } });
    expect(await leave(phone)).toBe(null);
    expect(await leave(host.organizer)).toBe('REFUNDS_DUE');
  });
});
