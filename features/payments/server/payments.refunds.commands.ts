import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { giveBackPoints, revokePoints } from './payments.points.commands.ts';
import type { PaymentServices } from './payments.provider.ts';
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

/** Refunds the half of a partner who is no longer in the pair. It counts as returned, so that they can pay another time. */
export const refundGivenBackHalf: Subscriber<'half.given-back'> = async (services, tx, event) => {
  const paid = await payments.listSucceeded(tx, [event.entry.id]);
  const half = paid.find(({ accountId }) => accountId === event.payerId);
  if (!half) return;
  await payments.update(tx, half.id, { state: 'returned' });
  await oweRefund(services, tx, half);
};

/** Refunds everything that was paid for the entries of a cancelled tournament. */
export const refundCancelledEntries: Subscriber<'entries.cancelled'> = (services, tx, event) => {
  const paid = event.entries.filter(({ paymentMethod }) => paymentMethod !== null);
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

/** Owes a payment back, once. Points return immediately; money waits for the provider. A step of other commands. */
export async function oweRefund(
  { clock, jobs }: Services,
  tx: Db,
  payment: StoredPayment,
): Promise<void> {
  const now = clock.now();
  const refundId = await refunds.insert(tx, payment, now);
  if (!refundId) return;
  const { accountId, id: paymentId } = payment;
  if (payment.method === 'points') {
    await giveBackPoints(tx, { accountId, paymentId, now });
    await refunds.updateSucceeded(tx, refundId, now);
    await noteRefund(tx, payment);
    return;
  }
  await revokePoints(tx, { accountId, paymentId, now });
  await noteRefund(tx, payment);
  await jobs.enqueue(tx, REFUND_JOB, { refundId });
}

/** Notes at the entry whether anything of it is still owed. */
async function noteRefund(tx: Db, { entryId, accountId }: StoredPayment): Promise<void> {
  const debt = await refunds.existsPending(tx, entryId);
  await entries.updateRefund(tx, { id: entryId, payerId: accountId }, debt ? 'pending' : 'done');
}

/** Sends an owed refund to the provider; repeats a failed try. */
export async function requestRefund({ db, jobs }: Services, refundId: string): Promise<void> {
  await db.transaction((tx) => jobs.enqueue(tx, REFUND_JOB, { refundId }));
}

/** Sends an owed refund. Throws when the provider refuses; it is still owed then. */
export async function sendRefund(services: PaymentServices, refundId: string): Promise<void> {
  const { db, provider } = services;
  const found = await refunds.findWithPayment(db, refundId);
  if (!found || found.refund.state === 'succeeded') return;
  const { payment, refund } = found;
  try {
    await provider.refund({
      key: refund.id,
      chargeKey: payment.chargeId,
      amountYen: refund.amountYen,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    await refunds.updateFailed(db, refundId, message);
    throw error;
  }
  await db.transaction((tx) => closeRefund(services, tx, refundId, payment));
}

async function closeRefund(
  services: Services,
  tx: Db,
  refundId: string,
  payment: StoredPayment,
): Promise<void> {
  if (!(await refunds.updateSucceeded(tx, refundId, services.clock.now()))) return;
  await noteRefund(tx, payment);
  const entry = await entries.findById(tx, payment.entryId);
  const tournament = entry && (await tournaments.findById(tx, entry.tournamentId));
  if (!tournament) return;
  await services.publish(tx, { type: 'entry.refunded', entry, tournament, payment });
}
