import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as payFor from '#features/payments/pay-for/pay-for.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { createSandboxProvider } from '#features/payments/server/payments.sandbox.provider.ts';
import { checkWaiting } from '#features/payments/server/payments.waiting.commands.ts';
import { followTransfer } from '#features/payments/transfers/server/transfers.steps.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { sentMails } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import * as contract from '../bank-transfers.contract.ts';
import {
  ACCOUNT_TO,
  chooseTransfer,
  entryOf,
  type Host,
  makeReserved,
  makeTransferHost,
  note,
  noted,
} from './bank-transfers.factory.ts';

const listOf = async ({ organizer, id }: Host) =>
  (await organizer.call(contract.list, { params: { id } })).data?.transfers ?? [];
const kindsOf = async (server: TestApp) => (await sentMails(server)).map(({ kind }) => kind);
const moveTo = ({ clock }: TestApp, at: string) =>
  clock.advance({ seconds: (Date.parse(at) - clock.now().getTime()) / 1000 });
const check = ({ services }: TestApp) => {
  const secret = sessionSecret(services.config);
  return checkWaiting({ ...services, provider: createSandboxProvider({ ...services, secret }) });
};
const revenueOf = async ({ organizer, id }: Host) =>
  (await organizer.call(entryListRevenue.revenue, { params: { id } })).data;
const back = { paidOutOn: '2026-11-22', paidOutName: '大会事務局' };

/** A player whose transfer is awaited. */
async function awaited(server: TestApp, options: Parameters<typeof makeTransferHost>[1] = {}) {
  const host = await makeTransferHost(server, options);
  const { phone, entryId } = await makeReserved(server, host.id);
  const { id, payment } = await chooseTransfer(phone, entryId);
  return { host, phone, entryId, id, payment };
}

describe('choosing a transfer', () => {
  test('The place is held for a week, and the player gets the account, the code and the dates', async ({
    server,
  }) => {
    const { phone, entryId, payment, host } = await awaited(server);
    expect(payment).toMatchObject({ state: 'requires-action', amountYen: 2000 });
    expect(payment?.action).toMatchObject({
      kind: 'transfer',
      until: '2026-11-26T14:59:59.000Z',
      transfer: { to: ACCOUNT_TO, heldUntil: '2026-11-27T14:59:59.000Z' },
    });
    const code = payment?.action?.transfer?.code ?? '';
    expect(code).toMatch(/^RD[2-9A-HJ-NP-Z]{4}$/);
    expect(await entryOf(phone, entryId)).toMatchObject({
      state: 'reserved',
      payment: 'pending',
      waitsFor: 'transfer',
      reservedUntil: '2026-11-27T14:59:59.000Z',
      canWithdraw: false,
    });
    const [mail] = await sentMails(server);
    expect(mail?.kind).toBe('pay-by-transfer');
    expect(mail?.textBody).toContain(code);
    expect(mail?.textBody).toContain('みどり銀行');
    const own = (await phone.call(notifications.list, {})).data?.notifications ?? [];
    expect(own.map(({ kind }) => kind)).toContain('pay-by-transfer');
    expect(await listOf(host)).toMatchObject([
      { code, payer: '青木 蓮', amountYen: 2000, state: 'waiting', notes: [] },
    ]);
  });

  test('The same press again changes nothing, and a second one is refused', async ({ server }) => {
    const { phone, entryId, id, host } = await awaited(server);
    expect((await chooseTransfer(phone, entryId, id)).payment?.id).toBe(id);
    expect((await chooseTransfer(phone, entryId)).code).toBe('ALREADY_PAID');
    expect(await listOf(host)).toHaveLength(1);
    expect(await kindsOf(server)).toEqual(['pay-by-transfer']);
  });

  test('A transfer is offered only where the organizer accepts it, in time, and for a whole fee', async ({
    server,
  }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const offered = async () =>
      (await phone.call(payments.options, { query: { entryId } })).data?.further.map(
        ({ way }) => way,
      );
    expect(await offered()).toEqual(['konbini', 'transfer']);
    const params = { id: host.id };
    const not = { transferTo: ACCOUNT_TO, acceptsPlayers: false };
    await host.organizer.call(contract.saveTerms, { params, body: not });
    expect(await offered()).toEqual(['konbini']);
    expect((await chooseTransfer(phone, entryId)).code).toBe('WAY_NOT_OFFERED');

    const soon = await makeTransferHost(server, { applicationDeadline: '2026-11-21' });
    const late = await makeReserved(server, soon.id, '伊藤 葵');
    expect((await chooseTransfer(late.phone, late.entryId)).code).toBe('WAY_NOT_OFFERED');

    const doubles = await makeTransferHost(server, { eventType: 'Doubles' });
    const half = await server.playerPhone({ fullName: '上田 結' });
    const body = { id: uuidv7(), tournamentId: doubles.id, agreed: true as const, split: true };
    const { data } = await half.call(entries.apply, { body });
    expect(data?.entry.otherFeeYen).toBe(1000);
    expect((await chooseTransfer(half, data?.entry.id ?? '')).code).toBe('WAY_NOT_OFFERED');
  });

  test('Somebody who pays by a link sees the account, too', async ({ server }) => {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const secret = (await phone.call(payFor.ask, { body: { entryId } })).data?.secret ?? '';
    const guardian = server.phone();
    const paying = { id: uuidv7(), secret, method: 'transfer' as const };
    const { data } = await guardian.call(payFor.pay, { body: paying });
    expect(data?.request.state).toBe('waiting');
    expect(data?.request.payment?.action?.transfer?.to).toBe(ACCOUNT_TO);
    const { data: other } = await guardian.call(payFor.giveUp, { body: { secret } });
    expect(other?.request.state).toBe('due');
  });
});

