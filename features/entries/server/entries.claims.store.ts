import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isLapsedOffer, isLiveWaiting } from '../waiting-list/server/waiting-list.store.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import { isLapsed, type StoredEntry } from './entries.store.ts';
import { entries } from './entries.tables.ts';

/**
 * What an application for a place reads and writes under the lock of its tournament. Each is one statement, because all
 * other applicants wait meanwhile.
 */

const LIVE = ['reserved', 'confirmed'] as const;

export interface Claim {
  /** The account's live entry of the tournament. */
  readonly held: StoredEntry | null;
  /** The account's place in the tournament's waiting list. */
  readonly waiting: typeof waitingEntries.$inferSelect | null;
  /** Any entry, of any account, has this id. */
  readonly idTaken: boolean;
  /** An unpaid place or an offer has expired at `now` and is not freed yet. */
  readonly lapsing: boolean;
}

/** What an account already has in a tournament. */
export async function find(
  tx: Db,
  { id, accountId, tournamentId }: Pick<StoredEntry, 'id' | 'accountId' | 'tournamentId'>,
  now: Date,
): Promise<Claim> {
  const own = and(
    eq(entries.accountId, accountId),
    eq(entries.tournamentId, tournamentId),
    inArray(entries.state, LIVE),
  );
  const rows = await tx
    .select({ entry: entries, waiting: waitingEntries, lapsing: isLapsing(tx, tournamentId, now) })
    .from(tournaments)
    .leftJoin(entries, or(eq(entries.id, id), own))
    .leftJoin(waitingEntries, isLiveWaiting(accountId, tournamentId))
    .where(eq(tournaments.id, tournamentId));
  const isOwn = (entry: StoredEntry | null) =>
    entry?.accountId === accountId &&
    entry.tournamentId === tournamentId &&
    LIVE.some((state) => state === entry.state);
  return {
    held: rows.find(({ entry }) => isOwn(entry))?.entry ?? null,
    waiting: rows[0]?.waiting ?? null,
    idTaken: rows.some(({ entry }) => entry?.id === id),
    lapsing: rows[0]?.lapsing ?? false,
  };
}

function isLapsing(tx: Db, tournamentId: number, now: Date): SQL<boolean> {
  const one = { one: sql`1` };
  // The same tables under other names than those of the enclosing query.
  const unpaid = tx.select(one).from(entries).where(isLapsed(tournamentId, now));
  const offers = tx.select(one).from(waitingEntries).where(isLapsedOffer(tournamentId, now));
  return sql<boolean>`(${exists(unpaid)} or ${exists(offers)})`;
}

/** Stores an entry and takes its place; a check of the table refuses more places than there are. */
export async function insertTaking(
  tx: Db,
  entry: typeof entries.$inferInsert,
): Promise<StoredEntry> {
  const taken = tx.$with('taken').as(
    tx
      .update(tournaments)
      .set({ placesTaken: sql`${tournaments.placesTaken} + 1` })
      .where(eq(tournaments.id, entry.tournamentId))
      .returning({ id: tournaments.id }),
  );
  const [made] = await tx.with(taken).insert(entries).values(entry).returning();
  if (!made) throw new Error('the entry was not stored');
  return made;
}
