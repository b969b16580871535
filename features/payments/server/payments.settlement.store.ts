import { eq } from 'drizzle-orm';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { pointsEarned } from '../payments.policy.ts';
import * as points from './payments.points.store.ts';
import type { ChargeOutcome } from './payments.provider.ts';
import * as refunds from './payments.refunds.store.ts';
import type { StoredPayment } from './payments.store.ts';
import * as store from './payments.store.ts';
import { payments } from './payments.tables.ts';

/** `unknown-to-provider`: the charge never reached it. */
export type Settlement = ChargeOutcome | { readonly state: 'unknown-to-provider' };

export interface SettlementEffects {
  /** The entry was confirmed by this payment. */
  confirmed(
    tx: Db,
    news: entries.EntryWithTournament & { method: StoredPayment['method'] },
  ): Promise<void>;
  /** The charge succeeded but its place was gone: its money is owed back. */
  refundOwed(tx: Db, refundId: string): Promise<void>;
}

/**
 * Brings a payment to its end, once, whoever hears of it first: the answer itself, a webhook, or the recovery job.
 * A successful charge either confirms the entry or is owed back; nothing in between can remain.
 */
export async function settle(
  db: Db,
  paymentId: string,
  outcome: Settlement,
  now: Date,
  effects: SettlementEffects,
): Promise<StoredPayment | null> {
  return db.transaction(async (tx) => {
    const seen = await store.findById(tx, paymentId);
    if (!seen) return null;
    const entry = await entries.findForUpdate(tx, seen.entryId);
    const payment = await store.findForUpdate(tx, paymentId);
    if (!payment || !entry) return null;
    if (outcome.state === 'succeeded') {
      // A charge that came to light after it was given up counts as well: the money has moved.
      const open = ['pending', 'void', 'declined'].includes(payment.state);
      if (open) await settleSucceeded(tx, { payment, entry, ref: outcome.ref, now, effects });
    } else if (payment.state === 'pending') {
      await settleFailed(tx, payment, outcome, now);
    }
    return store.findById(tx, paymentId);
  });
}

async function settleFailed(
  tx: Db,
  payment: StoredPayment,
  outcome: Exclude<Settlement, { state: 'succeeded' }>,
  now: Date,
): Promise<void> {
  const change =
    outcome.state === 'declined'
      ? { state: 'declined' as const, failure: outcome.failure }
      : { state: 'void' as const };
  await store.update(tx, payment.id, { ...change, settledAt: now });
  await entries.update(tx, payment.entryId, { paymentUnderWay: false });
}

interface Success {
  readonly payment: StoredPayment;
  readonly entry: StoredEntry;
  readonly ref: string;
  readonly now: Date;
  readonly effects: SettlementEffects;
}

async function settleSucceeded(tx: Db, success: Success): Promise<void> {
  const { payment, entry, ref, now, effects } = success;
  const usable = entry.state === 'reserved' && !(await store.existsLive(tx, entry.id, payment.id));
  await store.update(tx, payment.id, {
    state: usable ? 'succeeded' : 'returned',
    failure: null,
    providerRef: ref,
    settledAt: now,
  });
  if (!usable) {
    if (payment.state === 'pending') await entries.update(tx, entry.id, { paymentUnderWay: false });
    const refundId = await refunds.insert(tx, payment, now);
    if (refundId) await effects.refundOwed(tx, refundId);
    return;
  }
  await confirm(tx, success);
}

async function confirm(tx: Db, { payment, entry, now, effects }: Success): Promise<void> {
  const change = {
    state: 'confirmed' as const,
    confirmedAt: now,
    reservedUntil: null,
    paymentUnderWay: false,
  };
  await entries.update(tx, entry.id, change);
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!tournament) throw new Error('an entry without its tournament');
  const { applicationDeadline } = tournament;
  const amount = pointsEarned({ ...payment, applicationDeadline, paidAt: now });
  if (amount > 0) {
    const { accountId } = entry;
    await points.insertLot(tx, {
      accountId,
      cause: 'paid-entry',
      causeId: payment.id,
      amount,
      now,
    });
  }
  await effects.confirmed(tx, {
    entry: { ...entry, ...change },
    tournament,
    method: payment.method,
  });
}

/** Payments that wait for the provider's answer; for the recovery after a restart. */
export async function listPending(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.state, 'pending'))
    .limit(1000);
  return rows.map((row) => row.id);
}
