import { eq, sql } from 'drizzle-orm';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { dayEvents, days } from './day.tables.ts';

export type StoredDay = typeof days.$inferSelect;
/** How an event is checked in. */
export type StoredCheckIn = Pick<typeof dayEvents.$inferSelect, 'hasCheckIn' | 'checkInUntil'>;

/** The day of a tournament; null before its desk has opened it. */
export async function find(db: Db, tournamentId: number): Promise<StoredDay | null> {
  const [found] = await db.select().from(days).where(eq(days.tournamentId, tournamentId));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function findForUpdate(tx: Db, tournamentId: number): Promise<StoredDay | null> {
  const [found] = await locking(tx, { tournamentId });
  return found ?? null;
}

const locking = prepared((db) =>
  db
    .select()
    .from(days)
    .where(eq(days.tournamentId, sql.placeholder('tournamentId')))
    // What refers to the day, such as a new court, does not wait.
    .for('no key update')
    .prepare(''),
);

/**
 * The same, locked for a write and with its next version: nothing of the day changes beside it until the transaction ends, and what
 * was computed from the day before is out of date.
 */
export async function updateVersion(tx: Db, tournamentId: number): Promise<StoredDay | null> {
  const [found] = await nextVersion(tx, { tournamentId });
  return found ?? null;
}

const nextVersion = prepared((db) =>
  db
    .update(days)
    .set({ version: sql`${days.version} + 1` })
    .where(eq(days.tournamentId, sql.placeholder('tournamentId')))
    .returning()
    .prepare(''),
);

/** Stores another code of the venue. */
export async function updateCode(tx: Db, tournamentId: number, code: string): Promise<void> {
  await tx.update(days).set({ code }).where(eq(days.tournamentId, tournamentId));
}

export async function insert(tx: Db, day: typeof days.$inferInsert): Promise<void> {
  await tx.insert(days).values(day);
}

/** How the events of a tournament are checked in, by the id of the event; those without a row are missing. */
export async function listCheckIn(
  db: Db,
  tournamentId: number,
): Promise<ReadonlyMap<number, StoredCheckIn>> {
  const rows = await checkInOf(db, { tournamentId });
  return new Map(rows.map(({ eventId, ...checkIn }) => [eventId, checkIn]));
}

const checkInOf = prepared((db) =>
  db
    .select({
      eventId: dayEvents.eventId,
      hasCheckIn: dayEvents.hasCheckIn,
      checkInUntil: dayEvents.checkInUntil,
    })
    .from(dayEvents)
    .innerJoin(events, eq(events.id, dayEvents.eventId))
    .where(eq(events.tournamentId, sql.placeholder('tournamentId')))
    .prepare(''),
);

/** Stores how events are checked in. */
export async function upsertCheckIn(
  tx: Db,
  rows: readonly (typeof dayEvents.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(dayEvents)
    .values([...rows])
    .onConflictDoUpdate({
      target: dayEvents.eventId,
      set: {
        hasCheckIn: sql`excluded.has_check_in`,
        checkInUntil: sql`excluded.check_in_until`,
      },
    });
}
