import { inArray } from 'drizzle-orm';
import {
  deleteOldFixtureOrders,
  deleteOldOrders,
  pastTies,
} from '#features/matches/ties/server/ties.retention.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { tieOrderChanges } from './tie-orders.tables.ts';

/**
 * Of tournaments and seasons that ended before an instant: deletes the changes of orders, and orders that never came out; the others
 * remain as line-ups, without who has filed them. Gives how many rows.
 */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const changes = await tx
    .delete(tieOrderChanges)
    .where(inArray(tieOrderChanges.tieId, pastTies(tx, before)))
    .returning({ id: tieOrderChanges.id });
  const ofTies = await deleteOldOrders(tx, before);
  return changes.length + ofTies + (await deleteOldFixtureOrders(tx, before));
}
