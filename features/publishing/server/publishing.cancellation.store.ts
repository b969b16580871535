import { and, count, countDistinct, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import { HALF_POINTS } from '#domain/entry/split.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { hasJoined } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import * as manualEntries from '#features/entries/server/entries.manual.store.ts';
import { heldAt, ofApplicants } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { isEditor } from '#features/groups/server/groups.members.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { OPEN_STATES } from '#features/payments/payments.vocabulary.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import {
  sumsLeft,
  sumsLeftOfSchools,
} from '#features/payments/transfers/server/transfers.store.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A number of people and the total that they paid, in whole yen. */
export interface Sum {
  readonly people: number;
  readonly yen: number;
}

/** The effects of cancelling a tournament. */
export interface Cancellation {
  /** Paid fees that are refunded through the app. */
  readonly refunds: Sum;
  /** People who paid with points, and how many they get back: half of an entry's where the fee is split. */
  readonly points: { readonly people: number; readonly points: number };
  /** What people entered by the organizer paid outside the app: the organizer gives it back. */
  readonly outside: Sum;
  /** What schools have transferred to the organizer, less what is sent back already: the organizer transfers it back. */
  readonly transfers: { readonly schools: number; readonly yen: number };
  /** The same of players, but never more than their fees. */
  readonly playersTransfers: Sum;
  /**
   * People who are notified, each once: players, their partners and squads, the waiting list, people entered by the organizer with an
   * address, and those who look after the schools. The guardians of players are not counted.
   */
  readonly notified: number;
}

/** The effects of cancelling a tournament at `now`: what the organizer sees before, and what the cancellation says that it has done. */
export async function countCancellation(
  db: Db,
  tournamentId: number,
  now: Date,
): Promise<Cancellation> {
  const about = { tournamentId, now };
  const manual = await manualEntries.listByTournament(db, tournamentId);
  const reachable = manual.filter(({ email }) => email !== '');
  const addresses = new Set(reachable.map(({ email }) => email.toLowerCase()));
  return {
    ...(await sumPaid(db, about)),
    outside: sumOutside(manual),
    transfers: await sumTransfers(db, about),
    playersTransfers: await sumPlayersTransfers(db, about),
    notified: (await countAccounts(db, about, manual)) + addresses.size,
  };
}

interface About {
  readonly tournamentId: number;
  readonly now: Date;
}

/** The entries that a cancellation ends. */
function isEnded({ tournamentId, now }: About) {
  return and(eq(entries.tournamentId, tournamentId), ofApplicants, heldAt(now));
}

/** The accounts that are notified, each once. */
async function countAccounts(
  db: Db,
  about: About,
  manual: readonly { readonly id: string }[],
): Promise<number> {
  const { tournamentId, now } = about;
  const players = db
    .select({ person: sql<string>`${entries.accountId}`.as('person') })
    .from(entries)
    .where(and(isEnded(about), isNotNull(entries.accountId)));
  const partners = db
    .select({ person: sql<string>`${entryPartners.accountId}`.as('person') })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(and(isEnded(about), hasJoined, isNotNull(entryPartners.accountId)));
  const teachers = db
    .select({ person: sql<string>`${groupMembers.accountId}`.as('person') })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(applications, eq(applications.groupId, groups.id))
    .innerJoin(entries, eq(entries.applicationId, applications.id))
    .where(and(isEnded(about), isEditor, isNotNull(groupMembers.accountId)));
  const waiting = db
    .select({ person: sql<string>`${waitingEntries.accountId}`.as('person') })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.tournamentId, tournamentId),
        or(
          eq(waitingEntries.state, 'waiting'),
          and(eq(waitingEntries.state, 'offered'), gt(waitingEntries.offerUntil, now)),
        ),
      ),
    );
  const people = await union(players, partners, teachers, waiting);
  return new Set([...people.map(({ person }) => person), ...(await listMembers(db, about, manual))])
    .size;
}

