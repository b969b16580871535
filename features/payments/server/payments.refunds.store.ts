import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { payouts } from '../payouts/server/payouts.tables.ts';
import type { StoredPayment } from './payments.store.ts';
import { payments, refunds } from './payments.tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** What the provider has still to send. */
const UNSENT: StoredRefund['state'][] = ['pending', 'failed'];

/**
 * Owes a payment's money back, once by rule and once for a decision of the organizer; null when it is owed already. `sentWith` is the
 * refund that is sent in place of this one.
 */
export async function insert(
  tx: Db,
  payment: Pick<StoredPayment, 'id' | 'amountYen'>,
  {
    now,
    grantId,
    sentWith,
    state,
  }: {
    readonly now: Date;
    readonly grantId: string | null;
    readonly sentWith: string | null;
    readonly state: 'pending' | 'by-transfer';
  },
): Promise<string | null> {
  const [made] = await tx
    .insert(refunds)
    .values({
      id: uuidv7(),
      paymentId: payment.id,
      grantId,
      amountYen: payment.amountYen,
      sentWith,
      state,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return made?.id ?? null;
}

/** A refund with those that are sent with it, the one that is sent first; empty for an unknown one. */
export async function listSent(
  db: Db,
  id: string,
): Promise<{ refund: StoredRefund; payment: StoredPayment }[]> {
  const sender = db
    .select({ id: sql`coalesce(${refunds.sentWith}, ${refunds.id})` })
    .from(refunds)
    .where(eq(refunds.id, id));
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(or(inArray(refunds.id, sender), inArray(refunds.sentWith, sender)))
    .orderBy(sql`${refunds.sentWith} is not null`, refunds.id);
}

/** What the provider sends for each of these refunds, with those that are sent with it, in whole yen; nothing of what goes to a bank account. */
export async function sumsBySent(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sender = sql<string>`coalesce(${refunds.sentWith}, ${refunds.id})`;
  const rows = await db
    .select({ id: sender, yen: sql<number>`sum(${refunds.amountYen})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(sender, [...ids]), ne(refunds.state, 'by-transfer')))
    .groupBy(sender);
  return new Map(rows.map(({ id, yen }) => [id, yen]));
}

/** Settles refunds, by the provider or by a transfer; false when they were settled before, or go the other way. */
export async function updateSucceeded(
  tx: Db,
  ids: readonly string[],
  { now, toAccount }: { readonly now: Date; readonly toAccount: boolean },
): Promise<boolean> {
  const from = toAccount ? (['by-transfer'] as const) : UNSENT;
  const rows = await tx
    .update(refunds)
    .set({
      state: 'succeeded',
      settledAt: now,
      lastError: null,
      attempts: sql`${refunds.attempts} + 1`,
    })
    .where(and(inArray(refunds.id, [...ids]), inArray(refunds.state, from)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Lowers what goes back by a transfer, of which less has arrived than was noted. */
export async function updateAmount(tx: Db, id: string, amountYen: number): Promise<void> {
  await tx.update(refunds).set({ amountYen }).where(eq(refunds.id, id));
}

/** Notes a failed try; the refunds are still owed. */
export async function updateFailed(db: Db, ids: readonly string[], error: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', lastError: error, attempts: sql`${refunds.attempts} + 1` })
    .where(and(inArray(refunds.id, [...ids]), inArray(refunds.state, UNSENT)));
}

/** Notes that refunds which failed permanently go to a bank account; false where they do already. */
export async function updateByTransfer(
  tx: Db,
  ids: readonly string[],
  lastError: string,
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({
      state: 'by-transfer',
      settledAt: null,
      lastError,
      attempts: sql`${refunds.attempts} + 1`,
    })
    .where(and(inArray(refunds.id, [...ids]), ne(refunds.state, 'by-transfer')))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Whether a rule gives back, or has given back, what was left of the fee of each entry of a statement; of a line that a school has
 * transferred its history says so.
 */
export const isReturnedByRule = sql<boolean>`(
  exists (
    select from ${payments} join ${refunds} on ${eq(refunds.paymentId, payments.id)}
    where ${and(eq(payments.entryId, entries.id), eq(payments.state, 'succeeded'), isNull(refunds.grantId))}
  ) or exists (
    select from ${applicationSteps}
    where ${and(eq(applicationSteps.entryId, entries.id), eq(applicationSteps.kind, 'withdrawn'), gt(applicationSteps.amountYen, 0))}
  )
)`;

/** What has come for an entry, with what of it goes back or has gone back: one may wait for a bank account. */
export async function listByEntry(db: Db, entryId: string) {
  return db
    .select({ payment: payments, refund: refunds, payout: payouts.state })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(payouts, eq(payouts.id, sql`coalesce(${refunds.sentWith}, ${refunds.id})`))
    .where(and(eq(payments.entryId, entryId), inArray(payments.state, ['succeeded', 'returned'])));
}

/** The fees of a charge that were paid and do not go back, in whole yen; of a payment refunded by rule nothing. */
export async function sumEarned(db: Db, chargeId: string): Promise<number> {
  const paid = await db
    .select({ id: payments.id, amountYen: payments.amountYen })
    .from(payments)
    .where(and(eq(payments.chargeId, chargeId), eq(payments.state, 'succeeded')));
  const back = await sumsByPayment(
    db,
    paid.map(({ id }) => id),
  );
  return paid.reduce((sum, { id, amountYen }) => {
    const { yen, isByRule } = back.get(id) ?? NOTHING_BACK;
    return isByRule ? sum : sum + amountYen - yen;
  }, 0);
}

/** What of a payment goes back or has gone back, in whole yen, and whether a rule gives back all that was left. */
export interface Back {
  readonly yen: number;
  readonly isByRule: boolean;
}

export const NOTHING_BACK: Back = { yen: 0, isByRule: false };

/** The same of several payments, by their ids; those without a refund are left out. */
export async function sumsByPayment(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Back>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: refunds.paymentId,
      yen: sql<number>`sum(${refunds.amountYen})`.mapWith(Number),
      isByRule: sql<boolean>`bool_or(${refunds.grantId} is null)`,
    })
    .from(refunds)
    .where(inArray(refunds.paymentId, [...ids]))
    .groupBy(refunds.paymentId);
  return new Map(rows.map(({ id, ...back }) => [id, back]));
}
