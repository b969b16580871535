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
import { refundGrants } from '#features/payments/granting/server/granting.tables.ts';
import type { StoredRefund } from '#features/payments/server/payments.refunds.store.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import {
  bankTransferNotes,
  bankTransfers,
} from '#features/payments/transfers/server/transfers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Taking } from '../entry-list.revenue.policy.ts';

/**
 * Every charge of a tournament with its refunds, what was paid outside the app, and what schools and players have transferred. A team or a
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
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        inArray(payments.state, ['succeeded', 'returned']),
        // What has arrived of a transfer says its note.
        ne(payments.method, 'transfer'),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const back = await listRefunds(db, tournamentId);
  const notedAt = await listNotedAt(db, tournamentId);
  const paidOutside = (await manual.listByTournament(db, tournamentId)).filter(
    (one) => one.paidYen > 0,
  );
  return [
    ...charged.map(({ createdAt, paidAt, ...one }) => ({
      ...one,
      paidAt: paidAt ?? createdAt,
      ...refundOf(back.get(one.id) ?? []),
    })),
    ...paidOutside.map((one) => ({
      id: one.id,
      eventId: one.eventId,
      name: one.name,
      method: 'manual' as const,
      amountYen: one.paidYen,
      paidAt: one.createdAt,
      refund: one.grantedYen > 0 ? ('done' as const) : ('none' as const),
      refundedYen: one.grantedYen,
      unrefundedYen: 0,
      refundedAt: notedAt.get(one.id) ?? null,
    })),
    ...(await listTransfers(db, tournamentId)),
    ...(await listPlayersTransfers(db, tournamentId)),
  ];
}

/** The refunds of a tournament, by the payment: the organizer may have given one back in parts. */
async function listRefunds(db: Db, tournamentId: number) {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(eq(entries.tournamentId, tournamentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const all = rows.map(({ refund }) => refund);
  return Map.groupBy(all, ({ paymentId }) => paymentId);
}

/** What has become of the refunds of one payment. */
function refundOf(back: readonly StoredRefund[]) {
  const sumOf = (some: readonly StoredRefund[]) =>
    some.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const done = back.filter(({ state }) => state === 'succeeded');
  const due = back.filter(({ state }) => state !== 'succeeded');
  return {
    refund: progressOf(back),
    refundedYen: sumOf(done),
    unrefundedYen: sumOf(due),
    refundedAt: done.at(-1)?.settledAt ?? null,
  };
}

/** One that goes to a bank account is on its way until the money is transferred. */
function progressOf(back: readonly StoredRefund[]): Taking['refund'] {
  if (back.length === 0) return 'none';
  if (back.some(({ state }) => state === 'failed')) return 'failed';
  return back.every(({ state }) => state === 'succeeded') ? 'done' : 'pending';
}

/** When it was last noted that something paid outside the app was given back, by the entry. */
async function listNotedAt(db: Db, tournamentId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ entryId: refundGrants.entryId, at: refundGrants.createdAt })
    .from(refundGrants)
    .innerJoin(entries, eq(entries.id, refundGrants.entryId))
    .where(eq(entries.tournamentId, tournamentId))
    .orderBy(asc(refundGrants.createdAt));
  return new Map(rows.map(({ entryId, at }) => [entryId, at]));
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
  refundedYen: 0,
  unrefundedYen: 0,
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
