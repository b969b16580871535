import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { pointsExpireAt } from '../payments.policy.ts';
import type { PointCause } from '../payments.vocabulary.ts';
import { pointLots, pointSpendings } from './payments.tables.ts';

/** Gives points once for a cause: repeating it gives nothing more. */
export async function insertLot(
  tx: Db,
  lot: { accountId: string; cause: PointCause; causeId: string; amount: number; now: Date },
): Promise<void> {
  await tx
    .insert(pointLots)
    .values({
      id: uuidv7(),
      accountId: lot.accountId,
      cause: lot.cause,
      causeId: lot.causeId,
      amount: lot.amount,
      remaining: lot.amount,
      createdAt: lot.now,
      expiresAt: pointsExpireAt(lot.now),
    })
    .onConflictDoNothing();
}

export interface PointBalance {
  readonly available: number;
  readonly nextExpiry: { readonly points: number; readonly at: Date } | null;
}

/** What an account can spend now, and what of it lapses first. */
export async function findBalance(db: Db, accountId: string, now: Date): Promise<PointBalance> {
  const lots = await db
    .select({ remaining: pointLots.remaining, expiresAt: pointLots.expiresAt })
    .from(pointLots)
    .where(spendable(accountId, now))
    .orderBy(asc(pointLots.expiresAt))
    .limit(1000);
  const first = lots[0];
  return {
    available: lots.reduce((sum, lot) => sum + lot.remaining, 0),
    nextExpiry: first ? { points: first.remaining, at: first.expiresAt } : null,
  };
}

/** Takes `amount` points from the lots that expire first; false, and nothing taken, when there are too few. */
export async function updateSpent(
  tx: Db,
  spending: { accountId: string; paymentId: string; amount: number; now: Date },
): Promise<boolean> {
  const { accountId, paymentId, now } = spending;
  const lots = await tx
    .select({ id: pointLots.id, remaining: pointLots.remaining })
    .from(pointLots)
    .where(spendable(accountId, now))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.id))
    .for('update');
  if (lots.reduce((sum, lot) => sum + lot.remaining, 0) < spending.amount) return false;
  let missing = spending.amount;
  for (const lot of lots) {
    const amount = Math.min(lot.remaining, missing);
    if (amount === 0) break;
    missing -= amount;
    await tx
      .update(pointLots)
      .set({ remaining: sql`${pointLots.remaining} - ${amount}` })
      .where(eq(pointLots.id, lot.id));
    await tx
      .insert(pointSpendings)
      .values({ id: uuidv7(), lotId: lot.id, paymentId, amount, createdAt: now });
  }
  return true;
}

/** Takes back what is left of the points that a payment earned, when its entry is given up. */
export async function updateRevoked(tx: Db, accountId: string, paymentId: string): Promise<void> {
  await tx
    .update(pointLots)
    .set({ remaining: 0 })
    .where(
      and(
        eq(pointLots.accountId, accountId),
        eq(pointLots.cause, 'paid-entry'),
        eq(pointLots.causeId, paymentId),
      ),
    );
}

function spendable(accountId: string, now: Date) {
  return and(
    eq(pointLots.accountId, accountId),
    gt(pointLots.remaining, 0),
    gt(pointLots.expiresAt, now),
  );
}
