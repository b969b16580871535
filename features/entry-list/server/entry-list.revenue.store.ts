import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Taking } from '../entry-list.revenue.policy.ts';

/** Every charge of a tournament with its refund, and what was paid outside the app; by time. A team's name stands for who paid. */
export async function listRevenue(db: Db, tournamentId: number): Promise<Taking[]> {
  const charged = await db
    .select({
      id: payments.id,
      eventId: entries.eventId,
      name: sql<string>`coalesce(${entries.team}, ${accounts.name})`,
      method: payments.method,
      amountYen: payments.amountYen,
      paidAt: payments.settledAt,
      createdAt: payments.createdAt,
      refundState: refunds.state,
      refundedAt: refunds.settledAt,
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        inArray(payments.state, ['succeeded', 'returned']),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const paidOutside = (await manual.listByTournament(db, tournamentId)).filter(
    (one) => one.paidYen > 0,
  );
  return [
    ...charged.map(({ createdAt, refundState, paidAt, ...one }) => ({
      ...one,
      paidAt: paidAt ?? createdAt,
      refund: refundState === 'succeeded' ? ('done' as const) : (refundState ?? ('none' as const)),
    })),
    ...paidOutside.map((one) => ({
      id: one.id,
      eventId: one.eventId,
      name: one.name,
      method: 'manual' as const,
      amountYen: one.paidYen,
      paidAt: one.createdAt,
      refund: 'none' as const,
      refundedAt: null,
    })),
  ];
}
