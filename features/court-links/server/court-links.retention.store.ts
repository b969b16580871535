import { inArray } from 'drizzle-orm';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { courtLinks } from './court-links.tables.ts';

/**
 * Deletes the links of tournaments that ended before an instant, and with them their devices and running scores; gives how many
 * links.
 */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(over);
  const rows = await tx
    .delete(courtLinks)
    .where(inArray(courtLinks.tournamentId, past))
    .returning({ id: courtLinks.id });
  return rows.length;
}
