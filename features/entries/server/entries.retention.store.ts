import { and, eq, inArray, lt, notExists, notInArray } from 'drizzle-orm';
import * as payments from '#features/payments/server/payments.retention.store.ts';
import { payments as paymentRows } from '#features/payments/server/payments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import { entries } from './entries.tables.ts';

/** Deletes entries and turns in a line that ended before an instant without any money; gives how many. */
export async function deleteEmpty(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await payments.deleteFailed(tx, before);
    const turns = await tx
      .delete(waitingEntries)
      .where(
        and(
          notInArray(waitingEntries.state, ['waiting', 'offered']),
          lt(waitingEntries.endedAt, before),
        ),
      )
      .returning({ id: waitingEntries.id });
    const unpaid = await tx
      .delete(entries)
      .where(
        and(
          inArray(entries.state, ['lapsed', 'withdrawn', 'cancelled']),
          lt(entries.endedAt, before),
          notExists(tx.select().from(paymentRows).where(eq(paymentRows.entryId, entries.id))),
          notExists(tx.select().from(waitingEntries).where(eq(waitingEntries.entryId, entries.id))),
        ),
      )
      .returning({ id: entries.id });
    return turns.length + unpaid.length;
  });
}
