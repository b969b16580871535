import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { payments } from '../../server/payments.tables.ts';
import { paymentDisputes } from './disputes.tables.ts';

export type StoredDispute = typeof paymentDisputes.$inferSelect;

export async function findForUpdate(tx: Db, id: string): Promise<StoredDispute | null> {
  const [found] = await tx
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.id, id))
    .for('update');
  return found ?? null;
}

/** Stores a new dispute; false where it is there already. */
export async function insert(tx: Db, dispute: StoredDispute): Promise<boolean> {
  const made = await tx
    .insert(paymentDisputes)
    .values(dispute)
    .onConflictDoNothing()
    .returning({ id: paymentDisputes.id });
  return made.length > 0;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredDispute, 'id' | 'chargeId'>>,
): Promise<void> {
  await tx.update(paymentDisputes).set(change).where(eq(paymentDisputes.id, id));
}

/** The charge with the provider's reference; null for an unknown one. */
export async function findChargeByRef(db: Db, ref: string): Promise<string | null> {
  const [found] = await db
    .select({ chargeId: payments.chargeId })
    .from(payments)
    .where(eq(payments.providerRef, ref))
    .limit(1);
  return found?.chargeId ?? null;
}

export type ListedDispute = Awaited<ReturnType<typeof listByTournament>>[number];

/** The disputes of a tournament, open ones first. */
export async function listByTournament(db: Db, tournamentId: number) {
  return withNames(db)
    .where(eq(entries.tournamentId, tournamentId))
    .orderBy(...openFirst);
}

const MOST = 500;

/** All disputes, open ones first. */
export async function listAll(db: Db) {
  return withNames(db)
    .orderBy(...openFirst)
    .limit(MOST);
}

const openFirst = [
  sql`${paymentDisputes.endedAt} is not null`,
  asc(paymentDisputes.dueBy),
  desc(paymentDisputes.openedAt),
] as const;

function withNames(db: Db) {
  return db
    .select({
      dispute: paymentDisputes,
      payer: sql<string>`coalesce(${entries.team}, ${accounts.name})`,
      tournament: { id: tournaments.id, name: tournaments.name },
    })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.id, paymentDisputes.chargeId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .$dynamic();
}

/** Which of these charges the payer's bank has taken back, or may take back. */
export async function listTakenBack(
  db: Db,
  chargeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chargeIds.length === 0) return new Set();
  const rows = await db
    .select({ chargeId: paymentDisputes.chargeId })
    .from(paymentDisputes)
    .where(
      and(inArray(paymentDisputes.chargeId, [...chargeIds]), ne(paymentDisputes.state, 'won')),
    );
  return new Set(rows.map(({ chargeId }) => chargeId));
}

/** Deletes what belongs to these charges; before the payments themselves. */
export async function deleteByCharges(tx: Db, chargeIds: readonly string[]): Promise<void> {
  if (chargeIds.length === 0) return;
  await tx.delete(paymentDisputes).where(inArray(paymentDisputes.chargeId, [...chargeIds]));
}
