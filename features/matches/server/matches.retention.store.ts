import { inArray, lt } from 'drizzle-orm';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import { matches, matchWrites } from './matches.tables.ts';

/** Deletes matches that were removed before an instant, with their writes, a batch of them; gives how many. */
export async function deleteRemoved(tx: Db, before: Date): Promise<number> {
  const removed = tx
    .select({ id: matches.id })
    .from(matches)
    .where(lt(matches.deletedAt, before))
    .limit(BATCH);
  const rows = await tx
    .delete(matches)
    .where(inArray(matches.id, removed))
    .returning({ id: matches.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(matchWrites).where(inArray(matchWrites.subjectId, ids));
  return ids.length;
}
