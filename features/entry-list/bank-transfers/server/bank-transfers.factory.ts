import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { ACCOUNT } from '#features/payments/payouts/server/payouts.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import * as contract from '../bank-transfers.contract.ts';

/** Transfers of players over HTTP, for tests. */

export const ACCOUNT_TO = 'みどり銀行 本店 普通 1234567\nサクラタイカイ';

/** A tournament for 2,000 yen whose organizer takes transfers of players. */
export async function makeTransferHost(
  server: TestApp,
  options: Parameters<typeof makeTournament>[1] = {},
) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, feeYen: 2000, ...options });
  const terms = { transferTo: ACCOUNT_TO, acceptsPlayers: true };
  await organizer.call(contract.saveTerms, { params: { id }, body: terms });
  return { id, organizer, organizerId };
}

/** A player with a reserved place, who has not chosen how to pay. */
export async function makeReserved(server: TestApp, tournamentId: number, fullName = '青木 蓮') {
  const phone = await server.playerPhone({ fullName });
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body });
  return { phone, entryId: data?.entry.id ?? '' };
}

/** The choice of a transfer, and the charge that then waits for it. */
export async function chooseTransfer(phone: Phone, entryId: string, id = uuidv7()) {
  const body = { id, entryId, method: 'transfer' as const };
  const { data, refusal } = await phone.call(payments.pay, { body });
  return { id, payment: data?.payment ?? null, code: refusal?.code ?? null };
}

/** What the organizer notes of a transfer. */
export function noted(amountYen: number, settles: boolean) {
  return { id: uuidv7(), amountYen, paidOn: '2026-11-21', payerName: 'アオキ レン', settles };
}

export type Host = Awaited<ReturnType<typeof makeTransferHost>>;

/** Notes what has arrived of a transfer, as the organizer. */
export const note = ({ organizer, id }: Host, transferId: string, body: ReturnType<typeof noted>) =>
  organizer.call(contract.note, { params: { id, transferId }, body });

/** The amounts that are noted of all transfers of a tournament. */
export const notesOf = async ({ organizer, id }: Host) =>
  (await organizer.call(contract.list, { params: { id } })).data?.transfers.flatMap(({ notes }) =>
    notes.map(({ amountYen }) => amountYen),
  );

/** What goes back to a player by a transfer. */
export const ownPayouts = async (phone: Phone) =>
  (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];

/** Gives the account to which money goes back. */
export const giveAccount = (phone: Phone, ids: readonly string[]) =>
  phone.call(payouts.giveAccount, { body: { payoutIds: [...ids], account: ACCOUNT } });

/** Notes that money was sent back, as the organizer. */
export const payOut = ({ organizer, id }: Host, payoutId: string) =>
  organizer.call(entryListRevenue.markPaidOut, {
    params: { id, payoutId },
    body: { paidOutOn: '2026-11-22', paidOutName: '大会事務局' },
  });

export const entryOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;

/** The mails that ask for an account. */
export const mailsForAccounts = async (server: TestApp) => {
  await server.app.jobs.drain();
  return mailsOf(server, 'refund-needs-account');
};
