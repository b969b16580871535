import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { stages } from '#features/matches/server/matches.tables.ts';
import { tieOrders, ties } from '#features/matches/ties/server/ties.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { tieOrderChanges } from './tie-orders.tables.ts';

/**
 * Of tournaments that ended before an instant: deletes the changes of orders, and orders that never came out; the others
 * remain as line-ups, without who has filed them. Gives how many rows.
 */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const over = endedBefore(before);
  const past = tx
    .select({ id: ties.id })
    .from(ties)
    .innerJoin(stages, eq(stages.id, ties.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(over);
  const changes = await tx
    .delete(tieOrderChanges)
    .where(inArray(tieOrderChanges.tieId, past))
    .returning({ id: tieOrderChanges.id });
  const secret = tx.select({ id: ties.id }).from(ties).where(isNull(ties.revealedAt));
  const unrevealed = await tx
    .delete(tieOrders)
    .where(and(inArray(tieOrders.tieId, past), inArray(tieOrders.tieId, secret)))
    .returning({ tieId: tieOrders.tieId });
  const blanked = await tx
    .update(tieOrders)
    .set({ filedByAccountId: null, breaches: [] })
    .where(
      and(
        inArray(tieOrders.tieId, past),
        or(isNotNull(tieOrders.filedByAccountId), sql`${tieOrders.breaches} <> '[]'::jsonb`),
      ),
    )
    .returning({ tieId: tieOrders.tieId });
  return changes.length + unrevealed.length + blanked.length;
}
