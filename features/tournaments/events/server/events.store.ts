import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { tournaments } from '../../server/tournaments.tables.ts';
import { events } from './events.tables.ts';

export type StoredEvent = Omit<
  typeof events.$inferSelect,
  'tournamentId' | 'position' | 'creationId' | 'closedAt'
> & {
  /** The organizer has closed its entries. */
  readonly isClosed: boolean;
};

/** A tournament's events in the organizer's order; there is always one. */
export type StoredEvents = readonly [StoredEvent, ...StoredEvent[]];

/** The events of each tournament of a statement, as one of its columns. */
export const eventsOfTournament = sql<StoredEvents>`(
  select jsonb_agg(jsonb_build_object(
    'id', ${events.id}, 'name', ${events.name}, 'discipline', ${events.discipline}, 'level', ${events.level},
    'genderRule', ${events.genderRule}, 'ageRule', ${events.ageRule}, 'perClubLimit', ${events.perClubLimit},
    'feeYen', ${events.feeYen}, 'participantLimit', ${events.participantLimit}, 'placesTaken', ${events.placesTaken},
    'isRated', ${events.isRated}, 'formats', ${events.formats}, 'isClosed', ${isNotNull(events.closedAt)}
  ) order by ${events.position})
  from ${events} where ${eq(events.tournamentId, tournaments.id)}
)`;

/** The tournament of the statement has an event of this level and type. */
export function holdsEvent(
  db: Db,
  {
    level,
    discipline,
    isFree = false,
  }: {
    level?: TournamentLevel | undefined;
    discipline?: EventType | undefined;
    isFree?: boolean;
  },
): SQL | undefined {
  if (!level && !discipline && !isFree) return undefined;
  const fitting = and(
    eq(events.tournamentId, tournaments.id),
    level ? eq(events.level, level) : undefined,
    discipline ? eq(events.discipline, discipline) : undefined,
    isFree ? eq(events.feeYen, 0) : undefined,
  );
  return exists(db.select({ one: sql`1` }).from(events).where(fitting));
}

/** The tournament of the statement has an event whose entries are open. */
export function holdsOpenEvent(db: Db): SQL {
  const open = and(eq(events.tournamentId, tournaments.id), isNull(events.closedAt));
  return exists(db.select({ one: sql`1` }).from(events).where(open));
}

export type NewEvent = Omit<typeof events.$inferInsert, 'placesTaken' | 'closedAt'>;

/** Stores the first event of a tournament, and gives its number; null where it has one. */
export async function insertFirst(
  tx: Db,
  event: Omit<NewEvent, 'position'>,
): Promise<number | null> {
  const [made] = await tx
    .insert(events)
    .values({ ...event, position: 0 })
    .onConflictDoNothing()
    .returning({ id: events.id });
  return made?.id ?? null;
}

/** Stores a further event, the last of its tournament, and gives its number. */
export async function insert(tx: Db, event: Omit<NewEvent, 'position'>): Promise<number> {
  const position = sql<number>`(
    select coalesce(max(${events.position}), 0) + 1 from ${events}
    where ${eq(events.tournamentId, event.tournamentId)}
  )`;
  const [made] = await tx
    .insert(events)
    .values({ ...event, position })
    .returning({ id: events.id });
  if (!made) throw new Error('the event was not stored');
  return made.id;
}

/** The event that this creation made, of any tournament. */
export async function findByCreation(
  db: Db,
  creationId: string,
): Promise<typeof events.$inferSelect | null> {
  const [found] = await db.select().from(events).where(eq(events.creationId, creationId));
  return found ?? null;
}

export async function deleteById(tx: Db, id: number): Promise<void> {
  await tx.delete(events).where(eq(events.id, id));
}

export async function update(
  tx: Db,
  id: number,
  change: Partial<Omit<StoredEvent, 'id' | 'placesTaken' | 'isClosed'>>,
): Promise<void> {
  await tx.update(events).set(change).where(eq(events.id, id));
}

/** Changes the number of places taken by `change`; a check of the table refuses more than there are. */
export async function updatePlaces(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .update(events)
    .set({ placesTaken: sql`${events.placesTaken} + ${change}` })
    .where(eq(events.id, id));
}

/** Notes when the entries of an event were closed; null opens them. */
export async function updateClosed(tx: Db, id: number, closedAt: Date | null): Promise<void> {
  await tx.update(events).set({ closedAt }).where(eq(events.id, id));
}
