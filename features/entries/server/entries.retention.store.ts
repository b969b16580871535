import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { applicationSteps } from '../applications/server/applications.lines.tables.ts';
import { entries } from './entries.tables.ts';

/** Deletes entries; the history of a school's application stays, without the line. */
export async function deleteEntries(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(applicationSteps)
    .set({ entryId: null })
    .where(inArray(applicationSteps.entryId, [...ids]));
  await tx.delete(entries).where(inArray(entries.id, [...ids]));
}
