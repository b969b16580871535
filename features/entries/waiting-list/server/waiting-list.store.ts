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
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { placesLeft } from '#domain/entry/entry.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
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
  waiting: Pick<StoredWaiting, 'id' | 'tournamentId' | 'eventId' | 'accountId' | 'createdAt'>,
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

/** An account's position on the waiting list of one event, or the resulting offer. */
export async function findLive(
  db: Db,
  accountId: string,
  eventId: number,
): Promise<StoredWaiting | null> {
  const [found] = await db
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.accountId, accountId), eq(waitingEntries.eventId, eventId), live));
  return found ?? null;
}

/** The account's live rows of one tournament. */
export function isLiveWaiting(
  accountId: string | Placeholder,
  tournamentId: number | Placeholder,
): SQL | undefined {
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
        eq(waitingEntries.eventId, waiting.eventId),
        eq(waitingEntries.state, 'waiting'),
        lt(waitingEntries.turn, waiting.turn),
      ),
    );
  return row?.before ?? 0;
}

/**
 * The number of people who wait for a place, by the event's number. Offers are not counted, and events without a waiting
 * list are left out. Only full events are looked up: nobody waits where places are left.
 */
export async function countByEvents(
  db: Db,
  listed: readonly Pick<StoredTournament, 'events'>[],
): Promise<ReadonlyMap<number, number>> {
  const full = listed.flatMap(({ events }) => events.filter((one) => placesLeft(one) === 0));
  if (full.length === 0) return new Map();
  const ids = full.map(({ id }) => id);
  const rows = await db
    .select({ eventId: waitingEntries.eventId, waiting: count() })
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.eventId, ids), eq(waitingEntries.state, 'waiting')))
    .groupBy(waitingEntries.eventId);
  return new Map(rows.map((row) => [row.eventId, row.waiting]));
}

/** The first people on the list of an event; at most `limit`. */
export async function listFirst(tx: Db, eventId: number, limit: number): Promise<StoredWaiting[]> {
  return tx
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.eventId, eventId), eq(waitingEntries.state, 'waiting')))
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

/** Lapses the expired offers of one tournament, and gives their accounts and events. */
export async function updateLapsedOffers(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<Pick<StoredWaiting, 'id' | 'accountId' | 'eventId'>[]> {
  return tx
    .update(waitingEntries)
    .set({ state: 'lapsed', endedAt: now })
    .where(and(isOpenOffer(tournamentId), lte(waitingEntries.offerUntil, now)))
    .returning({
      id: waitingEntries.id,
      accountId: waitingEntries.accountId,
      eventId: waitingEntries.eventId,
    });
}

/** The offers of one tournament that are neither accepted nor ended. */
export function isOpenOffer(tournamentId: number | Placeholder): SQL | undefined {
  return and(
    eq(waitingEntries.tournamentId, tournamentId),
    sql`${waitingEntries.state} = 'offered'`,
  );
}

/** Ends the waiting list of a cancelled tournament, and gives the people who waited and those who had an offer. */
export async function updateClosed(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<{ waiting: StoredWaiting[]; offered: StoredWaiting[] }> {
  return {
    waiting: await close(tx, tournamentId, 'waiting', now),
    offered: await close(tx, tournamentId, 'offered', now),
  };
}

/** Ends the waiting list of a tournament whose day is over. */
export async function updateOver(tx: Db, tournamentId: number, endedAt: Date): Promise<void> {
  await close(tx, tournamentId, 'waiting', endedAt);
}

function close(tx: Db, tournamentId: number, state: 'waiting' | 'offered', endedAt: Date) {
  return tx
    .update(waitingEntries)
    .set({ state: 'closed', endedAt })
    .where(and(eq(waitingEntries.tournamentId, tournamentId), eq(waitingEntries.state, state)))
    .returning();
}

/** Tournaments with an expired offer, with a free place that is not offered yet, or over with somebody who still waits. */
export async function listTournamentsToSweep(db: Db, now: Date, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tournamentId: waitingEntries.tournamentId })
    .from(waitingEntries)
    .innerJoin(tournaments, eq(tournaments.id, waitingEntries.tournamentId))
    .innerJoin(events, eq(events.id, waitingEntries.eventId))
    .where(
      or(
        and(eq(waitingEntries.state, 'offered'), lte(waitingEntries.offerUntil, now)),
        and(eq(waitingEntries.state, 'waiting'), lt(tournaments.eventDate, today)),
        and(
          eq(waitingEntries.state, 'waiting'),
          eq(tournaments.state, 'open'),
          isNull(tournaments.suspendedAt),
          gte(tournaments.applicationDeadline, today),
          gte(tournaments.eventDate, today),
          lt(events.placesTaken, events.participantLimit),
          isNull(events.closedAt),
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
