import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { guardianships } from './guardians.tables.ts';

/**
 * Deletes guardians who stopped, or were replaced, before an instant; returns how many. Guardians who declined are stored
 * as long as the account: their addresses get no more mail.
 */
export async function deleteEnded(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(guardianships)
    .where(and(eq(guardianships.state, 'ended'), lt(guardianships.endedAt, before)))
    .returning({ id: guardianships.id });
  return rows.length;
}
