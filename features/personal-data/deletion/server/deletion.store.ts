import { and, asc, eq, exists, gte, isNull, ne, or } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { isPlayedSince } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** What of a person goes on: a season lasts for months after the day of its tournament. */

/** The tournaments of an account's organization that are neither over on `today` nor cancelled, or whose season goes on. */
export function listRunning(db: Db, accountId: string, today: string) {
  const season = db
    .select({ id: fixtures.id })
    .from(fixtures)
    .innerJoin(events, eq(events.id, fixtures.eventId))
    .where(and(eq(events.tournamentId, tournaments.id), isPlayedSince(today)));
  return db
    .select({ id: tournaments.id, name: tournaments.name, eventDate: tournaments.eventDate })
    .from(tournaments)
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(
      and(
        eq(organizers.accountId, accountId),
        or(gte(tournaments.eventDate, today), exists(season)),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
}

/** The confirmed teams of an account in seasons that go on; for a team of a school others speak. */
export function listInSeasons(db: Db, accountId: string, today: string) {
  return db
    .selectDistinct({ id: entries.id, eventId: entries.eventId })
    .from(entries)
    .innerJoin(fixtures, eq(fixtures.eventId, entries.eventId))
    .where(
      and(
        eq(entries.accountId, accountId),
        eq(entries.state, 'confirmed'),
        isNull(entries.applicationId),
        isPlayedSince(today),
      ),
    )
    .orderBy(asc(entries.eventId));
}
