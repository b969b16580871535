import { asc, eq, lte, sql } from 'drizzle-orm';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { applicationTerms, bankTransfers } from '../transfers/server/transfers.tables.ts';
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

export type ShownAction = StoredAction & {
  /** Where a transfer goes, and what is written before the name. */
  readonly transfer: { readonly to: string; readonly code: string } | null;
};

/** The same with what the person needs for a transfer. */
export async function findShown(db: Db, chargeId: string): Promise<ShownAction | null> {
  const [found] = await db
    .select({
      action: paymentActions,
      code: bankTransfers.code,
      to: sql<string>`coalesce(${applicationTerms.transferTo}, '')`,
    })
    .from(paymentActions)
    .leftJoin(bankTransfers, eq(bankTransfers.chargeId, paymentActions.chargeId))
    .leftJoin(tournaments, eq(tournaments.id, bankTransfers.tournamentId))
    .leftJoin(applicationTerms, eq(applicationTerms.organizerId, tournaments.organizerId))
    .where(eq(paymentActions.chargeId, chargeId));
  if (!found) return null;
  const { action, code, to } = found;
  return { ...action, transfer: code === null ? null : { to, code } };
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

/** Waits for a charge until another time. */
export async function updateExpiresAt(
  tx: Db,
  chargeId: string,
  { expiresAt, checkAt }: Pick<StoredAction, 'expiresAt' | 'checkAt'>,
): Promise<void> {
  await tx
    .update(paymentActions)
    .set({ expiresAt, checkAt })
    .where(eq(paymentActions.chargeId, chargeId));
}

/** The outcome of the charge is known. */
export async function deleteByCharge(tx: Db, chargeId: string): Promise<void> {
  await tx.delete(paymentActions).where(eq(paymentActions.chargeId, chargeId));
}
