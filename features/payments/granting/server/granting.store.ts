import { and, asc, desc, eq, exists, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredPayout } from '../../payouts/server/payouts.store.ts';
import { payments } from '../../server/payments.tables.ts';
import { refundGrants } from './granting.tables.ts';

export type StoredGrant = typeof refundGrants.$inferSelect;

export async function insert(tx: Db, grant: Omit<StoredGrant, 'id'>): Promise<string> {
  const id = uuidv7();
  await tx.insert(refundGrants).values({ id, ...grant });
  return id;
}

/** Adds to what a decision gives back of an entry; a negative amount takes from it. */
export async function updateAmount(tx: Db, id: string, moreYen: number): Promise<void> {
  await tx
    .update(refundGrants)
    .set({ amountYen: sql`${refundGrants.amountYen} + ${moreYen}` })
    .where(eq(refundGrants.id, id));
}

/** What a decision gives back, by its id; nothing of an unknown one. */
export async function listByDecision(db: Db, decisionId: string): Promise<StoredGrant[]> {
  return db.select().from(refundGrants).where(eq(refundGrants.decisionId, decisionId));
}

/** What was decided for an entry, the oldest first. */
export async function listByEntry(db: Db, entryId: string): Promise<StoredGrant[]> {
  return db
    .select()
    .from(refundGrants)
    .where(eq(refundGrants.entryId, entryId))
    .orderBy(asc(refundGrants.createdAt), asc(refundGrants.id));
}

/** What a decision gives back by one transfer to a school, of all lines of its application, the last one first. */
export async function listByPayout(
  tx: Db,
  { id, applicationId }: Pick<StoredPayout, 'id' | 'applicationId'>,
): Promise<StoredGrant[]> {
  if (applicationId === null) return [];
  const decision = tx
    .select({ id: refundGrants.decisionId })
    .from(refundGrants)
    .where(eq(refundGrants.id, id));
  const ofSchool = tx
    .select({ id: entries.id })
    .from(entries)
    .where(eq(entries.applicationId, applicationId));
  return tx
    .select()
    .from(refundGrants)
    .where(and(inArray(refundGrants.decisionId, decision), inArray(refundGrants.entryId, ofSchool)))
    .orderBy(desc(refundGrants.id));
}

/** The lines among these entries that a school has paid by a transfer and whose fee did not go back by rule, in the order of their ids. */
export async function listTransferred(db: Db, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  const charged = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.entryId, entries.id), eq(payments.state, 'succeeded')));
  const returned = db
    .select({ id: applicationSteps.id })
    .from(applicationSteps)
    .where(
      and(
        eq(applicationSteps.entryId, entries.id),
        eq(applicationSteps.kind, 'withdrawn'),
        isNotNull(applicationSteps.amountYen),
      ),
    );
  return db
    .select({ entryId: entries.id, application: applications })
    .from(entries)
    .innerJoin(applications, eq(applications.id, entries.applicationId))
    .where(
      and(
        inArray(entries.id, [...entryIds]),
        eq(applications.isByTransfer, true),
        isNotNull(applications.paidAt),
        isNotNull(entries.confirmedAt),
        not(exists(charged)),
        not(exists(returned)),
      ),
    )
    .orderBy(asc(entries.id));
}
