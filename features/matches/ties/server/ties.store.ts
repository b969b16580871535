import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Side } from '#domain/scorecard/side.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { stages } from '../../server/matches.tables.ts';
import { tieOrders, tieRules, ties } from './ties.tables.ts';

export type StoredTie = typeof ties.$inferSelect;
export type StoredOrder = typeof tieOrders.$inferSelect;
export type StoredRules = typeof tieRules.$inferSelect;

/** A tie with the orders of its sides; a side without one has filed nothing. Before the reveal only their sides read them. */
export interface TieWithOrders extends StoredTie {
  readonly orders: Readonly<Partial<Record<Side, StoredOrder>>>;
}

/** What the organizer has decided about the ties of an event; null for nothing. */
export async function findRules(db: Db, eventId: number): Promise<StoredRules | null> {
  const [found] = await db.select().from(tieRules).where(eq(tieRules.eventId, eventId));
  return found ?? null;
}

/** The same with the sport, whose usual template an event without rules follows, and the day of the tournament. */
export async function findRulesAndSport(db: Db, eventId: number) {
  const [found] = await db
    .select({ sport: tournaments.sport, day: tournaments.eventDate, rules: tieRules })
    .from(events)
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .leftJoin(tieRules, eq(tieRules.eventId, events.id))
    .where(eq(events.id, eventId));
  if (!found) throw new Error(`there is no event ${eventId}`);
  return found;
}

/** The same of several events, by event. */
export async function listRules(
  db: Db,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, StoredRules>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(tieRules)
    .where(inArray(tieRules.eventId, [...eventIds]));
  return new Map(rows.map((row) => [row.eventId, row]));
}

export async function upsertRules(tx: Db, rules: Omit<StoredRules, 'version'>): Promise<void> {
  await tx
    .insert(tieRules)
    .values(rules)
    .onConflictDoUpdate({
      target: tieRules.eventId,
      set: { ...rules, version: sql`${tieRules.version} + 1` },
    });
}

/** The ties of an event's stages with their orders, one statement for all. */
export async function listTies(db: Db, eventId: number): Promise<TieWithOrders[]> {
  return withOrders(await tiesOf(db, { eventId }));
}

const tiesOf = prepared((db) =>
  selectTies(db, eq(stages.eventId, sql.placeholder('eventId'))).prepare(''),
);

/** The tie of a match of a draw; null while nothing but its teams is known. */
export async function findTie(
  db: Db,
  { stageId, matchId }: Pick<StoredTie, 'stageId' | 'matchId'>,
): Promise<TieWithOrders | null> {
  const where = and(eq(ties.stageId, stageId), eq(ties.matchId, matchId));
  return withOrders(await selectTies(db, where))[0] ?? null;
}

export async function findTieById(db: Db, id: string): Promise<TieWithOrders | null> {
  return withOrders(await selectTies(db, eq(ties.id, id)))[0] ?? null;
}

function selectTies(db: Db, where: SQL | undefined) {
  return db
    .select({ tie: ties, order: tieOrders })
    .from(ties)
    .innerJoin(stages, eq(stages.id, ties.stageId))
    .leftJoin(tieOrders, eq(tieOrders.tieId, ties.id))
    .where(where)
    .orderBy(ties.id);
}

function withOrders(
  rows: readonly { readonly tie: StoredTie; readonly order: StoredOrder | null }[],
): TieWithOrders[] {
  const byTie = Map.groupBy(rows, ({ tie }) => tie.id);
  return [...byTie.values()].map((own) => ({
    ...own[0]!.tie,
    orders: Object.fromEntries(own.flatMap(({ order }) => (order ? [[order.side, order]] : []))),
  }));
}

/** Stores a tie that nobody has stored yet. */
export async function insertTie(tx: Db, tie: typeof ties.$inferInsert): Promise<void> {
  await tx.insert(ties).values(tie);
}

/** Changes a tie and counts the change. */
export async function updateTie(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredTie, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(ties)
    .set({ ...change, version: sql`${ties.version} + 1` })
    .where(eq(ties.id, id));
}

/** Stores the order of a side in the place of the one before. */
export async function upsertOrder(tx: Db, order: Omit<StoredOrder, 'version'>): Promise<void> {
  await tx
    .insert(tieOrders)
    .values(order)
    .onConflictDoUpdate({
      target: [tieOrders.tieId, tieOrders.side],
      set: { ...order, version: sql`${tieOrders.version} + 1` },
    });
}

/** Stores what an order breaks now. It stays the same order. */
export async function updateBreaches(
  tx: Db,
  { tieId, side }: Pick<StoredOrder, 'tieId' | 'side'>,
  breaches: StoredOrder['breaches'],
): Promise<void> {
  await tx
    .update(tieOrders)
    .set({ breaches })
    .where(and(eq(tieOrders.tieId, tieId), eq(tieOrders.side, side)));
}

/** Deletes a tie, in whose place others meet now, with all that belongs to it; its rubbers stay, and are of no tie that is stored. */
export async function deleteTie(tx: Db, id: string): Promise<void> {
  await tx.delete(ties).where(eq(ties.id, id));
}
