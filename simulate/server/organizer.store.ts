import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';

/** Waits for its turn to make the organizer, until the transaction ends: two servers may start together. */
export async function lockOrganizer(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('simulated organizer', 0))`);
}
