import { isRefundedToAccount } from '#domain/entry/entry.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { openPayout } from '../payouts/server/payouts.opening.commands.ts';
import * as payouts from '../payouts/server/payouts.store.ts';
import { FailedRefund, type PaymentServices } from './payments.provider.ts';
import { noteRefund, noteRefunds, REFUND_JOB } from './payments.refunds.commands.ts';
import * as refunds from './payments.refunds.store.ts';
import type { StoredPayment } from './payments.store.ts';

/** What is owed goes out: by the provider, or by a transfer that somebody has made. */

/** Closes the refunds that were transferred to a bank account. A step of other commands. */
export async function closePaidOut(services: Services, tx: Db, refundId: string): Promise<void> {
  const sent = await refunds.listSent(tx, refundId);
  const ids = sent.map(({ refund }) => refund.id);
  const amountYen = sent.reduce((sum, { refund }) => sum + refund.amountYen, 0);
  const refunded = sent.map(({ payment }) => payment);
  await closeRefund(services, tx, { refundId, ids, refunded, amountYen, toAccount: true });
}

/** Asks the provider about a refund: sends an owed one, repeats a failed try, and learns of one that has failed since. */
export async function requestRefund({ db, jobs }: Services, refundId: string): Promise<void> {
  await db.transaction((tx) => jobs.enqueue(tx, REFUND_JOB, { refundId }));
}

/**
 * Sends an owed refund, with those of the same charge, and asks about one that was sent. What has failed permanently goes to a bank
 * account instead. Throws when the provider refuses or does not answer; they are still owed then.
 */
export async function sendRefund(services: PaymentServices, refundId: string): Promise<void> {
  const { db } = services;
  const sent = await refunds.listSent(db, refundId);
  const [first] = sent;
  if (!first || !isOfProvider(first)) return;
  const ids = sent.map(({ refund }) => refund.id);
  const amountYen = sent.reduce((sum, { refund }) => sum + refund.amountYen, 0);
  try {
    await askProvider(services, { first, amountYen });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    if (error instanceof FailedRefund) {
      const failed = { first, ids, amountYen, message };
      await db.transaction((tx) => payOutInstead(services, tx, failed));
      return;
    }
    await refunds.updateFailed(db, ids, message);
    throw error;
  }
  const refunded = sent.map(({ payment }) => payment);
  await db.transaction((tx) =>
    closeRefund(services, tx, { refundId, ids, refunded, amountYen, toAccount: false }),
  );
}

type Sent = Awaited<ReturnType<typeof refunds.listSent>>[number];

/** A refund that goes back by a transfer is not the provider's, nor are points. */
function isOfProvider({ refund, payment }: Sent): boolean {
  const { method } = payment;
  return refund.state !== 'by-transfer' && method !== 'points' && !isRefundedToAccount(method);
}

async function askProvider(
  { provider }: PaymentServices,
  { first, amountYen }: { readonly first: Sent; readonly amountYen: number },
): Promise<void> {
  const { chargeId: chargeKey, providerRef: chargeRef } = first.payment;
  const request = { key: first.refund.id, chargeKey, chargeRef, amountYen };
  if (first.refund.state !== 'succeeded') {
    await provider.refund(request);
    return;
  }
  const failure = await provider.findFailedRefund(request);
  if (failure) throw new FailedRefund(failure);
}

interface Failed {
  readonly first: Sent;
  readonly ids: readonly string[];
  readonly amountYen: number;
  readonly message: string;
}

/** Owes what cannot go back the way it came by a transfer, once: also where a message about it comes after that transfer. */
async function payOutInstead(
  services: Services,
  tx: Db,
  { first, ids, amountYen, message }: Failed,
): Promise<void> {
  const { id: refundId } = first.refund;
  if (await payouts.findById(tx, refundId)) return;
  if (!(await refunds.updateByTransfer(tx, ids, message))) return;
  const payment = { ...first.payment, amountYen };
  const due = { refundId, payment, sentWith: null, reason: 'failed-refund' } as const;
  await openPayout(services, tx, due);
  await noteRefunds(tx, refundId);
  services.log.warn({ refund: refundId, message }, 'a refund has failed, and goes by a transfer');
}

interface SentRefund {
  readonly refundId: string;
  readonly ids: readonly string[];
  readonly refunded: readonly StoredPayment[];
  readonly amountYen: number;
  /** It was transferred to a bank account. */
  readonly toAccount: boolean;
}

async function closeRefund(
  services: Services,
  tx: Db,
  { refundId, ids, refunded, amountYen, toAccount }: SentRefund,
): Promise<void> {
  const now = services.clock.now();
  if (!(await refunds.updateSucceeded(tx, ids, { now, toAccount }))) return;
  for (const payment of refunded) await noteRefund(tx, payment);
  const [first] = refunded;
  const entry = first && (await entries.findById(tx, first.entryId));
  const tournament = entry && (await tournaments.findById(tx, entry.tournamentId));
  if (!first || !tournament) return;
  const payment = { ...first, refundId, amountYen };
  await services.publish(tx, { type: 'entry.refunded', entry, tournament, payment, toAccount });
}
