import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { isOpenPayout } from '#features/payments/payouts/server/payouts.store.ts';
import { payouts } from '#features/payments/payouts/server/payouts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

export type StoredTransfer = typeof applicationTransfers.$inferSelect;
export type StoredStep = typeof applicationSteps.$inferSelect;

/** What has arrived for these applications by transfer, in the order in which it was noted. */
export async function listTransfers(
  db: Db,
  applicationIds: readonly string[],
): Promise<StoredTransfer[]> {
  if (applicationIds.length === 0) return [];
  return db
    .select()
    .from(applicationTransfers)
    .where(inArray(applicationTransfers.applicationId, [...applicationIds]))
    .orderBy(asc(applicationTransfers.notedAt), asc(applicationTransfers.id));
}

export async function find(tx: Db, id: string) {
  const [found] = await tx
    .select({ applicationId: applicationTransfers.applicationId })
    .from(applicationTransfers)
    .where(eq(applicationTransfers.id, id));
  return found ?? null;
}

/** Applications that an earlier version has left as paid by a transfer, although the school had paid in another way in the end. */
export async function listPaidOtherwise(db: Db): Promise<string[]> {
  const otherwise = db
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.applicationId, applications.id), isNotNull(entries.paymentMethod)));
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(applications.isByTransfer, isNotNull(applications.paidAt), exists(otherwise)))
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

/** Applications that have ended unpaid, of which more has arrived than was sent back and is to be. */
export async function listEndedWithMoney(db: Db): Promise<string[]> {
  const arrived = db
    .select({ yen: sql`coalesce(sum(${applicationTransfers.amountYen}), 0)` })
    .from(applicationTransfers)
    .where(eq(applicationTransfers.applicationId, applications.id));
  const due = db
    .select({ yen: sql`coalesce(sum(${payouts.amountYen}), 0)` })
    .from(payouts)
    .where(
      and(eq(payouts.applicationId, applications.id), eq(payouts.owner, 'organizer'), isOpenPayout),
    );
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.state, ['cancelled', 'lapsed']),
        isNull(applications.paidAt),
        sql`(${arrived}) > (${due})`,
      ),
    )
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

/**
 * The applications of a tournament that wait for a transfer and were not reminded after an instant; without those that are paid in
 * another way just now, such as at a store: nobody is asked for the money twice.
 */
export async function listAwaited(
  db: Db,
  tournamentId: number,
  remindedUntil: Date,
): Promise<StoredApplication[]> {
  const paying = db
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.applicationId, applications.id), entries.paymentUnderWay));
  return db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tournamentId, tournamentId),
        eq(applications.state, 'awaiting-payment'),
        or(isNull(applications.remindedAt), lte(applications.remindedAt, remindedUntil)),
        notExists(paying),
      ),
    )
    .orderBy(asc(applications.id));
}

/** Applications of a tournament that wait for a transfer, and not until `end`; locked. */
export async function listDueBeforeForUpdate(
  tx: Db,
  tournamentId: number,
  end: Date,
): Promise<StoredApplication[]> {
  return tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tournamentId, tournamentId),
        eq(applications.state, 'awaiting-payment'),
        lt(applications.dueAt, end),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update');
}

/** The history of an application, the oldest step first. */
export async function listSteps(db: Db, applicationId: string): Promise<StoredStep[]> {
  return db
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.at), asc(applicationSteps.id));
}