describe('reconciling transfers', () => {
  test('The noted money confirms the entry once, and is in the revenue and the spreadsheet', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await awaited(server);
    const body = noted(2000, true);
    expect((await note(host, id, body)).status).toBe(200);
    expect((await note(host, id, body)).status).toBe(200);
    expect(await entryOf(phone, entryId)).toMatchObject({
      state: 'confirmed',
      payment: 'made',
      waitsFor: null,
    });
    expect(await listOf(host)).toMatchObject([{ state: 'paid', notes: [{ amountYen: 2000 }] }]);
    expect((await note(host, id, noted(2000, true))).refusal?.code).toBe('NOT_UNPAID');
    const revenue = await revenueOf(host);
    expect(revenue?.sums).toMatchObject({ transferredYen: 2000, chargedYen: 0 });
    expect(revenue?.lines).toMatchObject([{ method: 'transfer', name: '青木 蓮' }]);
    const { data } = await host.organizer.call(contract.exportList, { params: { id: host.id } });
    expect(data?.csv).toContain('青木 蓮');
    expect(data?.csv).toContain('アオキ レン');
    expect((await kindsOf(server)).filter((kind) => kind === 'entry-confirmed')).toHaveLength(1);
  });

  test('One yen too little waits for the rest, or is taken for enough; too much is shown', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await awaited(server);
    await note(host, id, noted(1999, false));
    expect((await entryOf(phone, entryId))?.state).toBe('reserved');
    expect(await listOf(host)).toMatchObject([{ state: 'waiting', notes: [{ amountYen: 1999 }] }]);
    await note(host, id, noted(2, true));
    expect((await entryOf(phone, entryId))?.state).toBe('confirmed');
    expect((await revenueOf(host))?.sums.transferredYen).toBe(2001);
  });

  test('A withdrawal sends back what has arrived, by the organizer to a bank account', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await awaited(server);
    await note(host, id, noted(1999, true));
    await phone.call(entries.withdraw, { params: { id: entryId } });
    await server.app.jobs.drain();
    const [due] = (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];
    expect(due).toMatchObject({ amountYen: 1999, owner: 'organizer', state: 'needs-account' });
    expect((await entryOf(phone, entryId))?.refund).toBe('needs-account');
    const account = { payoutIds: [due?.id ?? ''], account: ACCOUNT };
    await phone.call(payouts.giveAccount, { body: account });
    const params = { id: host.id, payoutId: due?.id ?? '' };
    const marked = await host.organizer.call(entryListRevenue.markPaidOut, { params, body: back });
    expect(marked.status).toBe(200);
    await host.organizer.call(entryListRevenue.markPaidOut, { params, body: back });
    expect((await entryOf(phone, entryId))?.refund).toBe('done');
    expect((await listOf(host))[0]?.notes.map(({ amountYen }) => amountYen)).toEqual([1999, -1999]);
    expect((await revenueOf(host))?.sums.transferredYen).toBe(0);
    const refunded = (await sentMails(server)).find(({ kind }) => kind === 'refund-done');
    expect(refunded?.textBody).toContain('1,999');
  });

  test('A cancelled tournament gives up what is awaited and sends back what has arrived', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await awaited(server);
    const other = await makeReserved(server, host.id, '伊藤 葵');
    await chooseTransfer(other.phone, other.entryId);
    await note(host, id, noted(2000, true));
    await host.organizer.call(publishing.cancel, { params: { id: host.id }, body: { reason: '' } });
    await server.app.jobs.drain();
    expect((await entryOf(phone, entryId))?.refund).toBe('needs-account');
    expect((await listOf(host)).map(({ state }) => state)).toEqual(['paid', 'given-up']);
    expect((await other.phone.call(payouts.own, { query: {} })).data?.payouts).toEqual([]);
  });
});

