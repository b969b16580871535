import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { isPlayedSince } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { isOpenPayout } from '../../payouts/server/payouts.store.ts';
import { payouts } from '../../payouts/server/payouts.tables.ts';
import { payments } from '../../server/payments.tables.ts';
import { paymentReceipts } from './receipts.tables.ts';

export type StoredReceipt = typeof paymentReceipts.$inferSelect;

export async function insert(tx: Db, receipt: StoredReceipt): Promise<void> {
  await tx.insert(paymentReceipts).values(receipt).onConflictDoNothing();
}

export async function findByCharge(db: Db, chargeId: string): Promise<StoredReceipt | null> {
  const [found] = await db
    .select()
    .from(paymentReceipts)
    .where(eq(paymentReceipts.chargeId, chargeId));
  return found ?? null;
}

/** The entries among these whose player's fee somebody has paid by a link who can be asked for a bank account. */
export async function listPaidByLink(
  db: Db,
  entryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (entryIds.length === 0) return new Set();
  const ofPlayer = and(
    eq(payments.entryId, entries.id),
    eq(payments.accountId, entries.accountId),
    eq(payments.state, 'succeeded'),
  );
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(payments, ofPlayer)
    .innerJoin(paymentReceipts, eq(paymentReceipts.chargeId, payments.chargeId))
    .where(inArray(entries.id, [...entryIds]));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the address of a charge and gives it; null without one. */
export async function deleteByCharge(tx: Db, chargeId: string): Promise<StoredReceipt | null> {
  const [gone] = await tx
    .delete(paymentReceipts)
    .where(eq(paymentReceipts.chargeId, chargeId))
    .returning();
  return gone ?? null;
}

/**
 * Deletes the addresses for tournaments that ended before an instant, those of a season with its last fixture, and whose results were
 * final by then: until a month later their organizer may give fees back (decision 0078). Unless money still goes back; gives the
 * number of them.
 */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const played = tx
    .select({ id: fixtures.id })
    .from(fixtures)
    .innerJoin(events, eq(events.id, fixtures.eventId))
    .where(and(eq(events.tournamentId, tournaments.id), isPlayedSince(dayInJapan(before))));
  const isFinal = or(isNull(tournaments.finalizedAt), lt(tournaments.finalizedAt, before));
  const over = and(endedBefore(before), isFinal, notExists(played));
  const past = tx
    .select({ id: payments.chargeId })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(over);
  const due = tx
    .select({ id: sql`1` })
    .from(payouts)
    .where(and(eq(payouts.chargeId, paymentReceipts.chargeId), isOpenPayout));
  const rows = await tx
    .delete(paymentReceipts)
    .where(and(inArray(paymentReceipts.chargeId, past), notExists(due)))
    .returning({ chargeId: paymentReceipts.chargeId });
  return rows.length;
}
