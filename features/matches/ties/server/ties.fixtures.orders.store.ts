import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { fixtureOrders } from './ties.seasons.tables.ts';

export type StoredFixtureOrder = typeof fixtureOrders.$inferSelect;

/** The orders of a fixture: of none, one or both sides. */
export async function listOrders(db: Db, fixtureId: string): Promise<StoredFixtureOrder[]> {
  return db.select().from(fixtureOrders).where(eq(fixtureOrders.fixtureId, fixtureId));
}

/** Stores the order of a side in the place of the one before. */
export async function upsertOrder(
  tx: Db,
  order: Omit<StoredFixtureOrder, 'version'>,
): Promise<void> {
  const { fixtureId, side } = fixtureOrders;
  await tx
    .insert(fixtureOrders)
    .values(order)
    .onConflictDoUpdate({
      target: [fixtureId, side],
      set: { ...order, version: sql`${fixtureOrders.version} + 1` },
    });
}

/** Stores what an order breaks now. It stays the same order. */
export async function updateBreaches(
  tx: Db,
  { fixtureId, side }: Pick<StoredFixtureOrder, 'fixtureId' | 'side'>,
  breaches: StoredFixtureOrder['breaches'],
): Promise<void> {
  await tx
    .update(fixtureOrders)
    .set({ breaches })
    .where(and(eq(fixtureOrders.fixtureId, fixtureId), eq(fixtureOrders.side, side)));
}