describe('transfers that do not come in time', () => {
  test('The player is reminded, the organizer is asked, and then the place is given up', async ({
    server,
  }) => {
    const { host, phone, entryId } = await awaited(server);
    moveTo(server, '2026-11-25T15:00:30Z');
    await check(server);
    await check(server);
    expect(await kindsOf(server)).toEqual(['pay-by-transfer', 'pay-by-transfer']);
    moveTo(server, '2026-11-26T15:00:30Z');
    await check(server);
    expect((await kindsOf(server)).at(-1)).toBe('transfers-due');
    const asked = (await host.organizer.call(notifications.list, {})).data?.notifications ?? [];
    expect(asked.map(({ kind }) => kind)).toContain('transfers-due');
    expect((await entryOf(phone, entryId))?.state).toBe('reserved');
    moveTo(server, '2026-11-27T15:00:30Z');
    await check(server);
    await sweepTournament(server.services, host.id);
    expect((await entryOf(phone, entryId))?.state).toBe('lapsed');
    expect((await kindsOf(server)).at(-1)).toBe('entry-lapsed');
    expect((await sentMails(server)).at(-1)?.textBody).toContain('transfer');
    expect((await listOf(host))[0]).toMatchObject({ state: 'lapsed', until: null });
  });

  test('Money that comes when the place is gone goes back, once', async ({ server }) => {
    const { host, phone, entryId, id } = await awaited(server);
    moveTo(server, '2026-11-27T15:00:30Z');
    await check(server);
    await sweepTournament(server.services, host.id);
    await note(host, id, noted(2000, false));
    await server.app.jobs.drain();
    expect((await entryOf(phone, entryId))?.state).toBe('lapsed');
    expect((await listOf(host))[0]?.state).toBe('returned');
    const due = (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];
    expect(due).toMatchObject([{ amountYen: 2000, owner: 'organizer' }]);
    expect((await note(host, id, noted(2000, true))).refusal?.code).toBe('NOT_UNPAID');
  });

  test('Too little that came goes back when the place is given up', async ({ server }) => {
    const { host, phone, id } = await awaited(server);
    await note(host, id, noted(1500, false));
    moveTo(server, '2026-11-27T15:00:30Z');
    await check(server);
    await server.app.jobs.drain();
    expect((await listOf(host))[0]?.state).toBe('returned');
    expect((await phone.call(payouts.own, { query: {} })).data?.payouts).toMatchObject([
      { amountYen: 1500 },
    ]);
  });

  test('Another way to pay gives the transfer up, and money that comes then goes back', async ({
    server,
  }) => {
    const { host, phone, entryId, id } = await awaited(server);
    await phone.call(payments.cancel, { params: { id } });
    expect(await entryOf(phone, entryId)).toMatchObject({ payment: 'due', waitsFor: null });
    const body = { id: uuidv7(), entryId, method: 'credit-card' as const };
    const card = { ...body, cardToken: 'tok_sandbox_ok_4242' };
    expect((await phone.call(payments.pay, { body: card })).status).toBe(200);
    expect((await listOf(host))[0]?.state).toBe('given-up');
    await note(host, id, noted(2000, false));
    expect((await entryOf(phone, entryId))?.state).toBe('confirmed');
    expect((await listOf(host))[0]?.state).toBe('returned');
    expect((await phone.call(payouts.own, { query: {} })).data?.payouts).toMatchObject([
      { amountYen: 2000 },
    ]);
    expect((await revenueOf(host))?.sums).toMatchObject({ chargedYen: 2000, transferredYen: 2000 });
  });
});

describe('transfers that wait', () => {
  test('One that cannot be followed leaves the others to be followed', async ({ server }) => {
    const first = await awaited(server);
    server.clock.advance({ minutes: 1 });
    const second = await awaited(server);
    moveTo(server, '2026-11-27T15:00:00Z');
    const { db } = server.services;
    // Nothing can be written about the first one.
    await db.execute(
      sql`alter table entries add check (id <> ${sql.raw(`'${first.entryId}'`)} or waits_for is not null)`,
    );
    await check(server);
    expect((await entryOf(first.phone, first.entryId))?.waitsFor).toBe('transfer');
    expect((await entryOf(second.phone, second.entryId))?.waitsFor).toBeNull();
  });

  test('A transfer that is noted while the others are followed gets no reminder', async ({
    server,
  }) => {
    const { host, id } = await awaited(server);
    moveTo(server, '2026-11-25T15:00:30Z');
    await note(host, id, noted(2000, true));
    const before = await kindsOf(server);
    const heldUntil = new Date('2026-11-27T14:59:59Z');
    await followTransfer(server.services, { chargeId: id, heldUntil, now: server.clock.now() });
    expect(await kindsOf(server)).toEqual(before);
  });
});

