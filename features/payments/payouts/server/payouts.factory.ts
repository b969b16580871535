import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as payments from '../../payments.contract.ts';
import * as sandboxStore from '../../sandbox-store/sandbox-store.contract.ts';
import type { BankAccount } from '../payouts.form.ts';

/** Payouts over HTTP, for tests. */

export const ACCOUNT: BankAccount = {
  bank: 'みどり銀行',
  branch: '本店',
  accountType: 'ordinary',
  number: '7654321',
  holder: 'ヤマダ ハナコ',
};

/** A player who has paid 2,000 yen at a store, and withdraws: the money waits for a bank account. */
export async function withdrawnFromStore(server: TestApp, more: object = {}) {
  const phone = await server.playerPhone({ fullName: '山田 花子' });
  const tournamentId = await makeTournament(server.services, { feeYen: 2000, ...more });
  const entryId = await paidAtStore(server, phone, tournamentId);
  await phone.call(entries.withdraw, { params: { id: entryId } });
  await server.app.jobs.drain();
  return { phone, tournamentId, entryId };
}

/** A confirmed entry that was paid at a store. */
export async function paidAtStore(server: TestApp, phone: Phone, tournamentId: number) {
  const applied = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body: applied });
  const entryId = data?.entry.id ?? '';
  const id = uuidv7();
  await phone.call(payments.pay, { body: { id, entryId, method: 'konbini' } });
  await phone.call(sandboxStore.pay, { params: { id } });
  await server.app.jobs.drain();
  return entryId;
}
