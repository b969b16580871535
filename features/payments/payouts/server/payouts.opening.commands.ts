import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { StoredPayment } from '../../server/payments.store.ts';
import { isPaidBack } from '../payouts.policy.ts';
import * as store from './payouts.store.ts';

/** Notifies who is owed money that their bank account is needed; after the commit, when the amount is whole. */
export const PAYOUT_JOB = 'payouts.ask';

interface Due {
  readonly refundId: string;
  readonly payment: StoredPayment;
  /** The refund of the same charge with which this one goes back. */
  readonly sentWith: string | null;
  readonly reason: 'refund' | 'failed-refund';
}

/** Owes money back that goes by a transfer; a step of owing a refund, inside its transaction. */
export async function openPayout(
  { clock, jobs }: Services,
  tx: Db,
  { refundId, payment, sentWith, reason }: Due,
): Promise<void> {
  const { method, accountId, amountYen, entryId, chargeId } = payment;
  // The provider has given back to the operator what it could not refund.
  const owner = reason === 'failed-refund' ? 'operator' : isPaidBack(method);
  const entry = await entries.findById(tx, entryId);
  if (!owner || !entry) throw new Error('a refund that is no payout');
  if (sentWith !== null) {
    await store.updateAmount(tx, sentWith, amountYen);
    await jobs.enqueue(tx, PAYOUT_JOB, { payoutId: sentWith });
    return;
  }
  const { tournamentId, applicationId } = entry;
  await store.insert(tx, {
    id: refundId,
    refundId,
    chargeId,
    tournamentId,
    applicationId,
    accountId,
    owner,
    amountYen,
    reason,
    state: 'needs-account',
    createdAt: clock.now(),
  });
  await jobs.enqueue(tx, PAYOUT_JOB, { payoutId: refundId });
}

interface Returned {
  /** Of the payout, where its opener finds it again by it. */
  readonly id?: string;
  readonly chargeId?: string;
  readonly applicationId?: string | null;
  readonly accountId?: string;
  readonly tournamentId: number;
  readonly amountYen: number;
  readonly reason: store.StoredPayout['reason'];
}

/** Owes what came by a transfer to the organizer, who sends it back: to a school, or more than the fees. A step of other commands. */
export async function openTransferBack(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  returned: Returned,
): Promise<void> {
  if (returned.amountYen <= 0) return;
  const { id = uuidv7() } = returned;
  await store.insert(tx, {
    ...returned,
    id,
    owner: 'organizer',
    state: 'needs-account',
    createdAt: clock.now(),
  });
  await jobs.enqueue(tx, PAYOUT_JOB, { payoutId: id });
}

interface Surplus extends Omit<Returned, 'reason' | 'amountYen'> {
  /** What the payee is asked for the account with: more than the fee, or the fee of what has ended unpaid. */
  readonly reason?: 'surplus' | 'refund';
  /** What is to be sent back of it already. */
  readonly open: readonly store.StoredPayout[];
  /** What has arrived beyond the fees and everything that is to be sent back; negative after a correction. */
  readonly beyondYen: number;
}

/** Follows what has arrived beyond the fees: more of it goes back, or less where the organizer has corrected a note. */
export async function followSurplus(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  { open, beyondYen, reason = 'surplus', ...payee }: Surplus,
): Promise<void> {
  if (beyondYen > 0) {
    const waiting = open.find(({ state }) => state === 'needs-account');
    if (!waiting) {
      await openTransferBack(services, tx, { ...payee, amountYen: beyondYen, reason });
      return;
    }
    await store.updateAmount(tx, waiting.id, beyondYen);
    await services.jobs.enqueue(tx, PAYOUT_JOB, { payoutId: waiting.id });
    return;
  }
  await cutPayouts(tx, open, -beyondYen);
}

/** What was taken from a payout; nothing is left of it where that was the whole amount. */
export interface Cut {
  readonly payout: store.StoredPayout;
  readonly cutYen: number;
}

/** Takes so much from locked payouts, first from those that nobody can transfer yet. A step of other commands. */
export async function cutPayouts(
  tx: Db,
  open: readonly store.StoredPayout[],
  lessYen: number,
): Promise<readonly Cut[]> {
  const cuts: Cut[] = [];
  let restYen = lessYen;
  for (const payout of open.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const { id, amountYen } = payout;
    const cutYen = Math.min(restYen, amountYen);
    if (cutYen <= 0) break;
    restYen -= cutYen;
    if (cutYen === amountYen) await store.deleteById(tx, id);
    else await store.updateAmount(tx, id, -cutYen);
    cuts.push({ payout, cutYen });
  }
  return cuts;
}

function turnOf({ state }: store.StoredPayout): number {
  return state === 'needs-account' ? 0 : 1;
}
