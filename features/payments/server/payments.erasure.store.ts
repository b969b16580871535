import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as payouts from '../payouts/server/payouts.store.ts';
import * as transfers from '../transfers/server/transfers.store.ts';
import { payments, pointLots, pointSpendings } from './payments.tables.ts';

/** Removes the person from the payments, and ends their points. */
export async function updateOwner(tx: Db, accountId: string, tombstone: string): Promise<void> {
  const lots = tx
    .select({ id: pointLots.id })
    .from(pointLots)
    .where(eq(pointLots.accountId, accountId));
  await tx.delete(pointSpendings).where(inArray(pointSpendings.lotId, lots));
  await tx.delete(pointLots).where(eq(pointLots.accountId, accountId));
  await payouts.updateOwner(tx, accountId, tombstone);
  await transfers.updateNotedBy(tx, accountId, tombstone);
  await tx.update(payments).set({ accountId: tombstone }).where(eq(payments.accountId, accountId));
}
