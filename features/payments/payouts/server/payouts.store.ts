import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { schoolName } from '#features/entries/applications/server/applications.school.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { paymentReceipts } from '../../receipts/server/receipts.tables.ts';
import { payouts } from './payouts.tables.ts';

export type StoredPayout = typeof payouts.$inferSelect;
export type NewPayout = typeof payouts.$inferInsert;

/** The money has not been sent back yet. */
export const isOpenPayout = ne(payouts.state, 'paid-out');

export async function insert(tx: Db, payout: NewPayout): Promise<void> {
  await tx.insert(payouts).values(payout);
}

/** Adds the amount of another refund that goes back together with it. */
export async function updateAmount(tx: Db, id: string, moreYen: number): Promise<void> {
  await tx
    .update(payouts)
    .set({ amountYen: sql`${payouts.amountYen} + ${moreYen}` })
    .where(eq(payouts.id, id));
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<NewPayout, 'id'>>,
): Promise<void> {
  await tx.update(payouts).set(change).where(eq(payouts.id, id));
}

export async function findById(db: Db, id: string): Promise<StoredPayout | null> {
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id));
  return found ?? null;
}

/** These payouts, locked, in the order in which all lock them. */
export async function listForUpdate(tx: Db, ids: readonly string[]): Promise<StoredPayout[]> {
  return tx
    .select()
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id))
    .for('update');
}

/** What of a charge is to be transferred back for this reason, the oldest first, locked. */
export async function listOpen(
  tx: Db,
  chargeId: string,
  reason: StoredPayout['reason'],
): Promise<StoredPayout[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.chargeId, chargeId), eq(payouts.reason, reason), isOpenPayout))
    .orderBy(asc(payouts.id))
    .for('update');
}

/** The same of what a school has transferred to the organizer. */
export async function listOpenOfSchool(
  tx: Db,
  applicationId: string,
  reason: StoredPayout['reason'],
): Promise<StoredPayout[]> {
  return tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.applicationId, applicationId),
        eq(payouts.owner, 'organizer'),
        eq(payouts.reason, reason),
        isOpenPayout,
      ),
    )
    .orderBy(asc(payouts.id))
    .for('update');
}

export async function deleteById(tx: Db, id: string): Promise<void> {
  await tx.delete(payouts).where(eq(payouts.id, id));
}

/** The payouts of an account's own payments, those of schools left out; the newest first. */
export async function listByAccount(db: Db, accountId: string) {
  return withNames(db)
    .where(and(eq(payouts.accountId, accountId), isNull(payouts.applicationId)))
    .orderBy(desc(payouts.createdAt))
    .limit(100);
}

/** Everything that an account is owed or has got back by a transfer, for its export. */
export async function listOwn(db: Db, accountId: string) {
  return withNames(db)
    .where(eq(payouts.accountId, accountId))
    .orderBy(asc(payouts.createdAt), asc(payouts.id));
}

export async function listByApplication(db: Db, applicationId: string) {
  return withNames(db)
    .where(eq(payouts.applicationId, applicationId))
    .orderBy(desc(payouts.createdAt));
}

export async function findNamed(db: Db, id: string): Promise<NamedPayout | null> {
  const [found] = await withNames(db).where(eq(payouts.id, id));
  return found ?? null;
}

/** These payouts with their names, in the order of their ids. */
export async function listByIds(db: Db, ids: readonly string[]) {
  return withNames(db)
    .where(inArray(payouts.id, [...ids]))
    .orderBy(asc(payouts.id));
}

/** What the organizer of a tournament transfers, owed first. */
export async function listByTournament(db: Db, tournamentId: number) {
  return withNames(db)
    .where(and(eq(payouts.tournamentId, tournamentId), eq(payouts.owner, 'organizer')))
    .orderBy(sql`${payouts.state} = 'paid-out'`, asc(payouts.createdAt), asc(payouts.id));
}

