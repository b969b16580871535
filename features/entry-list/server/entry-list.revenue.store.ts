import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import {
  clubOfLine,
  schoolName,
} from '#features/entries/applications/server/applications.school.store.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import type { StoredRefund } from '#features/payments/server/payments.refunds.store.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import {
  bankTransferNotes,
  bankTransfers,
} from '#features/payments/transfers/server/transfers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Taking } from '../entry-list.revenue.policy.ts';

/**
 * Every charge of a tournament with its refund, what was paid outside the app, and what schools and players have transferred. A team or a
 * school stands for who paid.
 */
export async function listRevenue(db: Db, tournamentId: number): Promise<Taking[]> {
  const charged = await db
    .select({
      id: payments.id,
      eventId: entries.eventId,
      name: sql<string>`coalesce(${entries.team}, ${clubOfLine}, ${accounts.name})`,
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
        // What has arrived of a transfer says its note.
        ne(payments.method, 'transfer'),
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
      refund: refund(refundState),
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
    ...(await listTransfers(db, tournamentId)),
    ...(await listPlayersTransfers(db, tournamentId)),
  ];
}

/** One that goes to a bank account is on its way until the money is transferred. */
function refund(state: StoredRefund['state'] | null): Taking['refund'] {
  if (state === null) return 'none';
  if (state === 'succeeded') return 'done';
  return state === 'by-transfer' ? 'pending' : state;
}

/** What organizers have noted of the transfers of schools: dated by the note, negative where money was sent back. */
async function listTransfers(db: Db, tournamentId: number): Promise<Taking[]> {
  const transfers = await db
    .select({
      id: applicationTransfers.id,
      name: schoolName,
      amountYen: applicationTransfers.amountYen,
      paidAt: applicationTransfers.notedAt,
    })
    .from(applicationTransfers)
    .innerJoin(applications, eq(applications.id, applicationTransfers.applicationId))
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .leftJoin(schoolSheets, eq(schoolSheets.groupId, groups.id))
    .where(eq(applications.tournamentId, tournamentId))
    .orderBy(asc(applicationTransfers.notedAt), asc(applicationTransfers.id));
  return transfers.map((one) => ({ ...one, ...TRANSFERRED }));
}

const TRANSFERRED = {
  eventId: null,
  method: 'transfer',
  refund: 'none',
  refundedAt: null,
} as const;

/** The same of players. */
async function listPlayersTransfers(db: Db, tournamentId: number): Promise<Taking[]> {
  const notes = await db
    .select({
      id: bankTransferNotes.id,
      name: sql<string>`coalesce(${entries.team}, ${accounts.name})`,
      amountYen: bankTransferNotes.amountYen,
      paidAt: bankTransferNotes.notedAt,
    })
    .from(bankTransferNotes)
    .innerJoin(bankTransfers, eq(bankTransfers.chargeId, bankTransferNotes.chargeId))
    .innerJoin(payments, eq(payments.id, bankTransfers.chargeId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(eq(bankTransfers.tournamentId, tournamentId))
    .orderBy(asc(bankTransferNotes.notedAt), asc(bankTransferNotes.id));
  return notes.map((one) => ({ ...one, ...TRANSFERRED }));
}
