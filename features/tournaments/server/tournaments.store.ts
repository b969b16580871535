import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Sport } from '#domain/scoring/formats.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { searchColumns } from '#platform/server/search/grams.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import {
  eventsOfTournament,
  holdsOpenEvent,
  type StoredEvents,
} from '../events/server/events.store.ts';
import { tournaments } from './tournaments.tables.ts';

export type StoredTournament = Omit<
  typeof tournaments.$inferSelect,
  'searchText' | 'searchGrams' | 'publishId' | 'createdAt'
> & { readonly events: StoredEvents };

/** The columns that the rest of the server may read; the search columns are large and of no use elsewhere. */
export const tournamentColumns = {
  id: tournaments.id,
  organizerId: tournaments.organizerId,
  name: tournaments.name,
  prefecture: tournaments.prefecture,
  venue: tournaments.venue,
  eventDate: tournaments.eventDate,
  startTime: tournaments.startTime,
  endTime: tournaments.endTime,
  applicationDeadline: tournaments.applicationDeadline,
  sport: tournaments.sport,
  organizerName: tournaments.organizerName,
  contactInfo: tournaments.contactInfo,
  emergencyContact: tournaments.emergencyContact,
  notes: tournaments.notes,
  state: tournaments.state,
  suspendedAt: tournaments.suspendedAt,
  isUnlisted: tournaments.isUnlisted,
  endedEarlyAt: tournaments.endedEarlyAt,
  endedEarlyFor: tournaments.endedEarlyFor,
  finalizedAt: tournaments.finalizedAt,
  events: eventsOfTournament,
};

/** Lists of tournaments have it: no operator holds it back, and its organizer has not left it out. */
export const isListed = and(isNull(tournaments.suspendedAt), eq(tournaments.isUnlisted, false));

/** It is not over on `today`, and its results are not final: the opposite of `isOver` of `Entry`, as SQL. */
export const isComing = (today: string | Placeholder) =>
  and(gte(tournaments.eventDate, today), isNull(tournaments.finalizedAt));

/** Whether a tournament was over before an instant, by its date and the end of its day in Japan. */
export function endedBefore(before: Date): SQL {
  return sql`(${tournaments.eventDate} + ${tournaments.endTime}::time) at time zone 'Asia/Tokyo' < ${before.toISOString()}::timestamptz`;
}

/** The next tournaments that are open for applications; at most `limit`. */
export async function listUpcoming(
  db: Db,
  today: string,
  limit: number,
): Promise<StoredTournament[]> {
  return upcoming(db, { today, limit });
}

const upcoming = prepared((db) =>
  db
    .select(tournamentColumns)
    .from(tournaments)
    .where(
      and(
        isComing(sql.placeholder('today')),
        gte(tournaments.applicationDeadline, sql.placeholder('today')),
        eq(tournaments.state, 'open'),
        isListed,
        holdsOpenEvent(db),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(sql.placeholder('limit'))
    .prepare(''),
);

export async function findById(db: Db, id: number): Promise<StoredTournament | null> {
  const [tournament] = await byId(db, { id });
  return tournament ?? null;
}

const byId = prepared((db) =>
  db
    .select(tournamentColumns)
    .from(tournaments)
    .where(eq(tournaments.id, sql.placeholder('id')))
    .prepare(''),
);

/** The tournaments with these ids, in their order. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<StoredTournament[]> {
  if (ids.length === 0) return [];
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(inArray(tournaments.id, [...new Set(ids)]))
    .orderBy(asc(tournaments.id));
}

/** The same, locked: nobody else can change the places of its events until the transaction ends. */
export async function findForUpdate(tx: Db, id: number): Promise<StoredTournament | null> {
  return (await existsForUpdate(tx, id)) ? findById(tx, id) : null;
}

/** Locks a tournament. Its events are read afterwards: the statement that waits sees them as they were before. */
export async function existsForUpdate(tx: Db, id: number): Promise<boolean> {
  const [locked] = await lockedRows(tx, { id });
  return locked !== undefined;
}

const lockedRows = prepared((db) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(eq(tournaments.id, sql.placeholder('id')))
    // Rows that refer to the tournament are written meanwhile, under the lock of its day.
    .for('no key update')
    .prepare(''),
);

export type NewTournament = Omit<
  typeof tournaments.$inferInsert,
  | 'id'
  | 'searchText'
  | 'searchGrams'
  | 'state'
  | 'suspendedAt'
  | 'endedEarlyAt'
  | 'endedEarlyFor'
  | 'finalizedAt'
>;

/** Stores a tournament and gives its number; storing it again with the same id gives the same number. */
export async function insert(db: Db, tournament: NewTournament): Promise<number> {
  const [made] = await db
    .insert(tournaments)
    .values({ ...tournament, ...searchColumns([tournament.name, tournament.venue]) })
    .onConflictDoUpdate({
      target: tournaments.publishId,
      set: { publishId: tournament.publishId },
      setWhere: eq(tournaments.organizerId, tournament.organizerId),
    })
    .returning({ id: tournaments.id });
  if (!made) throw new Error('the publish id belongs to another organizer');
  return made.id;
}

/** What an organizer writes about a tournament, but for its events. */
type TournamentFacts = Pick<
  NewTournament,
  | 'name'
  | 'prefecture'
  | 'venue'
  | 'eventDate'
  | 'startTime'
  | 'endTime'
  | 'applicationDeadline'
  | 'contactInfo'
  | 'emergencyContact'
  | 'notes'
>;

/** Stores what the organizer writes about a tournament, but for its events. */
export async function update(tx: Db, id: number, facts: TournamentFacts): Promise<void> {
  await tx
    .update(tournaments)
    .set({ ...facts, ...searchColumns([facts.name, facts.venue]) })
    .where(eq(tournaments.id, id));
}

export async function updateSport(tx: Db, id: number, sport: Sport): Promise<void> {
  await tx.update(tournaments).set({ sport }).where(eq(tournaments.id, id));
}

export async function updateUnlisted(tx: Db, id: number, isUnlisted: boolean): Promise<void> {
  await tx.update(tournaments).set({ isUnlisted }).where(eq(tournaments.id, id));
}

export async function updateState(
  tx: Db,
  id: number,
  change: Partial<
    Pick<
      StoredTournament,
      'state' | 'suspendedAt' | 'endedEarlyAt' | 'endedEarlyFor' | 'finalizedAt'
    >
  >,
): Promise<void> {
  await tx.update(tournaments).set(change).where(eq(tournaments.id, id));
}

/**
 * Moves a tournament to a later day; one that is held later already stays. For the demo world, which follows the
 * calendar.
 */
export async function updateDates(
  db: Db,
  id: number,
  days: { readonly eventDate: PlainDate; readonly applicationDeadline: PlainDate },
): Promise<void> {
  await db
    .update(tournaments)
    .set(days)
    .where(and(eq(tournaments.id, id), lt(tournaments.eventDate, days.eventDate)));
}
