import { ok, type Result } from '#domain/common/result.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { tellConfirmed, tellRefunded } from '#features/entries/server/entries.tell.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { ENTRY_POINTS } from '../payments.vocabulary.ts';
import * as points from './payments.points.store.ts';
import type { PaymentProvider } from './payments.provider.ts';
import * as refunds from './payments.refunds.store.ts';
import { type Settlement, type SettlementEffects, settle } from './payments.settlement.store.ts';
import type { StoredPayment } from './payments.store.ts';
import * as store from './payments.store.ts';

export const REFUND_JOB = 'payments.refund';
export const SETTLE_JOB = 'payments.settle';
export const APPROVAL_JOB = 'payments.approval';

// By then the answer of an ordinary payment is long in; see payments.jobs.ts.
const FIRST_CHECK_S = 20;

/** Between our books and the provider: asks it, and brings what it says into the books, once. */
export interface Cashier {
  readonly provider: PaymentProvider;
  /** Writes an attempt down and pays it; sent again it gives what became of it. The refusals are those of `begin`. */
  pay(
    attempt: store.Attempt,
    cardToken: string | undefined,
  ): Promise<Result<StoredPayment, store.AttemptRefusal>>;
  /**
   * Charges what somebody has approved in a payment app; nothing when the place is gone or paid by then. Throws when the
   * provider does not answer.
   */
  payApproved(key: string): Promise<void>;
  /** Follows a hint that something was approved: now, or in the background when the provider does not answer. */
  followApproval(key: string): Promise<void>;
  /**
   * Asks what became of a pending or given-up payment; null when the provider has never heard of it. Throws when the
   * provider does not answer.
   */
  resolve(paymentId: string): Promise<StoredPayment | null>;
  /** The same for somebody who waits: the payment as it was when the provider does not answer or does not know it. */
  lookUp(payment: StoredPayment): Promise<StoredPayment>;
  /** Follows a hint that a charge has ended: now, or in the background when the provider does not answer. */
  followHint(paymentId: string): Promise<void>;
  /** Records that the provider does not know the payment. */
  giveUp(paymentId: string): Promise<void>;
  /** Owes the fee of a withdrawn entry back; points return at once. Gives how it had been paid. */
  refundEntry(tx: Db, entryId: string): Promise<StoredPayment['method'] | null>;
  /** Sends an owed refund. Throws when the provider refuses; it is still owed then. */
  sendRefund(refundId: string): Promise<void>;
}

