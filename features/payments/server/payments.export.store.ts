import { asc, eq } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { refundGrants } from '../granting/server/granting.tables.ts';
import * as payouts from '../payouts/server/payouts.store.ts';
import { payments, pointLots, pointSpendings, refunds } from './payments.tables.ts';

/** Every payment that a person began, in any state. */
export async function listPayments(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ payment: payments, tournament: tournaments.name })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(eq(payments.accountId, accountId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(({ payment, tournament }) => ({
    id: payment.id,
    entryId: payment.entryId,
    tournament,
    method: payment.method,
    amountYen: payment.amountYen,
    state: payment.state,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }));
}

export async function listRefunds(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ refund: refunds, reason: refundGrants.reason, tournament: tournaments.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .leftJoin(refundGrants, eq(refundGrants.id, refunds.grantId))
    .where(eq(payments.accountId, accountId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const byTransfer = await payouts.listOwn(db, accountId);
  return [
    ...rows.map(({ refund, reason, tournament }) => ({
      id: refund.id,
      paymentId: refund.paymentId,
      tournament,
      amountYen: refund.amountYen,
      /** Of the organizer, where they gave it back without a rule. */
      reason,
      state: refund.state,
      createdAt: refund.createdAt.toISOString(),
      settledAt: refund.settledAt?.toISOString() ?? null,
    })),
    ...byTransfer.map(({ payout, tournament }) => ({
      id: payout.id,
      tournament: tournament.name,
      amountYen: payout.amountYen,
      state: payout.state,
      createdAt: payout.createdAt.toISOString(),
      settledAt: payout.notedAt?.toISOString() ?? null,
    })),
  ];
}

/** The points that a person was given, lot by lot, with the rest of each. */
export async function listPoints(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(pointLots)
    .where(eq(pointLots.accountId, accountId))
    .orderBy(asc(pointLots.createdAt), asc(pointLots.id));
  return rows.map((lot) => ({
    id: lot.id,
    at: lot.createdAt.toISOString(),
    cause: lot.cause,
    amount: lot.amount,
    remaining: lot.remaining,
    endsAt: lot.expiresAt.toISOString(),
    endedAt: lot.revokedAt?.toISOString() ?? null,
  }));
}

export async function listPointSpendings(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ spending: pointSpendings })
    .from(pointSpendings)
    .innerJoin(pointLots, eq(pointLots.id, pointSpendings.lotId))
    .where(eq(pointLots.accountId, accountId))
    .orderBy(asc(pointSpendings.createdAt), asc(pointSpendings.id));
  return rows.map(({ spending: { createdAt, amount, paymentId, endedAt } }) => ({
    at: createdAt.toISOString(),
    amount,
    paymentId,
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
