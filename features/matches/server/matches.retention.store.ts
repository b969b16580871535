import { inArray, lt } from 'drizzle-orm';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import { deleteMatches } from './matches.store.ts';
import { matches } from './matches.tables.ts';

/** Deletes matches that were removed before an instant, with their writes, a batch of them; gives how many. */
export async function deleteRemoved(tx: Db, before: Date): Promise<number> {
  const removed = tx
    .select({ id: matches.id })
    .from(matches)
    .where(lt(matches.deletedAt, before))
    .limit(BATCH);
  return deleteMatches(tx, inArray(matches.id, removed));
}
