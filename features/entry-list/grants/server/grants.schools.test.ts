import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as groups from '#features/groups/groups.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import * as sandboxStore from '#features/payments/sandbox-store/sandbox-store.contract.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import {
  awaiting,
  note,
} from '#features/team-applications/server/team-applications.transfers.factory.ts';
import * as teamApplications from '#features/team-applications/team-applications.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { sentStatements } from '#platform/testing/sent-statements.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { granterOf } from './grants.factory.ts';

const give = (phone: Phone, payoutIds: string[]) => {
  const account = {
    bank: '桜銀行',
    branch: '本店',
    accountType: 'ordinary' as const,
    number: '0123456',
    holder: 'サクラガオカチユウガツコウ',
  };
  return phone.call(payouts.giveAccount, { body: { payoutIds, account } });
};

/** A school that has transferred 1,000 yen for two lines and looks after itself by one teacher, once the tournament is over. */
async function transferred(server: TestApp) {
  const { tournamentId, organizer, teacher, group, id } = await awaiting(server, 2);
  await note(organizer, tournamentId, id);
  const { data } = await teacher.call(teamApplications.find, { params: { id } });
  server.clock.advance({ days: 21 });
  const entryId = data?.application.lines[0]?.id ?? '';
  return { teacher, group, id, entryId, ...granterOf(organizer, tournamentId) };
}

/** A school that has paid two lines of 500 yen at a store, by a teacher who can leave; a coach looks after it, too. */
async function paidAtStore(server: TestApp) {
  const { organizer, id, eventIds } = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const coach = await addCoach(server, group.id);
  const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
  const wanted = { tournamentId: id, groupId: group.id, lines, totalYen: 1000 };
  const { id: applicationId } = await applyFor(teacher, wanted);
  const application = async () => {
    const params = { id: applicationId };
    return (await coach.call(teamApplications.find, { params })).data?.application;
  };
  const entryId = (await application())?.lines[0]?.id ?? '';
  const chargeId = uuidv7();
  const body = { id: chargeId, entryId, method: 'konbini' as const, amountYen: 1000 };
  await teacher.call(payments.pay, { body });
  await teacher.call(sandboxStore.pay, { params: { id: chargeId } });
  await server.app.jobs.drain();
  return { teacher, coach, application, entryId, ...granterOf(organizer, id) };
}

describe('giving back what a school has paid', () => {
  test('Once the payer has left, who looks after the school hears of it and gives the account', async ({
    server,
  }) => {
    const { teacher, coach, application, entryId, grant, find } = await paidAtStore(server);
    const { password } = teacher.player;
    expect((await teacher.call(deletion.leave, { body: { password } })).refusal).toBe(null);
    expect(await find(entryId)).toMatchObject({ leftYen: 500 });
    expect((await grant(entryId, 300)).status).toBe(200);
    await server.app.jobs.drain();
    const kinds = (await mailsTo(server, coach.player.email)).map(({ kind }) => kind);
    expect(kinds).toContain('refund-granted');
    expect((await application())?.lines.map(({ refund }) => refund)).toContain('needs-account');
  });

  test('Who looked after a school that was deleted since still says where its money goes', async ({
    server,
  }) => {
    const { teacher, group, id, entryId, grant } = await transferred(server);
    const removed = await teacher.call(groups.remove, { params: { id: group.id } });
    expect(removed.status).toBe(200);
    expect((await grant(entryId, 300)).status).toBe(200);
    const own = async () =>
      (await teacher.call(payouts.own, { query: { applicationId: id } })).data?.payouts ?? [];
    expect(await own()).toMatchObject([{ amountYen: 300, state: 'needs-account' }]);
    expect((await give(teacher, [(await own())[0]?.id ?? ''])).status).toBe(200);
    expect(await own()).toMatchObject([{ amountYen: 300, state: 'ready' }]);
  });

  test('Nothing goes back of a transfer once nobody looks after the school who could give an account', async ({
    server,
  }) => {
    const { teacher, entryId, grant, find } = await transferred(server);
    expect(await find(entryId)).toMatchObject({ leftYen: 500 });
    const { password } = teacher.player;
    expect((await teacher.call(deletion.leave, { body: { password } })).refusal).toBe(null);
    expect(await find(entryId)).toMatchObject({ leftYen: 0 });
    expect((await grant(entryId, 300)).refusal?.code).toBe('NOTHING_LEFT');
  });

  test('Who looks after the schools that have transferred is looked up once for all of them', async ({
    server,
  }) => {
    const { tournamentId, organizer, id, eventIds } = await awaiting(server, 2);
    await note(organizer, tournamentId, id);
    const { teacher, group, pupils } = await makeSchool(server, 2, '若葉台中学校');
    const lines = singles(eventIds[0] ?? 0, pupils);
    const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1000, byTransfer: true };
    await note(organizer, tournamentId, (await applyFor(teacher, wanted)).id);
    const sent = sentStatements();
    const all = await granterOf(organizer, tournamentId).findAll();
    expect(all?.entries.map(({ leftYen }) => leftYen)).toEqual([500, 500, 500, 500]);
    expect(sent.filter((text) => text.includes('join "group_members"'))).toHaveLength(1);
    expect(sent.filter((text) => text.includes('from "group_members"'))).toEqual([]);
  });
});
