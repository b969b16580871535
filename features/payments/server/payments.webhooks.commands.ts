import * as entries from '#features/entries/server/entries.store.ts';
import { followDisputeHint } from '../disputes/server/disputes.commands.ts';
import { findChargeByRef } from '../disputes/server/disputes.store.ts';
import { logUnanswered, payEntries, resolveCharge, SETTLE_JOB } from './payments.commands.ts';
import { type Hint, isOurKey, type PaymentServices } from './payments.provider.ts';
import { requestRefund } from './payments.refunds.sending.commands.ts';
import * as refunds from './payments.refunds.store.ts';
import { findReferredShare, listAlso } from './payments.shares.commands.ts';
import * as payments from './payments.store.ts';

/** Payments that begin or end with a webhook of the provider. It is only a hint: what counts is the provider's answer to our own question. */

export const APPROVAL_JOB = 'payments.approval';

/** Follows a webhook. One of another app at the same account is noted and taken: sending it again would not change it. */
export async function followHint(services: PaymentServices, hint: Hint): Promise<void> {
  const { type, key } = hint;
  if (!isOurs(hint)) {
    services.log.info({ about: type }, 'a message of the payment provider about nothing of ours');
  } else if (type === 'charge') await followChargeHint(services, key);
  else if (type === 'approval') await followApprovalHint(services, key);
  else if (type === 'refund') await followRefundHint(services, key);
  else if (type === 'dispute') await followDisputeHint(services, key);
  else await followOutsideRefund(services, key);
}

function isOurs({ type, key }: Hint): boolean {
  const isProviders = type === 'dispute' || type === 'outside-refund';
  return isProviders || isOurKey(key);
}

/**
 * Follows a webhook about a charge: immediately, or in the background when the provider does not answer. A charge that is not stored, as
 * after the restore of an older backup, is the operator's to give back.
 */
async function followChargeHint(services: PaymentServices, key: string): Promise<void> {
  if (!(await payments.findCharge(services.db, key))) {
    const words = 'the payment provider has a payment that is not in the database';
    services.log.error({ payment: key }, words);
    return;
  }
  try {
    await resolveCharge(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) =>
      services.jobs.enqueue(tx, SETTLE_JOB, { paymentId: key }),
    );
  }
}

/** Follows a webhook about a refund of ours. */
async function followRefundHint(services: PaymentServices, key: string): Promise<void> {
  if ((await refunds.listSent(services.db, key)).length > 0) {
    await requestRefund(services, key);
    return;
  }
  const words = 'the payment provider has a refund that is not in the database';
  services.log.error({ refund: key }, words);
}

/** Nothing here knows of a refund that was made in the provider's dashboard: entry, revenue and receipt say that the fee is paid. */
async function followOutsideRefund({ db, log }: PaymentServices, ref: string): Promise<void> {
  const payment = await findChargeByRef(db, ref);
  if (payment) log.warn({ payment }, "the payment was refunded in the provider's dashboard");
}

/**
 * Charges what was approved in a payment app: the entry alone, or together with the account's other reservations of the
 * tournament, whichever is the approved amount. Does nothing when a place is already gone or paid, or it is not the turn of
 * the account for which it was approved, or no longer that invitation. Throws when the provider does not answer.
 */
export async function payApproved(services: PaymentServices, key: string): Promise<void> {
  const approval = await services.provider.findApproval(key);
  const entry = approval && (await entries.findById(services.db, approval.entryId));
  if (!entry) return;
  const referred = await findReferredShare(services.db, entry, approval.payerRef);
  if (!referred) return;
  const { share, accountId } = referred;
  const also = await listAlso(services, share);
  const together = also.reduce((sum, { amountYen }) => sum + amountYen, share.amountYen);
  const attempt = { id: key, entryId: entry.id, accountId, method: 'qr-code' } as const;
  if (approval.amountYen === share.amountYen) await payEntries(services, attempt, undefined);
  else if (approval.amountYen === together) {
    const all = { ...attempt, also: also.map((one) => one.entry.id) };
    await payEntries(services, all, undefined);
  }
}

/** Follows a webhook about an approval: immediately, or in the background when the provider does not answer. */
async function followApprovalHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await payApproved(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) => services.jobs.enqueue(tx, APPROVAL_JOB, { key }));
  }
}
