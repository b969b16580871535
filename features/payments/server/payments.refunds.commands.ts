import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { isLive } from '#domain/entry/vocabulary.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { stillEarns } from '../payments.policy.ts';
import { openPayout } from '../payouts/server/payouts.opening.commands.ts';
import * as payouts from '../payouts/server/payouts.store.ts';
import * as transfers from '../transfers/server/transfers.store.ts';
import { giveBackPoints, revokePoints } from './payments.points.commands.ts';
import * as refunds from './payments.refunds.store.ts';
import type { StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const REFUND_JOB = 'payments.refund';
/** Owes the halves of an entry back that has lapsed. */
export const RETURN_JOB = 'payments.return';

/** Refunds the fee of an entry that was given up in time. */
export const refundWithdrawnEntry: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  if (event.refund) await refundEntries(services, tx, [event.entry.id]);
};

/**
 * Refunds the half that was paid for a place that has lapsed, by a job of its own: many commands free lapsed places under
 * the locks of other accounts' points.
 */
export const refundLapsedEntry: Subscriber<'entry.lapsed'> = async ({ jobs }, tx, { entry }) => {
  if (entry.paymentMethod !== null) await jobs.enqueue(tx, RETURN_JOB, { entryId: entry.id });
};

/** Owes everything that was paid for a lapsed entry. */
export async function returnLapsed(services: Services, entryId: string): Promise<void> {
  await services.db.transaction((tx) => refundEntries(services, tx, [entryId]));
}

/**
 * Refunds the half of a partner who is no longer in the pair. It counts as returned, so that they can pay another time; what the
 * organizer had given back of it says nothing about the fee of who comes next.
 */
export const refundGivenBackHalf: Subscriber<'half.given-back'> = async (services, tx, event) => {
  const paid = await payments.listSucceeded(tx, [event.entry.id]);
  const half = paid.find(({ accountId }) => accountId === event.payerId);
  if (!half) return;
  const granted = (await refunds.sumsByPayment(tx, [half.id])).get(half.id);
  if (granted) await entries.updateGranted(tx, event.entry.id, -granted.yen);
  await payments.update(tx, half.id, { state: 'returned' });
  await oweRefund(services, tx, half);
};

/** Refunds everything that players have paid for the entries of a cancelled tournament. */
export const refundCancelledEntries: Subscriber<'entries.cancelled'> = (services, tx, event) => {
  const paid = event.entries.filter(
    ({ paymentMethod, applicationId }) => paymentMethod !== null && applicationId === null,
  );
  return refundEntries(
    services,
    tx,
    paid.map(({ id }) => id),
  );
};

/** Refunds each payer's part, in the order in which the points of several accounts are locked. */
async function refundEntries(
  services: Services,
  tx: Db,
  entryIds: readonly string[],
): Promise<void> {
  for (const payment of await payments.listSucceeded(tx, entryIds)) {
    await oweRefund(services, tx, payment);
  }
}

/** Refunds everything that was paid for the applications of a cancelled tournament, each charge by one amount. */
export const refundCancelledApplications: Subscriber<'entries.cancelled'> = async (
  services,
  tx,
  { entries: ended },
) => {
  const lines = ended.filter(({ applicationId }) => applicationId !== null);
  const paid = await payments.listSucceeded(
    tx,
    lines.map(({ id }) => id),
  );
  for (const charge of Map.groupBy(paid, ({ chargeId }) => chargeId).values()) {
    await oweTogether(services, tx, charge);
  }
};

/** Owes several payments of one charge back as one amount. A step of other commands. */
export async function oweTogether(
  services: Services,
  tx: Db,
  charge: readonly StoredPayment[],
): Promise<void> {
  let sender: string | null = null;
  for (const payment of charge) {
    sender = (await oweRefund(services, tx, payment, { sentWith: sender })) ?? sender;
  }
}

/** How a refund differs from one by rule, of everything that is left, sent by itself. */
interface OneRefund {
  /** The refund of the same charge with which it is sent. */
  readonly sentWith?: string | null;
  /** The organizer's decision, and what it gives back of this payment; of points, always the whole. */
  readonly grant?: { readonly id: string; readonly amountYen: number };
}

/**
 * Owes a payment back, once by rule and once for each decision of the organizer, and gives the refund that is sent; null when it is owed
 * already, or at once. Points return immediately; money waits for the provider, by a refund of its own or by another of the same
 * charge. Of a free line, which a school pays together with others, nothing goes back. A step of other commands.
 */
