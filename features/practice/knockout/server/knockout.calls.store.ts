import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { knockoutCalls } from './knockout.calls.tables.ts';

export type StoredCall = typeof knockoutCalls.$inferSelect;

export async function insert(tx: Db, call: StoredCall): Promise<void> {
  await tx.insert(knockoutCalls).values(call);
}

/** Every call of a draw, the earliest first. */
export function list(db: Db, sessionId: string, drawNumber: number): Promise<StoredCall[]> {
  return db
    .select()
    .from(knockoutCalls)
    .where(and(eq(knockoutCalls.sessionId, sessionId), eq(knockoutCalls.drawNumber, drawNumber)))
    .orderBy(asc(knockoutCalls.calledAt), asc(knockoutCalls.id));
}
