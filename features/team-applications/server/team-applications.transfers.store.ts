import { asc, eq, inArray } from 'drizzle-orm';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import { applicationTransfers } from '#features/entries/applications/server/applications.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

export type StoredTransfer = typeof applicationTransfers.$inferSelect;
export type StoredStep = typeof applicationSteps.$inferSelect;

/** What has arrived for these applications by transfer, in the order in which it was noted. */
export async function listTransfers(
  db: Db,
  applicationIds: readonly string[],
): Promise<StoredTransfer[]> {
  if (applicationIds.length === 0) return [];
  return db
    .select()
    .from(applicationTransfers)
    .where(inArray(applicationTransfers.applicationId, [...applicationIds]))
    .orderBy(asc(applicationTransfers.notedAt), asc(applicationTransfers.id));
}

export async function find(tx: Db, id: string) {
  const [found] = await tx
    .select({ applicationId: applicationTransfers.applicationId })
    .from(applicationTransfers)
    .where(eq(applicationTransfers.id, id));
  return found ?? null;
}

/** The history of an application, the oldest step first. */
export async function listSteps(db: Db, applicationId: string): Promise<StoredStep[]> {
  return db
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.at), asc(applicationSteps.id));
}
