import { and, count, eq, gt, isNotNull, or, sql, sum } from 'drizzle-orm';
import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import { HALF_POINTS } from '#domain/entry/split.ts';
import { running } from '#features/entries/applications/server/applications.store.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import * as manualEntries from '#features/entries/server/entries.manual.store.ts';
import { live, ofPlayers } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A number of people and the total that they paid, in whole yen. */
export interface Sum {
  readonly people: number;
  readonly yen: number;
}

/** The effects of cancelling a tournament. */
export interface Cancellation {
  /** Paid fees that are refunded to their payment method. */
  readonly refunds: Sum;
  /** People who paid with points, and how many they get back: half of an entry's where the fee is split. */
  readonly points: { readonly people: number; readonly points: number };
  /** What people entered by the organizer paid outside the app: the organizer gives it back. */
  readonly outside: Sum;
  /** What schools have transferred to the organizer, less what was sent back: the organizer transfers it back. */
  readonly transfers: { readonly schools: number; readonly yen: number };
  /** People who are notified: players, the waiting list, and people entered by the organizer with an address. */
  readonly notified: number;
}

/** The effects of cancelling a tournament at `now`, counted as the cancellation itself counts them. */
export async function countCancellation(
  db: Db,
  tournamentId: number,
  now: Date,
): Promise<Cancellation> {
  const paid = await sumPaid(db, tournamentId);
  const held = or(
    eq(entries.state, 'confirmed'),
    and(eq(entries.state, 'reserved'), gt(entries.reservedUntil, now)),
  );
  const waits = or(
    eq(waitingEntries.state, 'waiting'),
    and(eq(waitingEntries.state, 'offered'), gt(waitingEntries.offerUntil, now)),
  );
  const manual = await manualEntries.listByTournament(db, tournamentId);
  const notified =
    (await db.$count(entries, and(eq(entries.tournamentId, tournamentId), ofPlayers, held))) +
    (await db.$count(waitingEntries, and(eq(waitingEntries.tournamentId, tournamentId), waits))) +
    manual.filter(({ email }) => email !== '').length;
  const transfers = await sumTransfers(db, tournamentId);
  return { ...paid, outside: sumOutside(manual), transfers, notified };
}

/** Of an entry whose fee is, or was, shared by the two of a pair. */
const isHalf = or(isNotNull(entries.partnerFeeYen), entries.isOwnHalf);

async function sumPaid(db: Db, tournamentId: number) {
  const rows = await db
    .select({
      method: payments.method,
      people: count(),
      halves: sql<number>`count(*) filter (where ${isHalf})`.mapWith(Number),
      yen: sum(payments.amountYen),
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(and(eq(entries.tournamentId, tournamentId), live, eq(payments.state, 'succeeded')))
    .groupBy(payments.method);
  const byPoints = rows.find(({ method }) => method === 'points');
  const money = rows.filter(({ method }) => method !== 'points');
  return {
    refunds: {
      people: money.reduce((all, { people }) => all + people, 0),
      yen: money.reduce((all, { yen }) => all + Number(yen), 0),
    },
    points: {
      people: byPoints?.people ?? 0,
      points: (byPoints?.people ?? 0) * ENTRY_POINTS - (byPoints?.halves ?? 0) * HALF_POINTS,
    },
  };
}

function sumOutside(manual: readonly manualEntries.StoredManualEntry[]): Sum {
  const paid = manual.filter(({ paidYen }) => paidYen > 0);
  return { people: paid.length, yen: paid.reduce((all, { paidYen }) => all + paidYen, 0) };
}

async function sumTransfers(db: Db, tournamentId: number): Promise<Cancellation['transfers']> {
  const noted = await db
    .select({
      groupId: applications.groupId,
      yen: sql<number>`sum(${applicationTransfers.amountYen})`.mapWith(Number),
    })
    .from(applicationTransfers)
    .innerJoin(applications, eq(applications.id, applicationTransfers.applicationId))
    .where(and(eq(applications.tournamentId, tournamentId), running))
    .groupBy(applications.id);
  const left = noted.filter(({ yen }) => yen > 0);
  return {
    schools: new Set(left.map(({ groupId }) => groupId)).size,
    yen: left.reduce((all, { yen }) => all + yen, 0),
  };
}
