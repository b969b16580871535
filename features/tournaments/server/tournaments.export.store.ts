import { asc, eq } from 'drizzle-orm';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { events } from '../events/server/events.tables.ts';
import { tournaments } from './tournaments.tables.ts';

/** The tournaments that a person's organization has published, without the people who entered; a row for each event. */
export async function listTournaments(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ tournament: tournaments, event: events })
    .from(tournaments)
    .innerJoin(events, eq(events.tournamentId, tournaments.id))
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(eq(organizers.accountId, accountId))
    .orderBy(asc(tournaments.id), asc(events.position));
  return rows.map(({ tournament, event }) => ({
    id: tournament.id,
    tournament: tournament.name,
    event: event.name,
    organization: tournament.organizerName,
    prefecture: tournament.prefecture,
    venue: tournament.venue,
    eventDate: tournament.eventDate,
    feeYen: event.feeYen,
    participantLimit: event.participantLimit,
    contact: tournament.contactInfo,
    emergencyContact: tournament.emergencyContact,
    notes: tournament.notes,
    state: tournament.state,
    createdAt: tournament.createdAt.toISOString(),
  }));
}
