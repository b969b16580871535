import { and, asc, eq, sql } from 'drizzle-orm';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { EventRules } from '../rules.policy.ts';
import { dayBreaks, queueRules } from './rules.tables.ts';

export type StoredBreak = typeof dayBreaks.$inferSelect;

/** The rules of these events that the desk has set, by the id of the event. */
export async function listRules(
  db: Db,
  tournamentId: number,
): Promise<ReadonlyMap<number, EventRules>> {
  const rows = await rulesOf(db, { tournamentId });
  return new Map(rows.map(({ rules }) => [rules.eventId, asRules(rules)]));
}

function asRules({ eventId: _event, ...stored }: typeof queueRules.$inferSelect): EventRules {
  const { firstCallMin, secondCallMin, thenDefault, lastCourtsFrom, lastCourtsLabel, ...rules } =
    stored;
  const hasLast = lastCourtsFrom !== null && lastCourtsLabel !== null;
  return {
    ...rules,
    noShow: { firstCallMin, secondCallMin, thenDefault },
    lastCourts: hasLast ? { from: lastCourtsFrom, label: lastCourtsLabel } : null,
  };
}

const rulesOf = prepared((db) =>
  db
    .select({ rules: queueRules })
    .from(queueRules)
    .innerJoin(events, eq(events.id, queueRules.eventId))
    .where(eq(events.tournamentId, sql.placeholder('tournamentId')))
    .prepare(''),
);

export async function upsertRules(
  tx: Db,
  eventId: number,
  { noShow, lastCourts, ...rules }: EventRules,
): Promise<void> {
  const lastCourtsFrom = lastCourts?.from ?? null;
  const lastCourtsLabel = lastCourts?.label ?? null;
  const values = { ...rules, ...noShow, lastCourtsFrom, lastCourtsLabel };
  await tx
    .insert(queueRules)
    .values({ eventId, ...values })
    .onConflictDoUpdate({ target: queueRules.eventId, set: values });
}

/** The breaks of a day, the earliest first. */
export async function listBreaks(db: Db, tournamentId: number): Promise<StoredBreak[]> {
  return breaksOf(db, { tournamentId });
}

const breaksOf = prepared((db) =>
  db
    .select()
    .from(dayBreaks)
    .where(eq(dayBreaks.tournamentId, sql.placeholder('tournamentId')))
    .orderBy(asc(dayBreaks.from), asc(dayBreaks.id))
    .prepare(''),
);

/** The break with this id, of whichever day. */
export async function findBreak(db: Db, id: string): Promise<StoredBreak | null> {
  const [found] = await db.select().from(dayBreaks).where(eq(dayBreaks.id, id));
  return found ?? null;
}

export async function insertBreak(tx: Db, row: StoredBreak): Promise<void> {
  await tx.insert(dayBreaks).values(row);
}

/** Deletes a break of a day, if it has one with this id. */
export async function deleteBreak(tx: Db, tournamentId: number, id: string): Promise<void> {
  await tx
    .delete(dayBreaks)
    .where(and(eq(dayBreaks.id, id), eq(dayBreaks.tournamentId, tournamentId)));
}

/** Deletes the breaks of courts of a day; its lunch windows stay. */
export async function deleteCourtBreaks(tx: Db, tournamentId: number): Promise<void> {
  await tx
    .delete(dayBreaks)
    .where(and(eq(dayBreaks.tournamentId, tournamentId), eq(dayBreaks.kind, 'court')));
}
