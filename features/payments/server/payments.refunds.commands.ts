import * as listed from '#features/entries/server/entries.listed.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import * as points from './payments.points.store.ts';
import type { PaymentServices } from './payments.provider.ts';
import * as refunds from './payments.refunds.store.ts';
import type { StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const REFUND_JOB = 'payments.refund';

/** Refunds the fee of an entry that was given up in time. */
export const refundWithdrawnEntry: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  if (event.refund) await refundEntry(services, tx, event.entry.id);
};

/** Refunds every paid entry of a cancelled tournament. */
export const refundCancelledEntries: Subscriber<'entries.cancelled'> = async (
  services,
  tx,
  event,
) => {
  const paid = event.entries.filter(({ state }) => state === 'confirmed');
  // In the order in which the points of several accounts are locked.
  for (const { id } of paid.sort((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    await refundEntry(services, tx, id);
  }
};

async function refundEntry(services: Services, tx: Db, entryId: string): Promise<void> {
  const payment = await payments.findSucceeded(tx, entryId);
  if (payment) await oweRefund(services, tx, payment);
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
  const { accountId, entryId, id: paymentId } = payment;
  if (payment.method === 'points') {
    await points.updateGivenBack(tx, { accountId, paymentId, now });
    await refunds.updateSucceeded(tx, refundId, now);
    await entries.update(tx, entryId, { refund: 'done' });
    return;
  }
  await points.updateRevoked(tx, { accountId, paymentId, now });
  await entries.update(tx, entryId, { refund: 'pending' });
  await jobs.enqueue(tx, REFUND_JOB, { refundId });
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
  { accountId, entryId }: StoredPayment,
): Promise<void> {
  if (!(await refunds.updateSucceeded(tx, refundId, services.clock.now()))) return;
  const debt = await refunds.existsPending(tx, entryId);
  await entries.update(tx, entryId, { refund: debt ? 'pending' : 'done' });
  const found = await listed.findOwn(tx, accountId, entryId);
  if (found) await services.publish(tx, { type: 'entry.refunded', ...found });
}
