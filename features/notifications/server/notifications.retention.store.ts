import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { notifications } from './notifications.tables.ts';

/** Deletes notifications from before an instant; gives how many. */
export async function deleteOld(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, before))
    .returning({ id: notifications.id });
  return rows.length;
}
