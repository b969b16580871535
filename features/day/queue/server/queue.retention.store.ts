import { inArray } from 'drizzle-orm';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { queueMatches, queueSteps } from './queue.tables.ts';

/** Deletes who was called when and by whom, of tournaments that ended before an instant; gives how many rows. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(over);
  const steps = await tx
    .delete(queueSteps)
    .where(inArray(queueSteps.tournamentId, past))
    .returning({ id: queueSteps.id });
  const matches = await tx
    .delete(queueMatches)
    .where(inArray(queueMatches.tournamentId, past))
    .returning({ matchId: queueMatches.matchId });
  return steps.length + matches.length;
}
