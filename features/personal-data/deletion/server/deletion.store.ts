import { and, asc, eq, exists, gte, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { isPlayedSince } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { referees } from '#features/referees/server/referees.tables.ts';
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
  const isOwn = and(eq(entries.accountId, accountId), isNull(entries.applicationId));
  return teamsInSeasons(db, today, isOwn);
}

/** The confirmed teams of a school in seasons that go on. */
export function listInSeasonsOfGroup(db: Db, groupId: number, today: string) {
  const ofGroup = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.groupId, groupId));
  return teamsInSeasons(db, today, inArray(entries.applicationId, ofGroup));
}

function teamsInSeasons(db: Db, today: string, isTheirs: SQL | undefined) {
  return db
    .selectDistinct({
      id: entries.id,
      eventId: entries.eventId,
      tournamentId: entries.tournamentId,
    })
    .from(entries)
    .innerJoin(fixtures, eq(fixtures.eventId, entries.eventId))
    .where(and(isTheirs, eq(entries.state, 'confirmed'), isPlayedSince(today)))
    .orderBy(asc(entries.eventId));
}

/**
 * Locks the tournaments that a deletion touches, in the order of their ids: those of the account's organization, and those in which it
 * has entered, waits, plays as a partner or referees. Each step locks its own again; two deletions whose steps meet the same
 * tournaments in another order would wait for each other.
 */
export async function listTournamentsForUpdate(tx: Db, accountId: string): Promise<void> {
  const id = entries.tournamentId;
  const entered = tx.select({ id }).from(entries).where(eq(entries.accountId, accountId));
  const paired = tx
    .select({ id })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(eq(entryPartners.accountId, accountId));
  const waiting = tx
    .select({ id: waitingEntries.tournamentId })
    .from(waitingEntries)
    .where(eq(waitingEntries.accountId, accountId));
  const refereed = tx
    .select({ id: referees.tournamentId })
    .from(referees)
    .where(eq(referees.accountId, accountId));
  const organized = tx
    .select({ id: organizers.id })
    .from(organizers)
    .where(eq(organizers.accountId, accountId));
  await tx
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      or(
        inArray(tournaments.id, entered),
        inArray(tournaments.id, paired),
        inArray(tournaments.id, waiting),
        inArray(tournaments.id, refereed),
        inArray(tournaments.organizerId, organized),
      ),
    )
    .orderBy(asc(tournaments.id))
    .for('no key update');
}
