import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { groupRequests } from './joining.tables.ts';

/** Deletes requests to join from before `before` that nobody has answered; returns how many. */
export async function deleteUnanswered(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(groupRequests)
    .where(lt(groupRequests.askedAt, before))
    .returning({ id: groupRequests.id });
  return rows.length;
}
