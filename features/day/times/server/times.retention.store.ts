import { inArray } from 'drizzle-orm';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { shownMatches } from './times.tables.ts';

/** Deletes who was called when, of tournaments that ended before an instant; gives how many rows. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(over);
  const shown = await tx
    .delete(shownMatches)
    .where(inArray(shownMatches.tournamentId, past))
    .returning({ matchId: shownMatches.matchId });
  return shown.length;
}
