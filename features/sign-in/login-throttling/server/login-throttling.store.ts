import { createHmac } from 'node:crypto';
import { inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type BudgetName, LOGIN_BUDGETS } from '../login-throttling.policy.ts';
import { guesses } from './login-throttling.tables.ts';

/** What is counted: a budget, the name that is tried, and the origin. */
export interface Tried {
  readonly budget: BudgetName;
  readonly name: string;
  readonly from?: string;
}

/** Counts an attempt before it is made, so that simultaneous ones are counted, too; false when it has to wait. */
export async function updateTried(
  db: Db,
  secret: string,
  { now, ...tried }: Tried & { now: Date },
): Promise<boolean> {
  const { free, everyMs, forgetMs } = LOGIN_BUDGETS[tried.budget];
  const before = (ms: number) => new Date(now.getTime() - ms);
  const forgotten = lte(guesses.lastAt, before(forgetMs));
  const rows = await db
    .insert(guesses)
    .values({ key: keyOf(secret, tried), count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: guesses.key,
      set: { count: sql`case when ${forgotten} then 1 else ${guesses.count} + 1 end`, lastAt: now },
      setWhere: sql`${lt(guesses.count, free)} or ${lte(guesses.lastAt, before(everyMs))}`,
    })
    .returning({ count: guesses.count });
  return rows.length === 1;
}

/**
 * Deletes counted attempts: the person who made them has proven to be the owner. Devices that sign in at the same time
 * delete the same rows, so that all of them are locked in one order.
 */
export async function deleteTried(db: Db, secret: string, tried: readonly Tried[]): Promise<void> {
  const keys = tried.map((one) => keyOf(secret, one));
  const locked = db
    .select({ key: guesses.key })
    .from(guesses)
    .where(inArray(guesses.key, keys))
    .orderBy(guesses.key)
    .for('update');
  await db.delete(guesses).where(inArray(guesses.key, locked));
}

/** Deletes the counters of names without an attempt since `before`; gives how many. */
export async function deleteOld(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(guesses)
    .where(lt(guesses.lastAt, before))
    .returning({ key: guesses.key });
  return rows.length;
}

function keyOf(secret: string, { budget, name, from = '' }: Tried): string {
  return createHmac('sha256', `guesses ${secret}`)
    .update(JSON.stringify([budget, name.toLowerCase(), from]))
    .digest('base64url');
}
