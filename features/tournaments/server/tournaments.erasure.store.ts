import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { tournaments } from './tournaments.tables.ts';

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