export function createCashier(services: Services, provider: PaymentProvider): Cashier {
  const { db, clock, jobs } = services;
  const effects: SettlementEffects = {
    confirmed: (tx, news) => tellConfirmed(services, tx, news),
    refundOwed: (tx, refundId) => jobs.enqueue(tx, REFUND_JOB, { refundId }),
  };
  const resolve = async (paymentId: string) => {
    const payment = await store.findById(db, paymentId);
    if (payment?.state !== 'pending' && payment?.state !== 'void') return payment;
    const outcome = await provider.findCharge(paymentId);
    return outcome && record(payment, outcome);
  };
  const unanswered = (error: unknown, payment: string) =>
    services.log.warn({ err: error, payment }, 'the payment provider did not answer');
  const record = async (payment: StoredPayment, outcome: Settlement) =>
    (await settle(db, payment.id, outcome, clock.now(), effects)) ?? payment;

  /** Asks the provider to charge; gives the payment as it is then, still pending when the answer was lost. */
  const charge = async (payment: StoredPayment, cardToken: string | undefined) => {
    if (payment.method === 'points') return payment;
    const { id: key, amountYen, method } = payment;
    try {
      return await record(payment, await provider.charge({ key, amountYen, method, cardToken }));
    } catch (error) {
      // Whether the money moved is not known now; the settle job asks again.
      unanswered(error, key);
      return payment;
    }
  };
  const lookUp: Cashier['lookUp'] = async (payment) => {
    try {
      return (await resolve(payment.id)) ?? payment;
    } catch (error) {
      unanswered(error, payment.id);
      return payment;
    }
  };
  /** All inside the transaction that began the payment; false when there are too few. */
  const payWithPoints = async (tx: Db, payment: StoredPayment) => {
    const now = clock.now();
    const { accountId, id: paymentId } = payment;
    const spending = { accountId, paymentId, amount: ENTRY_POINTS, now };
    if (!(await points.updateSpent(tx, spending))) return false;
    await settle(tx, paymentId, { state: 'succeeded', ref: 'points' }, now, effects);
    return true;
  };
  const pay: Cashier['pay'] = async (attempt, cardToken) => {
    const begun = await store.begin(db, attempt, async (tx, payment) => {
      if (payment.method === 'points') return payWithPoints(tx, payment);
      const at = new Date(payment.createdAt.getTime() + FIRST_CHECK_S * 1000);
      await jobs.enqueue(tx, SETTLE_JOB, { paymentId: payment.id }, { at });
      return true;
    });
    if (!begun.ok) return begun;
    const { payment, repeated } = begun.value;
    return ok(repeated ? await lookUp(payment) : await charge(payment, cardToken));
  };
  const payApproved: Cashier['payApproved'] = async (key) => {
    const approval = await provider.findApproval(key);
    const entry = approval && (await entries.findById(db, approval.entryId));
    if (!entry || entry.feeYen !== approval.amountYen) return;
    const { id: entryId, accountId } = entry;
    await pay({ id: key, entryId, accountId, method: 'qr-code', clock }, undefined);
  };

  return {
    provider,
    pay,
    payApproved,
    async followApproval(key) {
      try {
        await payApproved(key);
      } catch (error) {
        unanswered(error, key);
        await db.transaction((tx) => jobs.enqueue(tx, APPROVAL_JOB, { key }));
      }
    },
    resolve,
    lookUp,
    async followHint(paymentId) {
      try {
        await resolve(paymentId);
      } catch (error) {
        unanswered(error, paymentId);
        await db.transaction((tx) => jobs.enqueue(tx, SETTLE_JOB, { paymentId }));
      }
    },
    async giveUp(paymentId) {
      const unknown = { state: 'unknown-to-provider' } as const;
      await settle(db, paymentId, unknown, clock.now(), effects);
    },
    async refundEntry(tx, entryId) {
      const payment = await store.findSucceeded(tx, entryId);
      if (!payment) return null;
      const now = clock.now();
      const refundId = await refunds.insert(tx, payment, now);
      if (!refundId) return payment.method;
      const { accountId, id: paymentId } = payment;
      if (payment.method === 'points') {
        await points.updateGivenBack(tx, { accountId, paymentId, now });
        await refunds.updateSucceeded(tx, refundId, now);
      } else {
        await points.updateRevoked(tx, { accountId, paymentId, now });
        await jobs.enqueue(tx, REFUND_JOB, { refundId });
      }
      return payment.method;
    },
    async sendRefund(refundId) {
      const found = await refunds.findWithPayment(db, refundId);
      if (!found || found.refund.state === 'succeeded') return;
      const { payment, refund } = found;
      try {
        await provider.refund({
          key: refund.id,
          chargeKey: payment.id,
          amountYen: refund.amountYen,
        });
      } catch (error) {
        await refunds.updateFailed(
          db,
          refundId,
          error instanceof Error ? error.message : 'unknown',
        );
        throw error;
      }
      await db.transaction((tx) => closeRefund(services, tx, refundId, payment));
    },
  };
}

async function closeRefund(
  services: Services,
  tx: Db,
  refundId: string,
  payment: StoredPayment,
): Promise<void> {
  if (!(await refunds.updateSucceeded(tx, refundId, services.clock.now()))) return;
  const found = await entries.findOwn(tx, payment.accountId, payment.entryId);
  if (found) await tellRefunded(services, tx, { ...found, method: payment.method });
}