describe('another account', () => {
  test('The organizer hears by mail and notice of another account, once for each, and not of the same', async ({
    server,
  }) => {
    const { organizer, id } = await makeTransferHost(server);
    const save = (transferTo: string) => {
      const body = { transferTo, acceptsPlayers: transferTo !== '' };
      return organizer.call(contract.saveTerms, { params: { id }, body });
    };
    await save(ACCOUNT_TO);
    expect(await kindsOf(server)).not.toContain('transfer-account-changed');
    await save('別の銀行 支店 普通 7654321');
    await save('別の銀行 支店 普通 7654321');
    await save('');
    const sent = (await sentMails(server)).filter(
      ({ kind }) => kind === 'transfer-account-changed',
    );
    expect(sent).toHaveLength(2);
    expect(sent[0]?.textBody).toContain('別の銀行');
    expect(sent[0]?.textBody).toContain(`/organizer/tournaments/${id}/transfers`);
    expect(sent[0]?.textBody).not.toContain('An operator of RallyDays');
    const own = (await organizer.call(notifications.list, {})).data?.notifications ?? [];
    expect(own.filter(({ kind }) => kind === 'transfer-account-changed')).toHaveLength(2);
  });
});

describe('an operator who steps in', () => {
  test('An operator proves the second step before the account changes, and is in the audit log', async ({
    server,
  }) => {
    const { host } = await awaited(server);
    const operator = await server.operatorPhone();
    server.clock.advance({ minutes: 11 });
    const params = { id: host.id };
    const terms = { transferTo: '別の銀行', acceptsPlayers: true };
    const save = () => operator.call(contract.saveTerms, { params, body: terms });
    expect((await save()).refusal?.code).toBe('PROOF_REQUIRED');
    const paidOut = { params: { ...params, payoutId: uuidv7() }, body: back };
    const marked = await operator.call(entryListRevenue.markPaidOut, paidOut);
    expect(marked.refusal?.code).toBe('PROOF_REQUIRED');
    const code = await operator.operator.app.code();
    await operator.call(secondFactor.prove, { body: { code } });
    expect((await save()).status).toBe(200);
    const [mail] = (await sentMails(server)).filter(
      ({ kind }) => kind === 'transfer-account-changed',
    );
    expect(mail?.textBody).toContain('An operator of RallyDays');
    expect(await server.services.db.select().from(auditLog)).toMatchObject([
      { action: 'tournament-changed', actorId: operator.operator.id },
    ]);
  });
});

describe('who may see and note transfers', () => {
  test('Players, other organizers and strangers may not', async ({ server }) => {
    const { host, phone, id } = await awaited(server);
    const other = await makeTransferHost(server);
    const params = { id: host.id };
    const body = noted(2000, true);
    for (const caller of [phone, other.organizer]) {
      const at = { params: { ...params, transferId: id }, body };
      expect((await caller.call(contract.note, at)).refusal?.code).toBe('FORBIDDEN');
      expect((await caller.call(contract.list, { params })).refusal?.code).toBe('FORBIDDEN');
      expect((await caller.call(contract.exportList, { params })).refusal?.code).toBe('FORBIDDEN');
      const terms = { transferTo: 'X', acceptsPlayers: true };
      const saved = await caller.call(contract.saveTerms, { params, body: terms });
      expect(saved.refusal?.code).toBe('FORBIDDEN');
    }
    // By another tournament's address it is not there.
    const elsewhere = { params: { id: other.id, transferId: id }, body };
    const missed = await other.organizer.call(contract.note, elsewhere);
    expect(missed.refusal?.code).toBe('TRANSFER_NOT_FOUND');
    const nowhere = { params: { id: 999_999, transferId: id }, body };
    expect((await host.organizer.call(contract.note, nowhere)).refusal?.code).toBe(
      'TOURNAMENT_NOT_FOUND',
    );
  });

  test('Bad input is refused: no account, no amount, a fraction', async ({ server }) => {
    const { host, id } = await awaited(server);
    const params = { id: host.id };
    const terms = { transferTo: '  ', acceptsPlayers: true };
    const saved = await host.organizer.call(contract.saveTerms, { params, body: terms });
    expect(saved.refusal?.code).toBe('ACCOUNT_MISSING');
    expect((await note(host, id, noted(0, false))).status).toBe(422);
    for (const amountYen of [10.5, 1e12]) {
      expect((await note(host, id, noted(amountYen, true))).status).toBe(422);
    }
  });
});
