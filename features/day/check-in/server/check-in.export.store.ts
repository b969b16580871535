import { and, asc, eq, or } from 'drizzle-orm';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { checkIns } from './check-in.tables.ts';

/** Where and when a person was checked in, and by whom. */
export async function listCheckIns(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ checkIn: checkIns, event: events.name, tournament: tournaments.name })
    .from(checkIns)
    .innerJoin(entries, eq(entries.id, checkIns.entryId))
    .innerJoin(events, eq(events.id, entries.eventId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .leftJoin(entryPartners, eq(entryPartners.id, checkIns.personId))
    .where(
      or(
        eq(entryPartners.accountId, accountId),
        // The player's own row has the id of the entry.
        and(eq(checkIns.personId, entries.id), eq(entries.accountId, accountId)),
      ),
    )
    .orderBy(asc(checkIns.at), asc(checkIns.personId));
  return rows.map(({ checkIn, event, tournament }) => ({
    tournament,
    event,
    entryId: checkIn.entryId,
    state: checkIn.state,
    role: checkIn.by,
    at: checkIn.at.toISOString(),
  }));
}
