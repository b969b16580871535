import { and, desc, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
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

/**
 * The score format of the newest event of this organizer and sport that has one, chosen at its draw or before; null where none has. Ties
 * of teams follow their template instead.
 */
export async function findLastFormat(
  db: Db,
  { organizerId, sport }: Pick<StoredTournament, 'organizerId' | 'sport'>,
): Promise<ChosenFormat | null> {
  const chosen = sql<ChosenFormat>`coalesce(
    nullif(${stages.settings} -> 'scoreFormat', 'null'),
    nullif(${events.formats} -> 'mainFormat', 'null'),
    nullif(${events.formats} -> 'groupFormat', 'null')
  )`;
  const [last] = await db
    .select({ chosen })
    .from(events)
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .leftJoin(stages, eq(stages.eventId, events.id))
    .where(
      and(
        eq(tournaments.organizerId, organizerId),
        eq(tournaments.sport, sport),
        ne(events.discipline, 'Team'),
        isNotNull(chosen),
      ),
    )
    .orderBy(desc(events.id), desc(stages.position))
    .limit(1);
  return last?.chosen ?? null;
}
