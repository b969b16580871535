import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { entries } from '../../server/entries.tables.ts';
import { applicationSteps } from './applications.lines.tables.ts';
import { applications, applicationTransfers } from './applications.tables.ts';

/**
 * Deletes applications with their history and the notes of their transfers. Lines that are still there stay as entries; the fee of one
 * without an account goes, which would count as money that the organizer took outside the app.
 */
export async function deleteApplications(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(entries)
    .set({
      applicationId: null,
      feeYen: sql`case when ${entries.accountId} is null then 0 else ${entries.feeYen} end`,
    })
    .where(inArray(entries.applicationId, [...ids]));
  await tx.delete(applicationSteps).where(inArray(applicationSteps.applicationId, [...ids]));
  await tx
    .delete(applicationTransfers)
    .where(inArray(applicationTransfers.applicationId, [...ids]));
  await tx.delete(applications).where(inArray(applications.id, [...ids]));
}
