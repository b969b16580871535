import { lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { sessions, verifications } from './accounts.tables.ts';

/** Deletes logins that have ended by `now`: nobody can use them any more. Gives how many. */
export async function deleteEnded(db: Db, now: Date): Promise<number> {
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  const rows = await db
    .delete(sessions)
    .where(lte(sessions.expiresAt, now))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Ends all sessions: after a restore, one that was ended in between would open its account again. */
export async function deleteAllSessions(tx: Db): Promise<void> {
  await tx.delete(sessions);
}
