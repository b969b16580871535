import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { LIVE_STATES } from '#domain/entry/vocabulary.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { heldOrJoined } from '../partners/server/partners.store.ts';
import type { ListedRequest } from '../withdrawals/server/withdrawals.store.ts';
import { entries } from './entries.tables.ts';

/**
 * An entry of a player, or a line of a school's application, whose `accountId` is empty while the pupil has no account.
 * The entries that organizers make for people without an account are in entries.manual.store.ts.
 */
export type StoredEntry = Omit<typeof entries.$inferSelect, 'accountId'> & {
  readonly accountId: string;
};
export type NewEntry = typeof entries.$inferInsert & { readonly accountId: string };
export interface EntryWithTournament {
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  /** The newest request to withdraw from a closed event, where it was read with the entry. */
  readonly request?: ListedRequest | null;
}

export const live = inArray(entries.state, LIVE_STATES);
const ofPlayers = eq(entries.source, 'player');
/** Entries that players or schools have made, not the organizer. */
export const ofApplicants = or(ofPlayers, isNotNull(entries.applicationId));

export const entryColumns = {
  ...getTableColumns(entries),
  accountId: sql<string>`coalesce(${entries.accountId}, '')`,
};

/** An entry of any player or school. */
export async function findById(db: Db, id: string): Promise<StoredEntry | null> {
  const [entry] = await db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.id, id), ofApplicants));
  return entry ?? null;
}

/** The entry, locked: nobody else can change it until the transaction ends. Rows that refer to it, as check-ins do, are written meanwhile. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredEntry | null> {
  const [entry] = await tx
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.id, id), ofApplicants))
    .for('no key update');
  return entry ?? null;
}

/** Entries of players, locked in the order of their ids; those that are not there are left out. */
export async function listForUpdate(tx: Db, ids: readonly string[]): Promise<StoredEntry[]> {
  return tx
    .select(entryColumns)
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), ofApplicants))
    .orderBy(asc(entries.id))
    .for('no key update');
}

/** The applications to which these entries belong, mostly none. */
export async function listApplications(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: entries.applicationId })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), isNotNull(entries.applicationId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The provider is about to be asked to charge for these entries. */
export async function updatePaymentUnderWay(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(entries)
    .set({ paymentUnderWay: true })
    .where(inArray(entries.id, [...ids]));
}

/** An account's reserved places of one tournament that can be paid at `now`, the oldest first. */
export async function listPayable(
  db: Db,
  { accountId, tournamentId, now }: { accountId: string; tournamentId: number; now: Date },
): Promise<StoredEntry[]> {
  return db
    .select(entryColumns)
    .from(entries)
    .where(
      and(
        eq(entries.accountId, accountId),
        eq(entries.tournamentId, tournamentId),
        eq(entries.state, 'reserved'),
        eq(entries.paymentUnderWay, false),
        isNull(entries.paymentMethod),
        isNull(entries.applicationId),
        gt(entries.reservedUntil, now),
      ),
    )
    .orderBy(asc(entries.createdAt), asc(entries.id));
}

/** Whether an account has a reserved or confirmed entry of one event, or is the partner in one. */
export async function existsLive(db: Db, accountId: string, eventId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(heldOrJoined(accountId), eq(entries.eventId, eventId), live))
    .limit(1);
  return found !== undefined;
}

/** Reserved and confirmed entries of players in a tournament, always in the same order. */
export async function listLive(db: Db, tournamentId: number): Promise<StoredEntry[]> {
  return selectLive(db, tournamentId);
}

/** The same, locked: nobody else can change them until the transaction ends. */
export async function listLiveForUpdate(tx: Db, tournamentId: number): Promise<StoredEntry[]> {
  return selectLive(tx, tournamentId).for('no key update');
}

/** Cancels the reserved and confirmed entries of players in a tournament. */
export async function updateCancelled(tx: Db, tournamentId: number, now: Date): Promise<void> {
  await tx
    .update(entries)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(entries.tournamentId, tournamentId), ofApplicants, live));
}

/** Tournaments with an unpaid place that has expired at `now`. */
export async function listTournamentsToSweep(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tournamentId: entries.tournamentId })
    .from(entries)
    .where(expired(now))
    .limit(500);
  return rows.map((row) => row.tournamentId);
}

export async function insert(tx: Db, entry: NewEntry): Promise<StoredEntry> {
  const [made] = await tx.insert(entries).values(entry).returning(entryColumns);
  if (!made) throw new Error('the entry was not stored');
  return made;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredEntry, 'id' | 'tournamentId' | 'eventId' | 'accountId'>>,
): Promise<void> {
  await tx.update(entries).set(change).where(eq(entries.id, id));
}

/** Stores how far the refunds of an entry are, and what goes back to the payer where the payer is the player. */
export async function updateRefund(
  tx: Db,
  { id, payerId }: { readonly id: string; readonly payerId: string },
  { refund, refundYen }: Pick<StoredEntry, 'refund' | 'refundYen'>,
): Promise<void> {
  await tx
    .update(entries)
    // What goes back to a partner is not the player's.
    .set({
      refund,
      refundYen: sql`case when ${entries.accountId} = ${payerId} then ${refundYen}::integer else ${entries.refundYen} end`,
    })
    .where(eq(entries.id, id));
}

/** Adds what the organizer has decided to give back of a fee, also of somebody without an account; whole yen, less than 0 for a former partner's. */
export async function updateGranted(tx: Db, id: string, amountYen: number): Promise<void> {
  await tx
    .update(entries)
    .set({ grantedYen: sql`${entries.grantedYen} + ${amountYen}` })
    .where(eq(entries.id, id));
}

/** Lets the places of these events that wait for the partner's part lapse at `until` at the latest. */
export async function updateHeldUntil(
  tx: Db,
  eventIds: readonly number[],
  until: Date,
): Promise<void> {
  await tx
    .update(entries)
    .set({ reservedUntil: until })
    .where(
      and(
        inArray(entries.eventId, [...eventIds]),
        eq(entries.state, 'reserved'),
        isNotNull(entries.paymentMethod),
        gt(entries.reservedUntil, until),
      ),
    );
}

/** Lapses the expired unpaid places of one tournament, and gives them; those of a school end with its application. */
export async function updateLapsed(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<StoredEntry[]> {
  return tx
    .update(entries)
    .set({ state: 'lapsed', endedAt: now })
    .where(and(isLapsed(tournamentId, now), isNull(entries.applicationId)))
    .returning(entryColumns);
}

/** The expired unpaid places of one tournament. */
function isLapsed(tournamentId: number, now: Date): SQL | undefined {
  return and(eq(entries.tournamentId, tournamentId), expired(now));
}

/** The unpaid places of one tournament that expire when nothing is paid. */
export function mayLapse(tournamentId: Placeholder): SQL | undefined {
  return and(eq(entries.tournamentId, tournamentId), expiring);
}

const expiring = and(
  // Not a parameter: with one, the index of the reserved entries alone is not used.
  sql`${entries.state} = 'reserved'`,
  isNotNull(entries.reservedUntil),
  eq(entries.paymentUnderWay, false),
);

function expired(now: Date) {
  return and(expiring, lte(entries.reservedUntil, now));
}

/** Reserved and confirmed entries, without those whose time to pay is over at `now`. */
export function heldAt(now: Date): SQL | undefined {
  return and(live, sql`not (${expired(now)})`);
}

function selectLive(db: Db, tournamentId: number) {
  return db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.tournamentId, tournamentId), ofApplicants, live))
    .orderBy(asc(entries.id))
    .$dynamic();
}