/** The accounts in the squads of confirmed teams, and of those that the organizer has entered. */
async function listMembers(
  db: Db,
  about: About,
  manual: readonly { readonly id: string }[],
): Promise<string[]> {
  const teams = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(isEnded(about), eq(entries.state, 'confirmed'), isNotNull(entries.team)));
  const players = await listPlayers(
    db,
    [...teams, ...manual].map(({ id }) => id),
  );
  return players.flatMap(({ accountId, position }) =>
    accountId === null || position === null ? [] : [accountId],
  );
}

/** Of an entry whose fee is, or was, shared by the two of a pair. */
const isHalf = or(isNotNull(entries.partnerFeeYen), entries.isOwnHalf);

/** What of a payment the organizer has not given back yet. */
const restYen = sql<number>`(${payments.amountYen} - coalesce((
  select sum(${refunds.amountYen}) from ${refunds} where ${refunds.paymentId} = ${payments.id}
), 0))`;

async function sumPaid(db: Db, about: About) {
  const byPoints = sql<boolean>`${payments.method} = 'points'`;
  const rows = await db
    .select({
      byPoints,
      people: countDistinct(payments.accountId),
      payments: count(),
      halves: sql<number>`count(*) filter (where ${isHalf})`.mapWith(Number),
      yen: sql<number>`sum(${restYen})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      and(
        isEnded(about),
        eq(payments.state, 'succeeded'),
        ne(payments.method, 'transfer'),
        // Nothing goes back of a free line of a school.
        gt(restYen, 0),
      ),
    )
    .groupBy(byPoints);
  const points = rows.find((row) => row.byPoints);
  const money = rows.find((row) => !row.byPoints);
  return {
    refunds: { people: money?.people ?? 0, yen: money?.yen ?? 0 },
    points: {
      people: points?.people ?? 0,
      points: (points?.payments ?? 0) * ENTRY_POINTS - (points?.halves ?? 0) * HALF_POINTS,
    },
  };
}

function sumOutside(manual: readonly manualEntries.StoredManualEntry[]): Sum {
  const rests = manual.map(({ paidYen, grantedYen }) => paidYen - grantedYen);
  const paid = rests.filter((rest) => rest > 0);
  return { people: paid.length, yen: paid.reduce((all, rest) => all + rest, 0) };
}

async function sumTransfers(db: Db, about: About): Promise<Cancellation['transfers']> {
  const ended = db
    .select({ id: entries.applicationId })
    .from(entries)
    .where(and(isEnded(about), isNotNull(entries.applicationId)));
  const schools = await db
    .select({ id: applications.id, groupId: applications.groupId })
    .from(applications)
    .where(inArray(applications.id, ended));
  const sums = await sumsLeftOfSchools(
    db,
    schools.map(({ id }) => id),
  );
  const left = schools
    .map(({ id, groupId }) => ({ groupId, yen: sums.get(id) ?? 0 }))
    .filter(({ yen }) => yen > 0);
  return {
    schools: new Set(left.map(({ groupId }) => groupId)).size,
    yen: left.reduce((all, { yen }) => all + yen, 0),
  };
}

/** What has arrived of a transfer that is still waited for goes back as well: its charge is given up. */
async function sumPlayersTransfers(db: Db, about: About): Promise<Sum> {
  const charges = await db
    .select({
      id: payments.chargeId,
      accountId: payments.accountId,
      feesYen: sql<number>`sum(${payments.amountYen})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      and(
        isEnded(about),
        eq(payments.method, 'transfer'),
        inArray(payments.state, [...OPEN_STATES, 'succeeded']),
      ),
    )
    .groupBy(payments.chargeId, payments.accountId);
  const ids = charges.map(({ id }) => id);
  const left = await sumsLeft(db, ids);
  const back = charges
    .map(({ id, accountId, feesYen }) => ({
      accountId,
      yen: Math.min(feesYen, left.get(id) ?? 0),
    }))
    .filter(({ yen }) => yen > 0);
  return {
    people: new Set(back.map(({ accountId }) => accountId)).size,
    yen: back.reduce((all, { yen }) => all + yen, 0),
  };
}
