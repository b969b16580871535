import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { guardianships } from './guardians.tables.ts';

/**
 * Forgets guardians who stopped, or were replaced, before an instant; gives how many. One who declined stays with the
 * account: that address is not to be written to again.
 */
export async function deleteEnded(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(guardianships)
    .where(and(eq(guardianships.state, 'ended'), lt(guardianships.endedAt, before)))
    .returning({ id: guardianships.id });
  return rows.length;
}
