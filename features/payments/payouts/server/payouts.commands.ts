import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  listSchoolPayees,
  noteStep,
} from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import { sealerFor } from '#platform/server/keys/sealer.ts';
import type { Services } from '#platform/server/services.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { noteRefunds } from '../../server/payments.refunds.commands.ts';
import { closePaidOut } from '../../server/payments.refunds.sending.commands.ts';
import * as refunds from '../../server/payments.refunds.store.ts';
import * as transfers from '../../transfers/server/transfers.store.ts';
import type { BankAccount } from '../payouts.form.ts';
import type { PayoutOwner } from '../payouts.vocabulary.ts';
import { lockPayouts } from './payouts.locks.commands.ts';
import { notifyOfNeed, notifyOfPaidOut, notifyOfReady } from './payouts.notifications.ts';
import * as store from './payouts.store.ts';

/** Whether a payout goes to this account, or to a school that it looks after. */
export async function isPayee(
  db: Db,
  accountId: string,
  payout: Pick<store.StoredPayout, 'accountId' | 'applicationId'>,
): Promise<boolean> {
  if (payout.applicationId === null) return payout.accountId === accountId;
  return (await listSchoolPayees(db, payout.applicationId)).includes(accountId);
}

interface Giving {
  readonly payoutIds: readonly string[];
  readonly accountId: string;
  readonly account: BankAccount;
}

/**
 * Stores where money goes back to, for all of these payouts or none. Until the transfer another can be given; not where who has paid
 * by a link has said it.
 */
export async function giveAccount(
  services: Services,
  { payoutIds, accountId, account }: Giving,
): Promise<Result<null, 'PAYOUT_NOT_FOUND' | 'ALREADY_PAID_OUT' | 'GIVEN_BY_PAYER'>> {
  return services.db.transaction(async (tx) => {
    const wanted = new Set(payoutIds);
    const locked = await lockPayouts(tx, [...wanted]);
    if (locked.length !== wanted.size) return refuse('PAYOUT_NOT_FOUND');
    for (const payout of locked) {
      if (!(await isPayee(tx, accountId, payout))) return refuse('PAYOUT_NOT_FOUND');
    }
    if (locked.some(({ state }) => state === 'paid-out')) return refuse('ALREADY_PAID_OUT');
    if (locked.some(({ givenByPayer }) => givenByPayer)) return refuse('GIVEN_BY_PAYER');
    for (const payout of locked) {
      await storeAccount(services, tx, { payout, account, givenByPayer: false });
    }
    await notifyOfReady(services, tx, locked);
    return ok(null);
  });
}

interface Given {
  readonly payout: store.StoredPayout;
  readonly account: BankAccount;
  readonly givenByPayer: boolean;
}

/** Stores an account of a locked payout, encrypted; the same account again stays as it is stored. A step of other commands. */
export async function storeAccount(
  services: Pick<Services, 'config'>,
  tx: Db,
  { payout, account, givenByPayer }: Given,
): Promise<void> {
  const { id, refundId } = payout;
  const isSame = isDeepStrictEqual(accountOf(services, payout), account);
  const sealedAccount = isSame
    ? payout.sealedAccount
    : accounts(services).seal(JSON.stringify(account));
  await store.update(tx, id, { state: 'ready', sealedAccount, givenByPayer });
  if (refundId !== null) await noteRefunds(tx, refundId);
}

/** Asks for the bank account to which money goes back; once, however often the job runs. */
export async function askForAccount(services: Services, payoutId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const payout = await store.findById(tx, payoutId);
    if (payout?.state === 'needs-account') await notifyOfNeed(services, tx, payout);
  });
}

/** The account that was given for a payout; null without one, and where the server's secret has changed since. */
export function accountOf(
  services: Pick<Services, 'config'>,
  { sealedAccount }: Pick<store.StoredPayout, 'sealedAccount'>,
): BankAccount | null {
  const text = sealedAccount && accounts(services).open(sealedAccount);
  return text ? (JSON.parse(text) as BankAccount) : null;
}

/** By which an account that was read is compared with the one that is stored: each is encrypted with a nonce of its own. */
export function accountMark({
  sealedAccount,
}: Pick<store.StoredPayout, 'sealedAccount'>): string | null {
  return sealedAccount && hashOf(sealedAccount);
}

function accounts({ config }: Pick<Services, 'config'>) {
  return sealerFor('bank accounts', sessionSecret(config));
}

