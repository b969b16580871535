import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ENTRY_POINTS, holdsPlace } from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import * as points from './payments.points.store.ts';
import type { PaymentServices } from './payments.provider.ts';
import { SETTLE_JOB, settlePayment, settlePaymentIn } from './payments.settlement.commands.ts';
import type { StoredPayment } from './payments.store.ts';
import * as payments from './payments.store.ts';

export const APPROVAL_JOB = 'payments.approval';

// Long after the answer to an ordinary payment; see payments.jobs.ts.
const FIRST_CHECK_S = 20;

export interface Attempt {
  readonly id: string;
  readonly entryId: string;
  readonly accountId: string;
  readonly method: PaymentMethod;
}

export type AttemptRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'RESERVATION_EXPIRED'
  | 'ALREADY_PAID'
  | 'ID_TAKEN'
  | 'POINTS_SHORT';

/**
 * Pays an entry. The attempt is stored before the charge is sent to the provider; from then on the place neither lapses
 * nor can be given up. A resend of the same attempt gives its payment in its current state.
 */
export async function payEntry(
  services: PaymentServices,
  attempt: Attempt,
  cardToken: string | undefined,
): Promise<Result<StoredPayment, AttemptRefusal>> {
  const begun = await beginPayment(services, attempt);
  if (!begun.ok) return begun;
  const { payment, repeated } = begun.value;
  if (repeated) return ok(await lookUpPayment(services, payment));
  return ok(await charge(services, payment, cardToken));
}

function beginPayment(services: PaymentServices, attempt: Attempt) {
  const { db, clock, jobs } = services;
  type Begun = Result<{ payment: StoredPayment; repeated: boolean }, AttemptRefusal>;
  return undoable(db, async (tx, undo): Promise<Begun> => {
    const entry = await entries.findForUpdate(tx, attempt.entryId);
    if (entry?.accountId !== attempt.accountId) return refuse('ENTRY_NOT_FOUND');
    const known = await payments.findById(tx, attempt.id);
    if (known?.entryId === entry.id) return ok({ payment: known, repeated: true });
    // Read under the lock: the transaction may wait for it past the end of the reservation.
    const now = clock.now();
    const refusal = known ? 'ID_TAKEN' : await refusalFor(tx, entry, now);
    if (refusal) return refuse(refusal);

    const payment = await payments.insert(tx, {
      ...attempt,
      state: 'pending',
      amountYen: entry.feeYen,
      createdAt: now,
    });
    await entries.update(tx, entry.id, { paymentUnderWay: true });
    if (payment.method === 'points') {
      const paid = await payWithPoints(services, tx, payment);
      return paid ? ok({ payment: paid, repeated: false }) : undo('POINTS_SHORT');
    }
    const at = new Date(now.getTime() + FIRST_CHECK_S * 1000);
    await jobs.enqueue(tx, SETTLE_JOB, { paymentId: payment.id }, { at });
    return ok({ payment, repeated: false });
  });
}

async function refusalFor(
  tx: Db,
  entry: StoredEntry,
  now: Date,
): Promise<'ALREADY_PAID' | 'RESERVATION_EXPIRED' | null> {
  if (entry.state === 'confirmed' || (await payments.existsLive(tx, entry.id))) {
    return 'ALREADY_PAID';
  }
  const place = { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
  return holdsPlace(place, now.getTime()) ? null : 'RESERVATION_EXPIRED';
}

/** Null when there are too few points. */
async function payWithPoints(services: PaymentServices, tx: Db, payment: StoredPayment) {
  const now = services.clock.now();
  const { accountId, id: paymentId } = payment;
  const spending = { accountId, paymentId, amount: ENTRY_POINTS, now };
  if (!(await points.updateSpent(tx, spending))) return null;
  return settlePaymentIn(services, tx, paymentId, { state: 'succeeded', ref: 'points' });
}

/** Asks the provider to charge, unless points have paid; gives the payment in its resulting state, still pending when the answer was lost. */
async function charge(
  services: PaymentServices,
  payment: StoredPayment,
  cardToken: string | undefined,
): Promise<StoredPayment> {
  const { id: key, amountYen, method } = payment;
  if (method === 'points') return payment;
  try {
    const outcome = await services.provider.charge({ key, amountYen, method, cardToken });
    return (await settlePayment(services, key, outcome)) ?? payment;
  } catch (error) {
    // Whether the money moved is unknown; the settle job asks again.
    logUnanswered(services, error, key);
    return payment;
  }
}

/**
 * Asks for the outcome of a pending or abandoned payment; null when the provider has no record of it. Throws when the
 * provider does not answer.
 */
export async function resolvePayment(
  services: PaymentServices,
  paymentId: string,
): Promise<StoredPayment | null> {
  const payment = await payments.findById(services.db, paymentId);
  if (payment?.state !== 'pending' && payment?.state !== 'void') return payment;
  const outcome = await services.provider.findCharge(paymentId);
  return outcome && ((await settlePayment(services, paymentId, outcome)) ?? payment);
}

/**
 * The same for a person who waits: gives the payment unchanged when the provider does not answer or does not know it.
 */
export async function lookUpPayment(
  services: PaymentServices,
  payment: StoredPayment,
): Promise<StoredPayment> {
  try {
    return (await resolvePayment(services, payment.id)) ?? payment;
  } catch (error) {
    logUnanswered(services, error, payment.id);
    return payment;
  }
}

/** Follows a webhook about a charge: immediately, or in the background when the provider does not answer. */
export async function followChargeHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await resolvePayment(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) =>
      services.jobs.enqueue(tx, SETTLE_JOB, { paymentId: key }),
    );
  }
}

/**
 * Charges what was approved in a payment app; does nothing when the place is already gone or paid. Throws when the
 * provider does not answer.
 */
export async function payApproved(services: PaymentServices, key: string): Promise<void> {
  const approval = await services.provider.findApproval(key);
  const entry = approval && (await entries.findById(services.db, approval.entryId));
  if (!entry || entry.feeYen !== approval.amountYen) return;
  const { id: entryId, accountId } = entry;
  await payEntry(services, { id: key, entryId, accountId, method: 'qr-code' }, undefined);
}

/** Follows a webhook about an approval: immediately, or in the background when the provider does not answer. */
export async function followApprovalHint(services: PaymentServices, key: string): Promise<void> {
  try {
    await payApproved(services, key);
  } catch (error) {
    logUnanswered(services, error, key);
    await services.db.transaction((tx) => services.jobs.enqueue(tx, APPROVAL_JOB, { key }));
  }
}

function logUnanswered({ log }: PaymentServices, error: unknown, payment: string): void {
  log.warn({ err: error, payment }, 'the payment provider did not answer');
}
