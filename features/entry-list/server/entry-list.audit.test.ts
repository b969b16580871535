import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as audit from '#features/audit/server/audit.store.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as transfers from '../bank-transfers/bank-transfers.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  noted,
} from '../bank-transfers/server/bank-transfers.factory.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';
import * as revenueContract from '../entry-list.revenue.contract.ts';

/** A tournament of another organizer, with an entry of a player. */
async function entered(server: TestApp, eventType: 'Doubles' | 'Team') {
  const { organizerId } = await makeOrganizerAccount(server.services);
  const options = { organizerId, eventType, feeYen: 0, name: '桜オープン' } as const;
  const id = await makeTournament(server.services, options);
  const player = await server.playerPhone();
  const entryId = uuidv7();
  const team = eventType === 'Team' ? { team: '桜丘 A' } : {};
  await player.call(entries.apply, {
    body: { id: entryId, tournamentId: id, agreed: true, ...team },
  });
  return { id, entryId };
}

/** Does it, and again, as a phone whose first answer was lost. */
async function twice(send: () => Promise<{ readonly status: number }>) {
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
}

/** The lines that the operators' console lists. */
const linesOf = async ({ services }: TestApp) =>
  (await audit.list(services.db, undefined)).rows.map(({ action, subject }) => [action, subject]);
const LINE = ['tournament-changed', '桜オープン'];

describe('an operator who changes the entry list of somebody else', () => {
  test('People who are entered on paper, and removed, are in the audit log once each', async ({
    server,
  }) => {
    const operator = await server.operatorPhone();
    const { id } = await entered(server, 'Doubles');
    const entryId = uuidv7();
    const person = { name: '青木 蓮', email: '', phone: '', note: '', paidYen: 0 };
    const params = { id };
    await twice(() =>
      operator.call(contract.addManual, { params, body: { people: [{ id: entryId, person }] } }),
    );
    expect(await linesOf(server)).toEqual([LINE]);
    await twice(() => operator.call(contract.removeManual, { params: { id, entryId } }));
    expect(await linesOf(server)).toEqual([LINE, LINE]);
  });

  test('The partner whom they name is in the audit log once', async ({ server }) => {
    const operator = await server.operatorPhone();
    const params = await entered(server, 'Doubles');
    const body = { id: uuidv7(), seen: null, partner: { name: '馬場 結衣', club: '' } };
    await twice(() => operator.call(namesContract.namePartner, { params, body }));
    expect(await linesOf(server)).toEqual([LINE]);
  });

  test('The team that they rename is in the audit log once', async ({ server }) => {
    const operator = await server.operatorPhone();
    const params = await entered(server, 'Team');
    await twice(() =>
      operator.call(namesContract.renameTeam, { params, body: { name: '桜丘 B' } }),
    );
    expect(await linesOf(server)).toEqual([LINE]);
  });
});

/** The lines with what was done, the oldest first. */
const notesOf = async ({ services }: TestApp) =>
  (await audit.list(services.db, undefined)).rows.map(({ note }) => note).toReversed();

describe('an operator who handles the money of somebody else’s tournament', () => {
  /** A player whose transfer of 2,000 yen is awaited. */
  async function awaited(server: TestApp) {
    const host = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, host.id);
    const { id: transferId } = await chooseTransfer(phone, entryId);
    return { ...host, player: phone, transferId, params: { id: host.id } };
  }
  const message = { audience: 'entered', subject: '集合時間', text: '8時に集合です。' } as const;

  test('A transfer that arrived, one that went back and a mail to all are in the audit log once each', async ({
    server,
  }) => {
    const { player, transferId, params } = await awaited(server);
    const operator = await server.operatorPhone();
    const note = { params: { ...params, transferId }, body: noted(3000, true) };
    await twice(() => operator.call(transfers.note, note));
    expect(await notesOf(server)).toEqual(['bankTransfers.note']);
    const own = (await player.call(payouts.own, { query: {} })).data?.payouts ?? [];
    const payoutId = own[0]?.id ?? '';
    await player.call(payouts.giveAccount, { body: { payoutIds: [payoutId], account: ACCOUNT } });
    const back = {
      params: { ...params, payoutId },
      body: { paidOutOn: '2026-11-22', paidOutName: '大会事務局' },
    };
    await twice(() => operator.call(revenueContract.markPaidOut, back));
    expect((await notesOf(server)).slice(1)).toEqual(['entryList.markPaidOut']);
    const body = { id: uuidv7(), message };
    await twice(() => operator.call(contract.writeToAll, { params, body }));
    expect((await notesOf(server)).slice(2)).toEqual(['entryList.writeToAll']);
  });

  test('What the organizer does, and a refused note, leave no line', async ({ server }) => {
    const { organizer, transferId, params } = await awaited(server);
    const settle = { params: { ...params, transferId }, body: noted(2000, true) };
    expect((await organizer.call(transfers.note, settle)).status).toBe(200);
    const body = { id: uuidv7(), message };
    expect((await organizer.call(contract.writeToAll, { params, body })).status).toBe(200);
    const operator = await server.operatorPhone();
    const again = { ...settle, body: noted(2000, true) };
    expect((await operator.call(transfers.note, again)).refusal?.code).toBe('NOT_UNPAID');
    expect(await notesOf(server)).toEqual([]);
  });
});
