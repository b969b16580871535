import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { matches, matchWrites } from './matches.tables.ts';

/** Deletes matches that were removed before an instant, with their writes; gives how many. */
export async function deleteRemoved(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(matches)
    .where(lt(matches.deletedAt, before))
    .returning({ id: matches.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(matchWrites).where(inArray(matchWrites.subjectId, ids));
  return ids.length;
}
