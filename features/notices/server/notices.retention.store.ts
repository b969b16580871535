import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { notices } from './notices.tables.ts';

/** Deletes notices from before an instant; gives how many. */
export async function deleteOld(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(notices)
    .where(lt(notices.createdAt, before))
    .returning({ id: notices.id });
  return rows.length;
}
