import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { paymentActions } from './payments.tables.ts';

/** What the person has to do for a charge that waits for them. */
export type StoredAction = typeof paymentActions.$inferSelect;

/** Stores what has to be done; what a repeated message says changes nothing. */
export async function insert(tx: Db, action: typeof paymentActions.$inferInsert): Promise<void> {
  await tx.insert(paymentActions).values(action).onConflictDoNothing();
}

export async function findByCharge(db: Db, chargeId: string): Promise<StoredAction | null> {
  const [action] = await db
    .select()
    .from(paymentActions)
    .where(eq(paymentActions.chargeId, chargeId));
  return action ?? null;
}

/** Those about which the provider is to be asked at `now`, the longest due first. */
export async function listToCheck(db: Db, now: Date, limit: number): Promise<StoredAction[]> {
  return db
    .select()
    .from(paymentActions)
    .where(lte(paymentActions.checkAt, now))
    .orderBy(asc(paymentActions.checkAt))
    .limit(limit);
}

export async function updateCheck(db: Db, chargeId: string, checkAt: Date): Promise<void> {
  await db.update(paymentActions).set({ checkAt }).where(eq(paymentActions.chargeId, chargeId));
}

/** The outcome of the charge is known. */
export async function deleteByCharge(tx: Db, chargeId: string): Promise<void> {
  await tx.delete(paymentActions).where(eq(paymentActions.chargeId, chargeId));
}
