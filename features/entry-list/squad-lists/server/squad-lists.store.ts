import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { listedClub } from '#features/entries/server/entries.clubs.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The confirmed teams of a tournament, by event and name. */
export async function listTeams(db: Db, tournamentId: number) {
  return db
    .select({
      entryId: entries.id,
      eventId: entries.eventId,
      name: sql<string>`${entries.team}`,
      club: listedClub,
    })
    .from(entries)
    .innerJoin(events, eq(events.id, entries.eventId))
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        eq(entries.state, 'confirmed'),
        isNotNull(entries.team),
      ),
    )
    .orderBy(asc(events.position), asc(entries.team), asc(entries.id));
}
