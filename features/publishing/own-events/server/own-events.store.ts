import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Which of these events somebody has entered or waits for, also if that is over. */
export async function listEntered(db: Db, eventIds: readonly number[]): Promise<Set<number>> {
  const one = { one: sql`1` };
  const entered = or(
    exists(db.select(one).from(entries).where(eq(entries.eventId, events.id))),
    exists(db.select(one).from(waitingEntries).where(eq(waitingEntries.eventId, events.id))),
  );
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, [...eventIds]), entered));
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody has entered the event or waits for it, also if that is over. */
export async function existsEntered(db: Db, eventId: number): Promise<boolean> {
  return (await listEntered(db, [eventId])).has(eventId);
}
