import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredPayment } from './payments.store.ts';
import { payments, refunds } from './payments.tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** Owes a payment's money back, once; null when it is owed already. */
export async function insert(
  tx: Db,
  payment: Pick<StoredPayment, 'id' | 'amountYen'>,
  now: Date,
): Promise<string | null> {
  const [made] = await tx
    .insert(refunds)
    .values({
      id: uuidv7(),
      paymentId: payment.id,
      amountYen: payment.amountYen,
      state: 'pending',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return made?.id ?? null;
}

export async function findWithPayment(
  db: Db,
  id: string,
): Promise<{ refund: StoredRefund; payment: StoredPayment } | null> {
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return found ?? null;
}

/** Settles a refund; false when it was settled before. */
export async function updateSucceeded(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({
      state: 'succeeded',
      settledAt: now,
      lastError: null,
      attempts: sql`${refunds.attempts} + 1`,
    })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['pending', 'failed'])))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

/** Notes a failed try; the refund is still owed. */
export async function updateFailed(db: Db, id: string, error: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', lastError: error, attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['pending', 'failed'])));
}

/** Whether a refund of the entry is not sent yet. */
export async function existsPending(db: Db, entryId: string): Promise<boolean> {
  const [debt] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.entryId, entryId), inArray(refunds.state, ['pending', 'failed'])))
    .limit(1);
  return debt !== undefined;
}