/** What an organizer has still to send back of these charges, or to these schools, by their ids, in whole yen. */
export async function sumsDue(
  db: Db,
  of: 'chargeId' | 'applicationId',
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: payouts[of], yen: sql<number>`sum(${payouts.amountYen})`.mapWith(Number) })
    .from(payouts)
    .where(and(inArray(payouts[of], [...ids]), eq(payouts.owner, 'organizer'), isOpenPayout))
    .groupBy(payouts[of]);
  return new Map(rows.map(({ id, yen }) => [id, yen]));
}

const MOST = 500;

/** What the operator transfers, owed first, and of those paid out the last ones. */
export async function listByOperator(db: Db) {
  const due = await withNames(db)
    .where(and(eq(payouts.owner, 'operator'), isOpenPayout))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(MOST);
  const done = await withNames(db)
    .where(and(eq(payouts.owner, 'operator'), eq(payouts.state, 'paid-out')))
    .orderBy(desc(payouts.notedAt), desc(payouts.id))
    .limit(MOST);
  return [...due, ...done];
}

/** How many the operator can transfer now. */
export async function countReady(db: Db): Promise<number> {
  return db.$count(payouts, and(eq(payouts.owner, 'operator'), eq(payouts.state, 'ready')));
}

export type NamedPayout = Awaited<ReturnType<typeof listByAccount>>[number];

function withNames(db: Db) {
  return db
    .select({
      payout: payouts,
      payee: sql<string>`coalesce(${schoolName}, ${accounts.name}, '')`,
      /** The address of who has paid by a link; null where none was left. */
      payerEmail: paymentReceipts.email,
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        eventDate: tournaments.eventDate,
        organizerName: tournaments.organizerName,
      },
    })
    .from(payouts)
    .innerJoin(tournaments, eq(tournaments.id, payouts.tournamentId))
    .leftJoin(accounts, eq(accounts.id, payouts.accountId))
    .leftJoin(paymentReceipts, eq(paymentReceipts.chargeId, payouts.chargeId))
    .leftJoin(applications, eq(applications.id, payouts.applicationId))
    .leftJoin(groups, eq(groups.id, applications.groupId))
    .leftJoin(schoolSheets, eq(schoolSheets.groupId, groups.id))
    .$dynamic();
}

/** What goes back for an account by a transfer and waits for a bank account, in whole yen: its own, or that of who has paid by a link and was asked. */
export async function sumsNeedingAccount(
  db: Db,
  accountId: string,
): Promise<{ readonly ownYen: number; readonly payersYen: number }> {
  const isPayers = isNotNull(paymentReceipts.chargeId);
  const [sums] = await db
    .select({
      ownYen:
        sql<number>`coalesce(sum(${payouts.amountYen}) filter (where not ${isPayers}), 0)`.mapWith(
          Number,
        ),
      payersYen:
        sql<number>`coalesce(sum(${payouts.amountYen}) filter (where ${isPayers}), 0)`.mapWith(
          Number,
        ),
    })
    .from(payouts)
    .leftJoin(paymentReceipts, eq(paymentReceipts.chargeId, payouts.chargeId))
    .where(
      and(
        eq(payouts.accountId, accountId),
        isNull(payouts.applicationId),
        eq(payouts.state, 'needs-account'),
      ),
    );
  return sums ?? { ownYen: 0, payersYen: 0 };
}

/** Deletes what was paid out before an instant; gives the number of them. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(payouts)
    .where(and(eq(payouts.state, 'paid-out'), lt(payouts.createdAt, before)))
    .returning({ id: payouts.id });
  return rows.length;
}

/** Removes the person from what was owed to them, and from what they noted. What is still owed keeps its account until then. */
export async function updateOwner(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx.update(payouts).set({ accountId: tombstone }).where(eq(payouts.accountId, accountId));
  await tx
    .update(payouts)
    .set({ paidOutByAccountId: tombstone })
    .where(eq(payouts.paidOutByAccountId, accountId));
}
