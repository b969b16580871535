import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { knownDevices, signIns } from './devices.tables.ts';

/** Deletes sign-ins from before `before`; gives how many. */
export async function deleteOldSignIns(db: Db, before: Date): Promise<number> {
  const rows = await db.delete(signIns).where(lt(signIns.at, before)).returning({ id: signIns.id });
  return rows.length;
}

/** Deletes browsers on which nobody has signed in since `before`; gives how many. */
export async function deleteUnusedDevices(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, before))
    .returning({ id: knownDevices.id });
  return rows.length;
}
