import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { running } from '#features/entries/applications/server/applications.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { ListOpenApplications } from '#features/groups/server/groups.applications.provider.ts';
import { hasLeftSeason, isGoingOn } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isOpenPayout } from './payouts.store.ts';
import { payouts } from './payouts.tables.ts';

/** What keeps an organizer and a group from being deleted: money that is not where it belongs yet. */

/** What the organization of an account has still to transfer back, in whole yen by tournament, the earliest first. */
export async function listDueByOrganizer(db: Db, accountId: string) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      eventDate: tournaments.eventDate,
      amountYen: sql<number>`sum(${payouts.amountYen})`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(tournaments, eq(tournaments.id, payouts.tournamentId))
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(and(eq(organizers.accountId, accountId), eq(payouts.owner, 'organizer'), isOpenPayout))
    .groupBy(tournaments.id)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
}

/**
 * A paid application of a tournament to come counts: were that cancelled, its money would go back. So does one with a team in a league
 * that goes on and that it has not left: who looks after the school speaks for the team.
 */
export const listOpenApplications: ListOpenApplications = (db, groupId, today) => {
  const inSeason = sql`exists (
    select from ${entries} where ${entries.applicationId} = ${applications.id}
      and ${entries.state} = 'confirmed' and ${isGoingOn(entries.eventId, today)} and not ${hasLeftSeason(entries.id)}
  )`;
  const isComing = and(
    running,
    or(gte(tournaments.eventDate, today), inSeason),
    ne(tournaments.state, 'cancelled'),
  );
  const isDue = sql`exists (
    select from ${payouts} where ${payouts.applicationId} = ${applications.id} and ${isOpenPayout}
  )`;
  return db
    .select({ id: applications.id, tournamentName: tournaments.name })
    .from(applications)
    .innerJoin(tournaments, eq(tournaments.id, applications.tournamentId))
    .where(and(eq(applications.groupId, groupId), or(isComing, isDue)))
    .orderBy(asc(tournaments.eventDate), asc(applications.id));
};
