import { asc, count, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { payments, refunds } from './payments.tables.ts';

const debt = inArray(refunds.state, ['pending', 'failed']);

/** Refunds that the provider has not confirmed, the oldest first. */
export async function listPending(db: Db) {
  return withPlayer(db).where(debt).orderBy(asc(refunds.createdAt)).limit(500);
}

/** One refund, owed or done. */
export async function findPending(db: Db, id: string) {
  const [found] = await withPlayer(db).where(eq(refunds.id, id));
  return found ?? null;
}

export async function countPending(db: Db): Promise<number> {
  const [row] = await db.select({ debt: count() }).from(refunds).where(debt);
  return row?.debt ?? 0;
}

function withPlayer(db: Db) {
  return db
    .select({
      id: refunds.id,
      amountYen: refunds.amountYen,
      state: refunds.state,
      attempts: refunds.attempts,
      lastError: refunds.lastError,
      createdAt: refunds.createdAt,
      player: accounts.name,
      tournament: tournaments.name,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .$dynamic();
}
