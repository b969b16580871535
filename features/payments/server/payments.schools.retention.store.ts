import { and, eq, exists, gte, inArray, isNull, lt, notExists, notInArray, or } from 'drizzle-orm';
import { UNPAID_STATES } from '#features/entries/applications/applications.vocabulary.ts';
import { deleteApplications } from '#features/entries/applications/server/applications.retention.store.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import { payouts } from '../payouts/server/payouts.tables.ts';
import { payments } from './payments.tables.ts';

/**
 * Deletes, a batch of them, drafts from before an instant whose tournament is over at `now`, and applications that ended before it
 * without any money, once their lines are gone; gives the number of them.
 */
export async function deleteUnpaidApplications(tx: Db, before: Date, now: Date): Promise<number> {
  const over = tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, applications.tournamentId), endedBefore(now)));
  const forgotten = and(
    eq(applications.state, 'draft'),
    lt(applications.createdAt, before),
    exists(over),
  );
  const empty = and(
    inArray(applications.state, ['cancelled', 'lapsed']),
    isNull(applications.paidAt),
    lt(applications.endedAt, before),
    notExists(linesOf(tx)),
    notExists(transfersOf(tx)),
    notExists(payoutsOf(tx)),
  );
  return deleteThose(tx, or(forgotten, empty));
}

/**
 * Deletes applications from before an instant with the notes of their transfers, a batch of them, once nothing of their money is left
 * in the books; gives the number of them.
 */
export async function deleteOldApplications(tx: Db, before: Date): Promise<number> {
  const paid = tx
    .select()
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(eq(entries.applicationId, applications.id));
  return deleteThose(
    tx,
    and(
      notInArray(applications.state, ['draft', ...UNPAID_STATES]),
      lt(applications.createdAt, before),
      notExists(paid),
      notExists(transfersOf(tx, before)),
      notExists(payoutsOf(tx)),
    ),
  );
}

async function deleteThose(tx: Db, which: ReturnType<typeof and>): Promise<number> {
  const old = await tx.select({ id: applications.id }).from(applications).where(which).limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await deleteApplications(tx, ids);
  return ids.length;
}

function linesOf(tx: Db) {
  return tx.select().from(entries).where(eq(entries.applicationId, applications.id));
}

/** The notes of the transfers of an application; only those since an instant, where one is given. */
function transfersOf(tx: Db, since?: Date) {
  const { applicationId, notedAt } = applicationTransfers;
  const isSince = since && gte(notedAt, since);
  return tx
    .select()
    .from(applicationTransfers)
    .where(and(eq(applicationId, applications.id), isSince));
}

function payoutsOf(tx: Db) {
  return tx.select().from(payouts).where(eq(payouts.applicationId, applications.id));
}
