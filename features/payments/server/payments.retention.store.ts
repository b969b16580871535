import { and, eq, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as disputes from '../disputes/server/disputes.store.ts';
import { payouts } from '../payouts/server/payouts.tables.ts';
import * as transfers from '../transfers/server/transfers.store.ts';
import { payments, pointSpendings, refunds } from './payments.tables.ts';

/** Deletes attempts from before an instant in which no money moved; gives the number of them. */
export async function deleteFailed(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(payments)
    .where(
      and(
        inArray(payments.state, ['declined', 'void']),
        lt(payments.createdAt, before),
        notExists(tx.select().from(refunds).where(eq(refunds.paymentId, payments.id))),
        notExists(
          tx.select().from(pointSpendings).where(eq(pointSpendings.paymentId, payments.id)),
        ),
      ),
    )
    .returning({ id: payments.id });
  return rows.length;
}

/** Deletes entries that ended before an instant without any money; gives the number of them. */
export async function deleteUnpaidEntries(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(entries)
    .where(
      and(
        inArray(entries.state, ['lapsed', 'withdrawn', 'cancelled']),
        lt(entries.endedAt, before),
        notExists(tx.select().from(payments).where(eq(payments.entryId, entries.id))),
        notExists(tx.select().from(waitingEntries).where(eq(waitingEntries.entryId, entries.id))),
      ),
    )
    .returning({ id: entries.id });
  return rows.length;
}

/** Deletes payments from before an instant with their refunds, unless money is still owed; gives the number of them. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const old = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        lt(payments.createdAt, before),
        or(eq(payments.state, 'succeeded'), eq(payments.state, 'returned')),
        notExists(
          tx
            .select()
            .from(refunds)
            .where(and(eq(refunds.paymentId, payments.id), ne(refunds.state, 'succeeded'))),
        ),
      ),
    );
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const returned = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.paymentId, ids));
  await tx.delete(payouts).where(inArray(payouts.refundId, returned));
  await transfers.deleteByCharges(tx, ids);
  await disputes.deleteByCharges(tx, ids);
  await tx.delete(pointSpendings).where(inArray(pointSpendings.paymentId, ids));
  await tx.delete(refunds).where(inArray(refunds.paymentId, ids));
  await tx.delete(payments).where(inArray(payments.id, ids));
  return ids.length;
}
