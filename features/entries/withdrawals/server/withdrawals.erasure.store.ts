import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { entries } from '../../server/entries.tables.ts';
import { withdrawals } from './withdrawals.tables.ts';

/** Removes what was written to a person who leaves, and the name of the person from what they decided. */
export async function updateLeft(tx: Db, accountId: string, tombstone: string): Promise<void> {
  const own = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx.update(withdrawals).set({ word: '' }).where(inArray(withdrawals.entryId, own));
  await tx
    .update(withdrawals)
    .set({ decidedByAccountId: tombstone })
    .where(eq(withdrawals.decidedByAccountId, accountId));
}
