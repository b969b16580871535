import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { organizerApplications } from './organizers.tables.ts';

/** Deletes applications that were declined before an instant; gives how many. */
export async function deleteDeclined(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(organizerApplications)
    .where(
      and(eq(organizerApplications.state, 'declined'), lt(organizerApplications.decidedAt, before)),
    )
    .returning({ id: organizerApplications.id });
  return rows.length;
}
