import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { tournaments } from './tournaments.tables.ts';

/** The tournaments of an account's organization that are neither over on `today` nor cancelled. */
export async function listRunning(db: Db, accountId: string, today: string) {
  return db
    .select({ id: tournaments.id, name: tournaments.name, eventDate: tournaments.eventDate })
    .from(tournaments)
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(
      and(
        eq(organizers.accountId, accountId),
        gte(tournaments.eventDate, today),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
}

/** Removes the organizer's contact details from the tournaments of these organizations. */
export async function updateContacts(tx: Db, organizerIds: readonly number[]): Promise<void> {
  if (organizerIds.length === 0) return;
  await tx
    .update(tournaments)
    .set({ contactInfo: '', emergencyContact: '' })
    .where(inArray(tournaments.organizerId, [...organizerIds]));
}

/** Removes the organizer name where it is a person's own name. */
export async function updateOrganizerNames(tx: Db, organizerIds: readonly number[]): Promise<void> {
  if (organizerIds.length === 0) return;
  await tx
    .update(tournaments)
    .set({ organizerName: FORMER_PLAYER })
    .where(inArray(tournaments.organizerId, [...organizerIds]));
}
