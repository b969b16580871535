import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Preset } from '#domain/league-table/presets.ts';
import type { Template } from '#domain/team-tie/template.ts';
import type { Db } from '#platform/server/db/database.ts';
import { fixtureOrders, fixtures, seasons } from './ties.seasons.tables.ts';

/** What the draws and the formats of an event have to know of its season (features/season). */

/** The events among these that have a season. */
export async function listSeasons(db: Db, eventIds: readonly number[]): Promise<number[]> {
  if (eventIds.length === 0) return [];
  const found = await db
    .select({ eventId: seasons.eventId })
    .from(seasons)
    .where(inArray(seasons.eventId, [...eventIds]));
  return found.map(({ eventId }) => eventId);
}

export async function existsSeason(tx: Db, eventId: number): Promise<boolean> {
  return (await listSeasons(tx, [eventId])).length > 0;
}

/** Has the tables of these seasons keep a rule book; those that keep one already keep that. */
export async function updateRuleBooks(
  tx: Db,
  eventIds: readonly number[],
  ruleBook: Preset,
): Promise<void> {
  await tx
    .update(seasons)
    .set({ ruleBook })
    .where(and(inArray(seasons.eventId, [...eventIds]), isNull(seasons.ruleBook)));
}

/** Whether a tie of the event's season has a result. */
export async function existsSeasonResult(tx: Db, eventId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: fixtures.id })
    .from(fixtures)
    .where(and(eq(fixtures.eventId, eventId), ne(fixtures.resultState, 'none')))
    .limit(1);
  return found !== undefined;
}

/** How many fixtures of an event have an order, and so keep the format that they have. */
export async function countOrdered(db: Db, eventId: number): Promise<number> {
  return db.$count(fixtures, and(eq(fixtures.eventId, eventId), isOrdered(db)));
}

/** Has the fixtures with an order keep this format of their event; those that keep one already keep that. */
export async function updateOrdered(tx: Db, eventId: number, template: Template): Promise<void> {
  await tx
    .update(fixtures)
    .set({ template })
    .where(and(eq(fixtures.eventId, eventId), isNull(fixtures.template), isOrdered(tx)));
}

function isOrdered(db: Db) {
  return inArray(fixtures.id, db.select({ id: fixtureOrders.fixtureId }).from(fixtureOrders));
}
