import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { paymentReceipts } from './receipts.tables.ts';

export type StoredReceipt = typeof paymentReceipts.$inferSelect;

export async function insert(tx: Db, receipt: StoredReceipt): Promise<void> {
  await tx.insert(paymentReceipts).values(receipt).onConflictDoNothing();
}

/** Deletes the address of a charge and gives it; null without one. */
export async function deleteByCharge(tx: Db, chargeId: string): Promise<StoredReceipt | null> {
  const [gone] = await tx
    .delete(paymentReceipts)
    .where(eq(paymentReceipts.chargeId, chargeId))
    .returning();
  return gone ?? null;
}
