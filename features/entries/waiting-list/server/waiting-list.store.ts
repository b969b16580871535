import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { placesLeft } from '#domain/entry/entry.ts';
import {
  type StoredTournament,
  tournamentColumns,
} from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { waitingEntries } from './waiting-list.tables.ts';

export type StoredWaiting = typeof waitingEntries.$inferSelect;

const live = inArray(waitingEntries.state, ['waiting', 'offered']);

export async function insert(
  tx: Db,
  waiting: Pick<StoredWaiting, 'id' | 'tournamentId' | 'accountId' | 'createdAt'>,
): Promise<StoredWaiting> {
  const [made] = await tx
    .insert(waitingEntries)
    .values({ ...waiting, state: 'waiting' })
    .returning();
  if (!made) throw new Error('the place in the line was not stored');
  return made;
}

export async function findById(db: Db, id: string): Promise<StoredWaiting | null> {
  const [found] = await db.select().from(waitingEntries).where(eq(waitingEntries.id, id));
  return found ?? null;
}

/** An account's position on the waiting list of one tournament, or the resulting offer. */
export async function findLive(
  db: Db,
  accountId: string,
  tournamentId: number,
): Promise<StoredWaiting | null> {
  const [found] = await db
    .select()
    .from(waitingEntries)
    .where(isLiveWaiting(accountId, tournamentId));
  return found ?? null;
}

export function isLiveWaiting(accountId: string, tournamentId: number): SQL | undefined {
  return and(
    eq(waitingEntries.accountId, accountId),
    eq(waitingEntries.tournamentId, tournamentId),
    live,
  );
}

/** All waiting-list rows of an account, with the tournaments; offers first. */
export async function listLiveByAccount(db: Db, accountId: string) {
  return db
    .select({ waiting: waitingEntries, tournament: tournamentColumns })
    .from(waitingEntries)
    .innerJoin(tournaments, eq(tournaments.id, waitingEntries.tournamentId))
    .where(and(eq(waitingEntries.accountId, accountId), live))
    .orderBy(asc(waitingEntries.state), asc(tournaments.eventDate))
    .limit(100);
}

/** The number of people before this one on the list, without offers. */
export async function countBefore(db: Db, waiting: StoredWaiting): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.tournamentId, waiting.tournamentId),
        eq(waitingEntries.state, 'waiting'),
        lt(waitingEntries.turn, waiting.turn),
      ),
    );
  return row?.before ?? 0;
}

/**
 * The number of people who wait for a place, by the tournament's number. Offers are not counted, and tournaments
 * without a waiting list are left out. Callers ask only about full tournaments: nobody waits where places are left.
 */
export async function countByTournaments(
  db: Db,
  listed: readonly Pick<StoredTournament, 'id' | 'participantLimit' | 'placesTaken'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = listed.filter((one) => placesLeft(one) === 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ tournamentId: waitingEntries.tournamentId, waiting: count() })
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.tournamentId, ids), eq(waitingEntries.state, 'waiting')))
    .groupBy(waitingEntries.tournamentId);
  return new Map(rows.map((row) => [row.tournamentId, row.waiting]));
}

/** The first people on the list; at most `limit`. */
export async function listFirst(
  tx: Db,
  tournamentId: number,
  limit: number,
): Promise<StoredWaiting[]> {
  return tx
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.tournamentId, tournamentId), eq(waitingEntries.state, 'waiting')))
    .orderBy(asc(waitingEntries.turn))
    .limit(limit);
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<
    Pick<StoredWaiting, 'state' | 'offeredAt' | 'offerUntil' | 'endedAt' | 'entryId'>
  >,
): Promise<void> {
  await tx.update(waitingEntries).set(change).where(eq(waitingEntries.id, id));
}

/** Lapses the expired offers of one tournament, and gives their accounts. */
export async function updateLapsedOffers(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<Pick<StoredWaiting, 'id' | 'accountId'>[]> {
  return tx
    .update(waitingEntries)
    .set({ state: 'lapsed', endedAt: now })
    .where(isLapsedOffer(tournamentId, now))
    .returning({ id: waitingEntries.id, accountId: waitingEntries.accountId });
}

/** The expired offers of one tournament. */
export function isLapsedOffer(tournamentId: number, now: Date): SQL | undefined {
  return and(
    eq(waitingEntries.tournamentId, tournamentId),
    eq(waitingEntries.state, 'offered'),
    lte(waitingEntries.offerUntil, now),
  );
}

/** Ends the waiting list of a cancelled tournament, and gives the people who waited and those who had an offer. */
export async function updateClosed(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<{ waiting: StoredWaiting[]; offered: StoredWaiting[] }> {
  const close = (state: 'waiting' | 'offered') =>
    tx
      .update(waitingEntries)
      .set({ state: 'closed', endedAt: now })
      .where(and(eq(waitingEntries.tournamentId, tournamentId), eq(waitingEntries.state, state)))
      .returning();
  return { waiting: await close('waiting'), offered: await close('offered') };
}

/** Tournaments with an expired offer, or with a free place that is not offered yet. */
export async function listTournamentsToSweep(db: Db, now: Date, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tournamentId: waitingEntries.tournamentId })
    .from(waitingEntries)
    .innerJoin(tournaments, eq(tournaments.id, waitingEntries.tournamentId))
    .where(
      or(
        and(eq(waitingEntries.state, 'offered'), lte(waitingEntries.offerUntil, now)),
        and(
          eq(waitingEntries.state, 'waiting'),
          eq(tournaments.state, 'open'),
          isNull(tournaments.suspendedAt),
          gte(tournaments.applicationDeadline, today),
          gte(tournaments.eventDate, today),
          sql`${tournaments.placesTaken} < ${tournaments.participantLimit}`,
        ),
      ),
    )
    .limit(500);
  return rows.map((row) => row.tournamentId);
}

/** The live rows of an account, in lock order of their tournaments. */
export async function listLiveIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.accountId, accountId), live))
    .orderBy(asc(waitingEntries.tournamentId));
  return rows.map(({ id }) => id);
}

export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(waitingEntries).where(eq(waitingEntries.accountId, accountId));
}

/** Deletes the rows that ended before an instant; gives the number of them. */
export async function deleteEnded(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(waitingEntries)
    .where(
      and(
        notInArray(waitingEntries.state, ['waiting', 'offered']),
        lt(waitingEntries.endedAt, before),
      ),
    )
    .returning({ id: waitingEntries.id });
  return rows.length;
}
