import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isOpenPayout, sumsDue } from '../../payouts/server/payouts.store.ts';
import { payouts } from '../../payouts/server/payouts.tables.ts';
import { paymentActions, payments, refunds } from '../../server/payments.tables.ts';
import { bankTransferNotes, bankTransfers } from './transfers.tables.ts';

export type StoredBankTransfer = typeof bankTransfers.$inferSelect;
export type StoredNote = typeof bankTransferNotes.$inferSelect;

export async function insert(tx: Db, transfer: StoredBankTransfer): Promise<void> {
  await tx.insert(bankTransfers).values(transfer);
}

export async function findByCharge(db: Db, chargeId: string): Promise<StoredBankTransfer | null> {
  const [found] = await db.select().from(bankTransfers).where(eq(bankTransfers.chargeId, chargeId));
  return found ?? null;
}

/** Whether a code is taken, by a player's transfer or by a school's. */
export async function existsCode(db: Db, code: string): Promise<boolean> {
  const [found] = await db
    .select({ code: bankTransfers.code })
    .from(bankTransfers)
    .where(eq(bankTransfers.code, code))
    .unionAll(
      db
        .select({ code: sql<string>`${applications.code}` })
        .from(applications)
        .where(eq(applications.code, code)),
    )
    .limit(1);
  return found !== undefined;
}

export async function findNote(tx: Db, id: string): Promise<StoredNote | null> {
  const [found] = await tx.select().from(bankTransferNotes).where(eq(bankTransferNotes.id, id));
  return found ?? null;
}

export async function insertNote(tx: Db, note: StoredNote): Promise<void> {
  await tx.insert(bankTransferNotes).values(note);
}

/** What has arrived for each of these charges, less what was sent back and what is to be sent back, in whole yen. */
export async function sumsLeft(
  db: Db,
  chargeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (chargeIds.length === 0) return new Map();
  const { chargeId } = bankTransfers;
  const arrived = db
    .select({ yen: sql`coalesce(sum(${bankTransferNotes.amountYen}), 0)` })
    .from(bankTransferNotes)
    .where(eq(bankTransferNotes.chargeId, chargeId));
  const due = db
    .select({ yen: sql`coalesce(sum(${refunds.amountYen}), 0)` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.chargeId, chargeId), ne(refunds.state, 'succeeded')));
  const surplus = db
    .select({ yen: sql`coalesce(sum(${payouts.amountYen}), 0)` })
    .from(payouts)
    .where(and(eq(payouts.chargeId, chargeId), eq(payouts.reason, 'surplus'), isOpenPayout));
  const rows = await db
    .select({ chargeId, yen: sql<number>`(${arrived}) - (${due}) - (${surplus})`.mapWith(Number) })
    .from(bankTransfers)
    .where(inArray(chargeId, [...chargeIds]));
  return new Map(rows.map((row) => [row.chargeId, row.yen]));
}

/** What has arrived of each of these schools' applications, less what was sent back and what the organizer has still to send back, in whole yen. */
export async function sumsLeftOfSchools(
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const { applicationId, amountYen } = applicationTransfers;
  const rows = await db
    .select({ applicationId, yen: sql<number>`sum(${amountYen})`.mapWith(Number) })
    .from(applicationTransfers)
    .where(inArray(applicationId, [...applicationIds]))
    .groupBy(applicationId);
  const arrived = new Map(rows.map((row) => [row.applicationId, row.yen]));
  const due = await sumsDue(db, 'applicationId', applicationIds);
  return new Map(applicationIds.map((id) => [id, (arrived.get(id) ?? 0) - (due.get(id) ?? 0)]));
}

/** Every transfer of a tournament by its players, the oldest first: a row for each payment of its charge. */
export async function listByTournament(db: Db, tournamentId: number) {
  return db
    .select({
      transfer: bankTransfers,
      payment: payments,
      payer: sql<string>`coalesce(${entries.team}, ${accounts.name})`,
      eventId: entries.eventId,
      heldUntil: paymentActions.expiresAt,
    })
    .from(bankTransfers)
    .innerJoin(payments, eq(payments.chargeId, bankTransfers.chargeId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .leftJoin(paymentActions, eq(paymentActions.chargeId, bankTransfers.chargeId))
    .where(eq(bankTransfers.tournamentId, tournamentId))
    .orderBy(asc(payments.createdAt), asc(payments.chargeId), asc(payments.id));
}

/** What was noted for these charges, in the order of the notes. */
export async function listNotes(db: Db, chargeIds: readonly string[]): Promise<StoredNote[]> {
  if (chargeIds.length === 0) return [];
  return db
    .select()
    .from(bankTransferNotes)
    .where(inArray(bankTransferNotes.chargeId, [...chargeIds]))
    .orderBy(asc(bankTransferNotes.notedAt), asc(bankTransferNotes.id));
}

/** Deletes what belongs to these charges; before the payments themselves. */
export async function deleteByCharges(tx: Db, chargeIds: readonly string[]): Promise<void> {
  if (chargeIds.length === 0) return;
  await tx.delete(bankTransferNotes).where(inArray(bankTransferNotes.chargeId, [...chargeIds]));
  await tx.delete(bankTransfers).where(inArray(bankTransfers.chargeId, [...chargeIds]));
}

/** What a person who leaves has noted as an organizer stays, without saying who it was. */
export async function updateNotedBy(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(bankTransferNotes)
    .set({ notedByAccountId: tombstone })
    .where(eq(bankTransferNotes.notedByAccountId, accountId));
}
