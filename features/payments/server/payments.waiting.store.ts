import { count, eq, inArray, min } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { payments, refunds } from './payments.tables.ts';

export interface Waiting {
  readonly count: number;
  /** When the oldest began; null where none waits. */
  readonly since: Date | null;
}

/** Payments whose end the provider has not said yet. */
export async function findWaiting(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), since: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.state, 'pending'));
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
