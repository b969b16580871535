import { asc, eq } from 'drizzle-orm';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { tournaments } from './tournaments.tables.ts';

/** The tournaments that a person's organization has published, without the people who entered. */
export async function listTournaments(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ tournament: tournaments })
    .from(tournaments)
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(eq(organizers.accountId, accountId))
    .orderBy(asc(tournaments.id));
  return rows.map(({ tournament }) => ({
    id: tournament.id,
    tournament: tournament.name,
    organization: tournament.organizerName,
    prefecture: tournament.prefecture,
    venue: tournament.venue,
    eventDate: tournament.eventDate,
    feeYen: tournament.feeYen,
    participantLimit: tournament.participantLimit,
    contact: tournament.contactInfo,
    emergencyContact: tournament.emergencyContact,
    notes: tournament.notes,
    state: tournament.state,
    createdAt: tournament.createdAt.toISOString(),
  }));
}