/** What is noted of a transfer, and the amount and the account that the writer saw. */
export interface PaidOutNote {
  readonly id: string;
  readonly paidOutOn: PlainDate;
  readonly paidOutName: string;
  readonly seenAmountYen?: number | undefined;
  readonly seenAccountMark?: string | undefined;
}

interface PaidOut extends PaidOutNote {
  /** Who may note it: the operator all of theirs, an organizer those of one tournament. */
  readonly owner: PayoutOwner;
  readonly tournamentId?: number;
  readonly byAccountId: string;
}

export type PaidOutRefusal = 'PAYOUT_NOT_FOUND' | 'ACCOUNT_MISSING' | 'PAYOUT_CHANGED';

/**
 * Notes that the money was transferred, and deletes the bank account. The same note sent again changes nothing; the first one
 * counts. A step of the commands that log it; gives the payout, null where it was noted before.
 */
export async function markPaidOutIn(
  services: Services,
  tx: Db,
  { id, owner, tournamentId, byAccountId, paidOutOn, paidOutName, ...seen }: PaidOut,
): Promise<Result<store.StoredPayout | null, PaidOutRefusal>> {
  const [payout] = await lockPayouts(tx, [id]);
  const isThere =
    payout?.owner === owner && (tournamentId === undefined || payout.tournamentId === tournamentId);
  if (!payout || !isThere) return refuse('PAYOUT_NOT_FOUND');
  if (payout.state === 'paid-out') return ok(null);
  if (payout.state === 'needs-account') return refuse('ACCOUNT_MISSING');
  if (!isAsSeen(payout, seen)) return refuse('PAYOUT_CHANGED');
  const noted = { paidOutOn, paidOutName, paidOutByAccountId: byAccountId };
  const done = { state: 'paid-out' as const, sealedAccount: null, ...noted };
  await store.update(tx, id, { ...done, notedAt: services.clock.now() });
  if (payout.refundId !== null) await closePaidOut(services, tx, payout.refundId);
  const about = { payout, byAccountId, paidOutOn, paidOutName };
  if (payout.applicationId === null) await noteSentBack(services, tx, about);
  else if (payout.refundId === null) await noteReturned(services, tx, about);
  await notifyOfPaidOut(services, tx, payout);
  return ok(payout);
}

/** Whether the money went where it is to go: neither the account nor the amount has changed since they were read. */
function isAsSeen(
  payout: store.StoredPayout,
  { seenAmountYen, seenAccountMark }: Pick<PaidOutNote, 'seenAmountYen' | 'seenAccountMark'>,
): boolean {
  const isSameAmount = seenAmountYen === undefined || seenAmountYen === payout.amountYen;
  return isSameAmount && (seenAccountMark === undefined || seenAccountMark === accountMark(payout));
}

type Noted = Pick<PaidOut, 'byAccountId' | 'paidOutOn' | 'paidOutName'> & {
  readonly payout: store.StoredPayout;
};

/** A player's transfer that was sent back: among what the organizer has noted of it. */
async function noteSentBack(
  services: Services,
  tx: Db,
  { payout, byAccountId, paidOutOn, paidOutName }: Noted,
): Promise<void> {
  const { id, owner, refundId, amountYen } = payout;
  if (owner !== 'organizer') return;
  const [sent] = refundId === null ? [] : await refunds.listSent(tx, refundId);
  const chargeId = payout.chargeId ?? sent?.payment.chargeId;
  if (!chargeId) return;
  await transfers.insertNote(tx, {
    id,
    chargeId,
    amountYen: -amountYen,
    paidOn: paidOutOn,
    payerName: paidOutName,
    notedByAccountId: byAccountId,
    notedAt: services.clock.now(),
  });
}

/** A school's transfer that was sent back: in its history, and in the organizer's sums. */
async function noteReturned(
  services: Services,
  tx: Db,
  { payout, byAccountId, paidOutOn, paidOutName }: Noted,
): Promise<void> {
  const { id, applicationId } = payout;
  if (applicationId === null) return;
  const now = services.clock.now();
  const amountYen = -payout.amountYen;
  const noted = { notedByAccountId: byAccountId, notedAt: now };
  const transfer = { id, applicationId, amountYen, paidOn: paidOutOn, payerName: paidOutName };
  await applications.insertTransfer(tx, { ...transfer, ...noted });
  const step = { kind: 'returned', amountYen, accountId: byAccountId, at: now } as const;
  await noteStep(tx, applicationId, step);
}
