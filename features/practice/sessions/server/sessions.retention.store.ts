import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { practiceMatches, practiceWrites } from './sessions.tables.ts';

/** Deletes matches that were removed before an instant, with their writes; gives how many. */
export async function deleteRemoved(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(practiceMatches)
    .where(lt(practiceMatches.deletedAt, before))
    .returning({ id: practiceMatches.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(practiceWrites).where(inArray(practiceWrites.subjectId, ids));
  return ids.length;
}
