import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { groupRequests } from './joining.tables.ts';

/** Forgets requests to join that nobody has answered since `before`; gives how many. */
export async function deleteUnanswered(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(groupRequests)
    .where(lt(groupRequests.askedAt, before))
    .returning({ id: groupRequests.id });
  return rows.length;
}
