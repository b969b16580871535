import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as payFor from '../../pay-for/pay-for.contract.ts';
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

/** A player withdraws for whom somebody has paid by a link; see `paidByPayer`. */
export async function withdrawnByPayer(server: TestApp, receiptTo: string) {
  const paid = await paidByPayer(server, receiptTo);
  await paid.phone.call(entries.withdraw, { params: { id: paid.entryId } });
  await server.app.jobs.drain();
  return paid;
}

/** An entry for which somebody has paid 2,000 yen at a store by a link, and has left this address; '' without one. */
export async function paidByPayer(server: TestApp, receiptTo: string) {
  const phone = await server.playerPhone({ fullName: '青木 蓮' });
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const applied = { id: uuidv7(), tournamentId, agreed: true as const };
  const entryId = (await phone.call(entries.apply, { body: applied })).data?.entry.id ?? '';
  const asked = (await phone.call(payFor.ask, { body: { entryId } })).data?.secret ?? '';
  const paying = { id: uuidv7(), secret: asked, method: 'konbini' as const, receiptTo };
  await server.phone().call(payFor.pay, { body: paying });
  const { data } = await phone.call(payments.open, { query: { entryId } });
  await phone.call(sandboxStore.pay, { params: { id: data?.payment?.id ?? '' } });
  await server.app.jobs.drain();
  return { phone, entryId, asked };
}

/** The secret of the link by which who has paid is asked for an account. */
export async function secretOfPayer(server: TestApp): Promise<string> {
  const [asked] = await mailsOf(server, 'refund-needs-account');
  return asked?.secret ?? '';
}
