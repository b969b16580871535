import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { applicationSteps } from './applications.lines.tables.ts';
import { applications, applicationTransfers } from './applications.tables.ts';

/** What a person who leaves has done for a school or as an organizer stays, without saying who it was. */
export async function updateAuthor(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(applications)
    .set({ byAccountId: tombstone })
    .where(eq(applications.byAccountId, accountId));
  await tx
    .update(applicationSteps)
    .set({ accountId: tombstone })
    .where(eq(applicationSteps.accountId, accountId));
  await tx
    .update(applicationTransfers)
    .set({ notedByAccountId: tombstone })
    .where(eq(applicationTransfers.notedByAccountId, accountId));
}
