import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  note,
  noted,
} from '#features/entry-list/bank-transfers/server/bank-transfers.factory.ts';
import { granterOf, makePaid } from '#features/entry-list/grants/server/grants.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { joinGroup } from '#features/groups/server/groups.factory.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
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
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { enter } from '../../server/personal-data.factory.ts';
import * as contract from '../deletion.contract.ts';

const PASSWORD = { password: 'correct horse' };
const CARD = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
const previewOf = async (phone: Phone) => (await phone.call(contract.preview)).data;

/** A player who joins a school with its code. */
async function joinedBy(server: TestApp, groupId: number) {
  const phone = await server.playerPhone();
  const { fullName, id: accountId } = phone.player;
  const { db, clock } = server.services;
  const [row] = await db.select().from(groups).where(eq(groups.id, groupId));
  await joinGroup(db, { accountId, fullName, now: clock.now() }, row?.teamCode ?? '');
  const own = (await listPupils(db, groupId)).find((one) => one.accountId === accountId);
  if (!own) throw new Error('the player is not in the list');
  return { phone, own };
}

describe('an account with money that goes back by a transfer', () => {
  test('The preview warns of a refund that waits for a bank account, and of one that would', async ({
    server,
  }) => {
    const { phone, tournamentId } = await withdrawnFromStore(server);
    await paidAtStore(server, phone, tournamentId);
    const preview = await previewOf(phone);
    expect(preview?.needsAccountYen).toBe(2000);
    expect(preview?.entries).toMatchObject([
      { refundYen: 2000, toAccount: true, payerAsked: false },
    ]);
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
    expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);
    const secret = await secretOfPayer(server);
    const given = { body: { secret, account: ACCOUNT } };
    expect((await server.phone().call(payouts.giveByLink, given)).data?.payout.state).toBe('ready');
  });

  test('Who has paid by a link for an entry that the deletion withdraws reads for whom, and the mails after it name nobody', async ({
    server,
  }) => {
    const { phone } = await paidByPayer(server, 'mother@example.com');
    expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);
    await server.app.jobs.drain();
    const asked = await mailsOf(server, 'refund-needs-account');
    expect(asked.map(({ toAddress }) => toAddress)).toEqual(['mother@example.com']);
    expect(asked[0]?.textBody).toContain('You paid it for 青木 蓮.');
    expect(asked[0]?.textBody).toContain('Autumn Junior Open');
    expect(asked[0]?.textBody).toContain('no other link can be sent after that');
    const given = { body: { secret: await secretOfPayer(server), account: ACCOUNT } };
    const { data } = await server.phone().call(payouts.giveByLink, given);
    expect(data?.payout).toMatchObject({ state: 'ready', player: 'Former player' });
    const [confirmed] = await mailsOf(server, 'refund-account-given');
    expect(confirmed?.textBody).toContain('which you had paid for Former player,');
  });

  test('The preview asks nobody for an account that who has paid by a link is asked for', async ({
    server,
  }) => {
    const { phone } = await paidByPayer(server, 'mother@example.com');
    expect((await previewOf(phone))?.entries).toMatchObject([
      { refundYen: 2000, toAccount: false, payerAsked: true },
    ]);
    const alone = await paidByPayer(server, '');
    expect((await previewOf(alone.phone))?.entries).toMatchObject([
      { refundYen: 2000, toAccount: true, payerAsked: false },
    ]);
  });

  test('The mails about a deletion promise no refund the way it was paid of what was paid at a store', async ({
    server,
  }) => {
    const { phone } = await confirmed(server);
    await paidAtStore(server, phone, await makeTournament(server.services, { feeYen: 2000 }));
    expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).toContain('2,000円の返金には銀行口座の登録が必要です');
    expect(goodbye?.textBody).toContain('口座の登録が必要な返金は行えません');
    expect(goodbye?.textBody).not.toContain('お支払いと同じ方法');
    const [toGuardian] = await mailsOf(server, 'account-deleted-guardian');
    expect(toGuardian?.textBody).toContain('a refund of ¥2,000 needs a bank account');
    expect(toGuardian?.textBody).not.toContain('the way you paid');
  });

  test('The mail about a deletion says that who has paid by a link at a store is asked for an account', async ({
    server,
  }) => {
    const { phone } = await paidByPayer(server, 'mother@example.com');
    expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).toContain('¥2,000 will be refunded');
    expect(goodbye?.textBody).toContain('for which we ask them by email');
    expect(goodbye?.textBody).not.toContain('the way you paid');
  });

  test('Preview and mail name what is left of a fee of which the organizer has given some back', async ({
    server,
  }) => {
    const tournamentId = await makeTournament(server.services);
    const { phone, entryId } = await makePaid(server, tournamentId);
    const { grant } = granterOf(await server.operatorPhone(), tournamentId);
    await grant(entryId, 500);
    expect((await previewOf(phone))?.entries).toMatchObject([{ refundYen: 1500 }]);
    await phone.call(contract.leave, { body: PASSWORD });
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).toContain('¥1,500 will be refunded');
  });

  test('Of a transfer that was taken for enough preview and mail name what has arrived', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id } = await chooseTransfer(phone, entryId);
    await note(host, id, noted(1500, true));
    const { grant } = granterOf(host.organizer, host.id);
    expect((await grant(entryId, 300)).status).toBe(200);
    expect((await previewOf(phone))?.entries).toMatchObject([{ refundYen: 1200, toAccount: true }]);
    await phone.call(contract.leave, { body: PASSWORD });
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).toContain('a refund of ¥1,200 needs a bank account');
  });

  test('Of a fee that the organizer has wholly given back neither preview nor mail speaks', async ({
    server,
  }) => {
    const [phone, tournamentId] = [
      await server.playerPhone(),
      await makeTournament(server.services),
    ];
    await paidAtStore(server, phone, tournamentId);
    const { data } = await phone.call(entries.mine, { query: { when: 'coming' } });
    const { grant } = granterOf(await server.operatorPhone(), tournamentId);
    await grant(data?.entries[0]?.id ?? '', 2000);
    const nothing = { refundYen: 0, tooLate: false, toAccount: false, payerAsked: false };
    expect((await previewOf(phone))?.entries).toMatchObject([nothing]);
    server.clock.advance({ days: 8 });
    expect((await previewOf(phone))?.entries).toMatchObject([nothing]);
    await phone.call(contract.leave, { body: PASSWORD });
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).not.toContain('bank account');
  });

  test('A pupil whose entry the school has paid is promised no refund', async ({ server }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const { phone, own } = await joinedBy(server, group.id);
    const lines = singles(host.eventIds[0] ?? 0, [own, ...pupils.slice(0, 1)]);
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 1000 };
    await applyFor(teacher, wanted);
    const { data } = await phone.call(entries.mine, { query: { when: 'coming' } });
    const entryId = data?.entries[0]?.id ?? '';
    await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...CARD } });
    const nothing = { refundYen: 0, tooLate: false, toAccount: false, payerAsked: false };
    expect((await previewOf(phone))?.entries).toMatchObject([nothing]);
    expect((await phone.call(contract.leave, { body: PASSWORD })).status).toBe(200);
    const [goodbye] = await mailsOf(server, 'account-deleted');
    expect(goodbye?.textBody).toContain('Autumn Junior Open');
    expect(goodbye?.textBody).not.toContain('refund');
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
    const { fullName } = (await joinedBy(server, group.id)).phone.player;
    expect((await previewOf(teacher))?.groups).toMatchObject([
      { newOwner: fullName, openApplications: [] },
    ]);
  });
});

describe('an account with a paid entry in a tournament with final results', () => {
  test('Deleting the account on the day refunds nothing, also before the deadline, and the preview lists no entry that ends', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const day = { eventDate: '2026-11-20', applicationDeadline: '2026-11-25' };
    await enter(server, phone, day);
    const { db, clock } = server.services;
    const [tournament] = await db.select({ id: tournaments.id }).from(tournaments);
    await updateState(db, tournament?.id ?? 0, { finalizedAt: clock.now() });
    expect((await previewOf(phone))?.entries).toEqual([]);
    const body = { password: 'correct horse' };
    expect((await phone.call(contract.leave, { body })).status).toBe(200);
    expect(await db.select().from(refunds)).toEqual([]);
  });
});
