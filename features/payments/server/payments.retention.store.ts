import { and, eq, inArray, lt, ne, notExists, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationTransfers } from '#features/entries/applications/server/applications.tables.ts';
import { deleteEntries } from '#features/entries/server/entries.retention.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as disputes from '../disputes/server/disputes.store.ts';
import { refundGrants } from '../granting/server/granting.tables.ts';
import { OPEN_STATES } from '../payments.vocabulary.ts';
import { isOpenPayout } from '../payouts/server/payouts.store.ts';
import { payouts } from '../payouts/server/payouts.tables.ts';
import { paymentReceipts } from '../receipts/server/receipts.tables.ts';
import * as transfers from '../transfers/server/transfers.store.ts';
import { bankTransferNotes } from '../transfers/server/transfers.tables.ts';
import { payments, pointSpendings, refunds } from './payments.tables.ts';

/** How a payment ends whose money never came; of a transfer, something may have come and gone back. */
const FAILED = ['declined', 'void', 'canceled', 'expired'] as const;

const others = alias(payments, 'others');

/** Deletes attempts from before an instant in which no money moved, a batch of them; gives the number of them. */
export async function deleteFailed(tx: Db, before: Date): Promise<number> {
  const { chargeId } = payments;
  const failed = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.state, [...FAILED]),
        lt(payments.createdAt, before),
        notExists(tx.select().from(refunds).where(eq(refunds.paymentId, payments.id))),
        notExists(
          tx.select().from(pointSpendings).where(eq(pointSpendings.paymentId, payments.id)),
        ),
        notExists(
          tx.select().from(bankTransferNotes).where(eq(bankTransferNotes.chargeId, chargeId)),
        ),
        notExists(tx.select().from(paymentReceipts).where(eq(paymentReceipts.chargeId, chargeId))),
        // The transfer is one for all payments of its charge.
        notExists(
          tx
            .select()
            .from(others)
            .where(and(eq(others.chargeId, chargeId), notInArray(others.state, [...FAILED]))),
        ),
      ),
    )
    .limit(BATCH);
  const ids = failed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transfers.deleteByCharges(tx, ids);
  await tx.delete(payments).where(inArray(payments.id, ids));
  return ids.length;
}

/**
 * Deletes entries that ended before an instant without any money, a batch of them; gives the number of them. The history of a school's application
 * stays, without the line. What a school has transferred is money of all of its lines.
 */
export async function deleteUnpaidEntries(tx: Db, before: Date): Promise<number> {
  const empty = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        inArray(entries.state, ['lapsed', 'withdrawn', 'cancelled']),
        lt(entries.endedAt, before),
        notExists(tx.select().from(payments).where(eq(payments.entryId, entries.id))),
        notExists(tx.select().from(waitingEntries).where(eq(waitingEntries.entryId, entries.id))),
        notExists(
          tx
            .select()
            .from(applicationTransfers)
            .where(eq(applicationTransfers.applicationId, entries.applicationId)),
        ),
      ),
    )
    .limit(BATCH);
  const ids = empty.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteEntries(tx, ids);
  return ids.length;
}

/** Deletes payments from before an instant with their refunds, a batch of them, unless money is still owed; gives the number of them. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  await deleteOldGrants(tx, before);
  const old = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        lt(payments.createdAt, before),
        notInArray(payments.state, [...OPEN_STATES]),
        notExists(
          tx
            .select()
            .from(refunds)
            .where(and(eq(refunds.paymentId, payments.id), ne(refunds.state, 'succeeded'))),
        ),
        notExists(
          tx
            .select()
            .from(payouts)
            .where(and(eq(payouts.chargeId, payments.chargeId), isOpenPayout)),
        ),
      ),
    )
    .limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const returned = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.paymentId, ids));
  await tx
    .delete(payouts)
    .where(or(inArray(payouts.refundId, returned), inArray(payouts.chargeId, ids)));
  await transfers.deleteByCharges(tx, ids);
  await disputes.deleteByCharges(tx, ids);
  await tx.delete(pointSpendings).where(inArray(pointSpendings.paymentId, ids));
  await tx.delete(refunds).where(inArray(refunds.paymentId, ids));
  await tx.delete(payments).where(inArray(payments.id, ids));
  return ids.length;
}

/** Deletes what organizers decided before an instant, once its refunds are gone: of who paid outside the app, and of a school's transfer, there are none. */
async function deleteOldGrants(tx: Db, before: Date): Promise<void> {
  const sent = tx.select().from(refunds).where(eq(refunds.grantId, refundGrants.id));
  await tx.delete(refundGrants).where(and(lt(refundGrants.createdAt, before), notExists(sent)));
}
