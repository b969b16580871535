import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { joinGroup } from '#features/groups/server/groups.factory.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import {
  ACCOUNT,
  paidAtStore,
  paidByPayer,
  secretOfPayer,
  withdrawnByPayer,
  withdrawnFromStore,
} from '#features/payments/payouts/server/payouts.factory.ts';
import { refunds } from '#features/payments/server/payments.tables.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import { enter } from '../../server/personal-data.factory.ts';
import * as contract from '../deletion.contract.ts';

const previewOf = async (phone: Phone) => (await phone.call(contract.preview)).data;

describe('an account with money that goes back by a transfer', () => {
  test('The preview warns of a refund that waits for a bank account, and of one that would', async ({
    server,
  }) => {
    const { phone, tournamentId } = await withdrawnFromStore(server);
    await paidAtStore(server, phone, tournamentId);
    const preview = await previewOf(phone);
    expect(preview?.needsAccountYen).toBe(2000);
    expect(preview?.entries).toMatchObject([{ refundYen: 2000, toAccount: true }]);
    const [due] = (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];
    const given = { payoutIds: [due?.id ?? ''], account: ACCOUNT };
    await phone.call(payouts.giveAccount, { body: given });
    expect((await previewOf(phone))?.needsAccountYen).toBe(0);
  });

  test('The preview says that who has paid by a link was asked, and they give the account after the deletion', async ({
    server,
  }) => {
    const { phone } = await withdrawnByPayer(server, 'mother@example.com');
    expect(await previewOf(phone)).toMatchObject({ needsAccountYen: 0, payerAskedYen: 2000 });
    const body = { password: 'correct horse' };
    expect((await phone.call(contract.leave, { body })).status).toBe(200);
    const secret = await secretOfPayer(server);
    const given = { body: { secret, account: ACCOUNT } };
    expect((await server.phone().call(payouts.giveByLink, given)).data?.payout.state).toBe('ready');
  });

  test('Who has paid by a link for an entry that the deletion withdraws reads for whom, and the mails after it name nobody', async ({
    server,
  }) => {
    const { phone } = await paidByPayer(server, 'mother@example.com');
    const body = { password: 'correct horse' };
    expect((await phone.call(contract.leave, { body })).status).toBe(200);
    await server.app.jobs.drain();
    const mailsOf = async (kind: string) =>
      (await server.services.db.select().from(mails)).filter((one) => one.kind === kind);
    const asked = await mailsOf('refund-needs-account');
    expect(asked.map(({ toAddress }) => toAddress)).toEqual(['mother@example.com']);
    expect(asked[0]?.textBody).toContain('You paid it for 青木 蓮.');
    expect(asked[0]?.textBody).toContain('Autumn Junior Open');
    expect(asked[0]?.textBody).toContain('no other link can be sent after that');
    const given = { body: { secret: await secretOfPayer(server), account: ACCOUNT } };
    const { data } = await server.phone().call(payouts.giveByLink, given);
    expect(data?.payout).toMatchObject({ state: 'ready', player: 'Former player' });
    const [confirmed] = await mailsOf('refund-account-given');
    expect(confirmed?.textBody).toContain('which you had paid for Former player,');
  });

  test('The preview asks for the account of who has paid by a link and left no address', async ({
    server,
  }) => {
    const { phone } = await withdrawnByPayer(server, '');
    expect(await previewOf(phone)).toMatchObject({ needsAccountYen: 2000, payerAskedYen: 0 });
  });

  test('The preview names the applications of a school that nobody else looks after', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(host.eventIds[0] ?? 0, pupils.slice(0, 2));
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1000 };
    const { id } = await applyFor(teacher, wanted);
    expect((await previewOf(teacher))?.groups).toMatchObject([
      { newOwner: null, openApplications: [{ id, tournament: 'Autumn Junior Open' }] },
    ]);
    const { fullName, id: accountId } = (await server.playerPhone()).player;
    const { db, clock } = server.services;
    const [row] = await db.select().from(groups).where(eq(groups.id, group.id));
    await joinGroup(db, { accountId, fullName, now: clock.now() }, row?.teamCode ?? '');
    expect((await previewOf(teacher))?.groups).toMatchObject([
      { newOwner: fullName, openApplications: [] },
    ]);
  });
});

describe('an account with a paid entry in a tournament with final results', () => {
  test('Deleting the account on the day refunds nothing, also before the deadline, as the preview says', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const day = { eventDate: '2026-11-20', applicationDeadline: '2026-11-25' };
    await enter(server, phone, day);
    const { db, clock } = server.services;
    const [tournament] = await db.select({ id: tournaments.id }).from(tournaments);
    await updateState(db, tournament?.id ?? 0, { finalizedAt: clock.now() });
    expect((await previewOf(phone))?.entries).toMatchObject([{ refundYen: 0, tooLate: true }]);
    const body = { password: 'correct horse' };
    expect((await phone.call(contract.leave, { body })).status).toBe(200);
    expect(await db.select().from(refunds)).toEqual([]);
  });
});
