import { and, eq, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { stages } from '../../server/matches.tables.ts';
import { fixtureOrders, fixtures } from './ties.seasons.tables.ts';
import { tieOrders, ties } from './ties.tables.ts';

/** The ids of the ties of tournaments that ended before an instant, as a query. */
export function pastTies(tx: Db, before: Date) {
  return tx
    .select({ id: ties.id })
    .from(ties)
    .innerJoin(stages, eq(stages.id, ties.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(endedBefore(before));
}

/** Of those ties: deletes orders that never came out, and blanks who has filed the others. Gives how many rows. */
export async function deleteOldOrders(tx: Db, before: Date): Promise<number> {
  const past = pastTies(tx, before);
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
  return unrevealed.length + blanked.length;
}

/**
 * The same of the fixtures of seasons that ended before an instant: with the last day of their fixtures, or with their tournament where
 * that is later.
 */
export async function deleteOldFixtureOrders(tx: Db, before: Date): Promise<number> {
  const past = tx
    .select({ eventId: fixtures.eventId })
    .from(fixtures)
    .innerJoin(events, eq(events.id, fixtures.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(endedBefore(before))
    .groupBy(fixtures.eventId)
    .having(lt(max(sql`greatest(${fixtures.windowTo}, ${fixtures.playOn})`), dayInJapan(before)));
  const { fixtureId } = fixtureOrders;
  const ofPast = inArray(
    fixtureId,
    tx.select({ id: fixtures.id }).from(fixtures).where(inArray(fixtures.eventId, past)),
  );
  const alone = tx
    .select({ fixtureId })
    .from(fixtureOrders)
    .groupBy(fixtureId)
    .having(sql`count(*) = 1`);
  const unrevealed = await tx
    .delete(fixtureOrders)
    .where(and(ofPast, inArray(fixtureId, alone)))
    .returning({ fixtureId });
  const blanked = await tx
    .update(fixtureOrders)
    .set({ breaches: [] })
    .where(and(ofPast, sql`${fixtureOrders.breaches} <> '[]'::jsonb`))
    .returning({ fixtureId });
  return unrevealed.length + blanked.length;
}
