import { and, count, eq, inArray, lte, min, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { LATE_REPORTS_MS } from '../payments.policy.ts';
import { paymentActions, payments, refunds } from './payments.tables.ts';

export interface Waiting {
  readonly count: number;
  /** When the oldest began; null where none waits. */
  readonly since: Date | null;
}

/** Payments whose end the provider has not said yet, and those that it leaves undecided for longer than a store may report late. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const normalSince = new Date(now.getTime() - LATE_REPORTS_MS);
  const begun = sql`coalesce(${paymentActions.expiresAt}, ${payments.createdAt})`;
  const isUndecided = and(eq(payments.state, 'processing'), lte(begun, normalSince));
  const [row] = await db
    .select({ count: count(), since: min(payments.createdAt) })
    .from(payments)
    .leftJoin(paymentActions, eq(paymentActions.chargeId, payments.chargeId))
    .where(or(eq(payments.state, 'pending'), isUndecided));
  return row ?? { count: 0, since: null };
}

/** Refunds that the provider has not confirmed. */
export async function findWaitingRefunds(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), since: min(refunds.createdAt) })
    .from(refunds)
    .where(inArray(refunds.state, ['pending', 'failed']));
  return row ?? { count: 0, since: null };
}
