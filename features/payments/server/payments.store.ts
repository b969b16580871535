import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { payments } from './payments.tables.ts';

export type StoredPayment = typeof payments.$inferSelect;

export async function insert(
  tx: Db,
  payment: typeof payments.$inferInsert,
): Promise<StoredPayment> {
  const [made] = await tx.insert(payments).values(payment).returning();
  if (!made) throw new Error('the payment was not stored');
  return made;
}

export async function findById(db: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

export async function findForUpdate(tx: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment ?? null;
}

/** The successful payment of an entry. */
export async function findSucceeded(db: Db, entryId: string): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.entryId, entryId), eq(payments.state, 'succeeded')));
  return payment ?? null;
}

/** Whether another payment of the entry is pending or done. */
export async function existsLive(db: Db, entryId: string, otherThan?: string): Promise<boolean> {
  const [live] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.entryId, entryId),
        inArray(payments.state, ['pending', 'succeeded']),
        otherThan ? sql`${payments.id} <> ${otherThan}` : undefined,
      ),
    )
    .limit(1);
  return live !== undefined;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredPayment, 'state' | 'failure' | 'providerRef' | 'settledAt'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
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
