import { isOurKey, type PaymentServices } from '../../server/payments.provider.ts';
import { disputeMoves, isDisputeOver, isReopened } from '../disputes.policy.ts';
import { notifyOfDispute } from './disputes.notifications.ts';
import * as store from './disputes.store.ts';

export const DISPUTE_JOB = 'payments.dispute';

/**
 * Notes a dispute as the payment company knows it now: a message is only a hint, so that messages which come twice, late or in
 * any order lead to the same end. One about a charge of ours that is not stored is left to the operator. Throws when the company does not answer.
 */
export async function followDispute(services: PaymentServices, key: string): Promise<void> {
  const { db, clock, provider, log } = services;
  const known = await provider.findDispute(key);
  if (!known) return;
  const chargeId = await store.findChargeByRef(db, known.chargeRef);
  if (!chargeId) {
    const about = { dispute: key, ref: known.chargeRef };
    if (isOurKey(known.chargeKey))
      log.error(about, 'a payment that is not in the database is disputed');
    else log.info(about, 'a payment of another app is disputed');
    return;
  }
  const { amountYen, state, dueBy, openedAt } = known;
  const changed = await db.transaction(async (tx) => {
    const endedAt = isDisputeOver(state) ? clock.now() : null;
    const dispute = { id: key, chargeId, amountYen, state, dueBy, openedAt, endedAt };
    const isNew = await store.insert(tx, dispute);
    const before = isNew ? null : await store.findForUpdate(tx, key);
    if (before && !disputeMoves(before, dispute)) return false;
    if (before) await store.update(tx, key, { amountYen, state, dueBy, endedAt });
    const isOpened = !before || isReopened(before, dispute);
    // That evidence was sent is nobody's news: the operator has sent it.
    if (isOpened || endedAt) await notifyOfDispute(services, tx, dispute);
    return true;
  });
  if (changed) log.warn({ payment: chargeId, dispute: key, state }, 'the payment is disputed');
}

/** Follows a webhook about a dispute: immediately, or in the background when the provider does not answer. */
export async function followDisputeHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await followDispute(services, key);
  } catch (error) {
    services.log.warn({ err: error, dispute: key }, 'the payment provider did not answer');
    await services.db.transaction((tx) => services.jobs.enqueue(tx, DISPUTE_JOB, { key }));
  }
}