export async function oweRefund(
  services: Services,
  tx: Db,
  payment: StoredPayment,
  { sentWith = null, grant }: OneRefund = {},
): Promise<string | null> {
  if (payment.amountYen === 0) return null;
  const now = services.clock.now();
  const byTransfer = isRefundedToAccount(payment.method);
  const state = byTransfer ? 'by-transfer' : 'pending';
  const restYen = await findRest(tx, payment);
  // The organizer has given back all of it.
  if (restYen === 0) return null;
  const amountYen = grant?.amountYen ?? (await findArrived(tx, payment, restYen));
  const { accountId, id: paymentId } = payment;
  const due = { id: paymentId, amountYen };
  // What goes back by a transfer goes together with what the payer has not given an account for yet.
  const sender = sentWith ?? (byTransfer ? await findSender(tx, payment, amountYen) : null);
  const of = { now, grantId: grant?.id ?? null, sentWith: sender, state } as const;
  const refundId = await refunds.insert(tx, due, of);
  if (!refundId) return null;
  if (byTransfer && amountYen === 0 && sender === null) {
    // Everything that has arrived was sent back with another refund.
    await refunds.updateSucceeded(tx, [refundId], { now, toAccount: byTransfer });
    await noteRefund(tx, payment);
    return null;
  }
  if (payment.method === 'points') {
    await giveBackPoints(tx, { accountId, paymentId, now });
    await refunds.updateSucceeded(tx, [refundId], { now, toAccount: byTransfer });
    await noteRefund(tx, payment);
    return null;
  }
  if (!stillEarns(restYen - amountYen)) await revokePoints(tx, { accountId, paymentId, now });
  if (byTransfer) {
    const paidBack = { ...payment, amountYen };
    const due = { refundId, payment: paidBack, sentWith: sender, reason: 'refund' } as const;
    await openPayout(services, tx, due);
  }
  await noteRefund(tx, payment);
  if (sender !== null) return sender;
  if (!byTransfer) await services.jobs.enqueue(tx, REFUND_JOB, { refundId });
  return refundId;
}

/** The refund of the same charge with which a transfer goes back: one that still waits for an account, or any for nothing. */
async function findSender(
  tx: Db,
  { chargeId }: StoredPayment,
  amountYen: number,
): Promise<string | null> {
  const open = await payouts.listOpen(tx, chargeId, 'refund');
  const sender = open.find(({ state }) => amountYen === 0 || state === 'needs-account');
  return sender?.refundId ?? null;
}

/** What of a payment can go back, in whole yen: of a transfer never more than has arrived, less what is owed already. */
export async function findReturnable(tx: Db, payment: StoredPayment): Promise<number> {
  return findArrived(tx, payment, await findRest(tx, payment));
}

/** What of the rest of a payment has arrived; of anything but a transfer all of it. */
async function findArrived(
  tx: Db,
  { method, chargeId }: StoredPayment,
  restYen: number,
): Promise<number> {
  if (method !== 'transfer') return restYen;
  const leftYen = (await transfers.sumsLeft(tx, [chargeId])).get(chargeId) ?? 0;
  return Math.max(0, Math.min(restYen, leftYen));
}

/** What of a payment the organizer has not given back yet, in whole yen. */
async function findRest(tx: Db, { id, amountYen }: StoredPayment): Promise<number> {
  const back = (await refunds.sumsByPayment(tx, [id])).get(id);
  return back && !back.isByRule ? amountYen - back.yen : amountYen;
}

/**
 * Notes at the entry whether anything of it is still owed. What else came for it from who has paid it says nothing about its fee:
 * they read of that among the refunds by transfer. Nor does the half of a former partner while the entry is live. The entry is locked,
 * so that of two refunds that are closed at once the second reads of the first. A step of other commands.
 */
export async function noteRefund(tx: Db, { entryId, accountId }: StoredPayment): Promise<void> {
  const entry = await entries.findForUpdate(tx, entryId);
  const came = await refunds.listByEntry(tx, entryId);
  const isPaid = ({ payment }: (typeof came)[number]) => payment.state === 'succeeded';
  const payers = new Set(came.filter(isPaid).map(({ payment }) => payment.accountId));
  const hasPlace = entry !== null && isLive(entry);
  const isFormer = (payerId: string) => hasPlace && payerId !== entry.accountId;
  const back = came.filter((one) => {
    const { accountId: payerId } = one.payment;
    return one.refund !== null && (isPaid(one) || !(payers.has(payerId) || isFormer(payerId)));
  });
  if (back.length === 0) return;
  const ofPayer = back.filter(({ payment }) => payment.accountId === accountId);
  const refundYen = ofPayer.reduce((sum, { refund }) => sum + (refund?.amountYen ?? 0), 0);
  const progress = { refund: progressOf(back), refundYen };
  await entries.updateRefund(tx, { id: entryId, payerId: accountId }, progress);
}

function progressOf(
  back: Awaited<ReturnType<typeof refunds.listByEntry>>,
): 'needs-account' | 'pending' | 'done' {
  const due = back.filter(({ refund }) => refund?.state !== 'succeeded');
  if (due.some(({ payout }) => payout === 'needs-account')) return 'needs-account';
  return due.length > 0 ? 'pending' : 'done';
}

/** The same at all entries whose refund goes back together with this one. A step of other commands. */
export async function noteRefunds(tx: Db, refundId: string): Promise<void> {
  for (const { payment } of await refunds.listSent(tx, refundId)) await noteRefund(tx, payment);
}
