import { and, asc, eq, inArray, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { entries } from '#features/entries/server/entries.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import * as Points from '../payments.points.policy.ts';
import { earnedPointsOpenAt, pointsExpireAt } from '../payments.policy.ts';
import type { PointCause } from '../payments.vocabulary.ts';
import { payments, pointLots, pointSpendings } from './payments.tables.ts';

const spendingColumns = {
  id: pointSpendings.id,
  lotId: pointSpendings.lotId,
  paymentId: pointSpendings.paymentId,
  amount: pointSpendings.amount,
};

export interface NewLot {
  readonly accountId: string;
  readonly cause: PointCause;
  readonly causeId: string;
  readonly amount: number;
  readonly now: Date;
}

/** Inserts a lot; false where its cause has one already. */
export async function insertLot(tx: Db, { accountId, now, ...lot }: NewLot): Promise<boolean> {
  const made = await tx
    .insert(pointLots)
    .values({
      id: uuidv7(),
      accountId,
      cause: lot.cause,
      causeId: lot.causeId,
      amount: lot.amount,
      remaining: lot.amount,
      createdAt: now,
      expiresAt: pointsExpireAt(now),
    })
    .onConflictDoNothing()
    .returning({ id: pointLots.id });
  return made.length > 0;
}

/** What an account can spend now and later, and which of it lapses first. */
export async function findBalance(db: Db, accountId: string, now: Date): Promise<Points.Balance> {
  const [lots, spendings] = await Promise.all([
    lotsOf(db, { accountId }),
    openSpendingsOf(db, { accountId }),
  ]);
  return Points.balance({ lots: lots.map(asLot), spendings }, now);
}

// The profile and the payment screen read these first.
const lotsOf = prepared((db) => selectLots(db, sql.placeholder('accountId')).prepare(''));
const openSpendingsOf = prepared((db) =>
  db
    .select(spendingColumns)
    .from(pointSpendings)
    .innerJoin(pointLots, eq(pointLots.id, pointSpendings.lotId))
    .where(
      and(eq(pointLots.accountId, sql.placeholder('accountId')), isNull(pointSpendings.endedAt)),
    )
    .prepare(''),
);

/** All points left in an account, including those that cannot be spent yet. */
export async function countLeft(db: Db, accountId: string, now: Date): Promise<number> {
  const { available, upcoming } = await findBalance(db, accountId, now);
  return upcoming.reduce((sum, { points }) => sum + points, available);
}

export interface EarnedLot {
  readonly amount: number;
  /** The last day on which the entry that earned them can be withdrawn with a refund. */
  readonly deadline: PlainDate | null;
}

/** Of the points that pay for places, those that have expired since, by their payments: they no longer count once they are given back. */
export async function sumsExpired(
  db: Db,
  paymentIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const { paymentId, amount } = pointSpendings;
  const rows = await db
    .select({ paymentId, points: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(pointSpendings)
    .innerJoin(pointLots, eq(pointLots.id, pointSpendings.lotId))
    .where(
      and(
        inArray(paymentId, [...paymentIds]),
        isNull(pointSpendings.endedAt),
        isNull(pointLots.revokedAt),
        lte(pointLots.expiresAt, now),
      ),
    )
    .groupBy(paymentId);
  return new Map(rows.map((row) => [row.paymentId, row.points]));
}

/** What the payments of a charge earned. */
export async function listEarned(
  db: Db,
  charge: readonly [
    { readonly id: string; readonly accountId: string },
    ...{ readonly id: string }[],
  ],
): Promise<EarnedLot[]> {
  const ids = charge.map(({ id }) => id);
  return selectLots(
    db,
    charge[0].accountId,
    and(eq(pointLots.cause, 'paid-entry'), inArray(pointLots.causeId, ids)),
  );
}

/**
 * An account's lots with their open spendings. All lots of the account are locked until the transaction ends, in one order. A
 * transaction that changes several accounts takes them in the order of their ids.
 */
export async function findLedgerForUpdate(tx: Db, accountId: string): Promise<Points.Ledger> {
  const rows = await selectLots(tx, accountId).for('update', { of: pointLots });
  return { lots: rows.map(asLot), spendings: await listOpen(tx, rows) };
}

/** Saves what differs between two states of a ledger. */
export async function updateLedger(
  tx: Db,
  { before, after, now }: { before: Points.Ledger; after: Points.Ledger; now: Date },
): Promise<void> {
  for (const lot of after.lots.filter((one) => !before.lots.includes(one))) {
    await tx
      .update(pointLots)
      // A revoked lot never changes again.
      .set({ remaining: lot.remaining, revokedAt: lot.revoked ? now : null })
      .where(eq(pointLots.id, lot.id));
  }
  const ended = before.spendings.flatMap((one) =>
    one.id !== null && !after.spendings.includes(one) ? [one.id] : [],
  );
  if (ended.length > 0) {
    await tx.update(pointSpendings).set({ endedAt: now }).where(inArray(pointSpendings.id, ended));
  }
  const made = after.spendings.filter(({ id }) => id === null);
  if (made.length > 0) {
    const rowsOf = made.map((one) => ({ ...one, id: uuidv7(), createdAt: now }));
    await tx.insert(pointSpendings).values(rowsOf);
  }
}

type LotRow = Awaited<ReturnType<typeof selectLots>>[number];

/** The lots of an account; earned lots come with the withdrawal deadline of their entry. */
function selectLots(db: Db, accountId: string | Placeholder, more?: SQL) {
  const earnedBy = sql`case when ${pointLots.cause} = 'paid-entry' then ${pointLots.causeId}::uuid end`;
  return db
    .select({
      id: pointLots.id,
      cause: pointLots.cause,
      causeId: pointLots.causeId,
      amount: pointLots.amount,
      remaining: pointLots.remaining,
      expiresAt: pointLots.expiresAt,
      revokedAt: pointLots.revokedAt,
      deadline: tournaments.applicationDeadline,
    })
    .from(pointLots)
    .leftJoin(payments, sql`${payments.id} = ${earnedBy}`)
    .leftJoin(entries, eq(entries.id, payments.entryId))
    .leftJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(and(eq(pointLots.accountId, accountId), more))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.id))
    .$dynamic();
}

function asLot(row: LotRow): Points.Lot {
  return {
    id: row.id,
    earnedBy: row.cause === 'paid-entry' ? row.causeId : null,
    remaining: row.remaining,
    opensAt: row.deadline === null ? null : earnedPointsOpenAt(row.deadline),
    expiresAt: row.expiresAt,
    revoked: row.revokedAt !== null,
  };
}

/** Spendings of these lots whose place is still held. */
async function listOpen(db: Db, lots: readonly LotRow[]): Promise<Points.Spending[]> {
  if (lots.length === 0) return [];
  return db
    .select(spendingColumns)
    .from(pointSpendings)
    .where(
      and(
        inArray(
          pointSpendings.lotId,
          lots.map(({ id }) => id),
        ),
        isNull(pointSpendings.endedAt),
      ),
    );
}
