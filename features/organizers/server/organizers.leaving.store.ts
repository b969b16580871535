import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { organizerApplications, organizers } from './organizers.tables.ts';

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

/**
 * Takes the person from their organization: its past tournaments keep its name, without how to reach the person. Once this
 * has its lock nothing new can be published by them.
 */
export async function updateOwner(
  tx: Db,
  person: { id: string; name: string; email: string; emailVerified: boolean },
  standIn: string,
): Promise<void> {
  const rows = await tx
    .update(organizers)
    .set({ accountId: standIn, state: 'suspended', loginId: `LEFT-${standIn}` })
    .where(eq(organizers.accountId, person.id))
    .returning({ id: organizers.id, organizationName: organizers.organizationName });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(tournaments)
      .set({ contactInfo: '', emergencyContact: '' })
      .where(inArray(tournaments.organizerId, ids));
  }
  // Who runs things under the own name.
  const own = rows.filter(({ organizationName }) => organizationName === person.name);
  for (const { id } of own) {
    await tx
      .update(organizers)
      .set({ organizationName: FORMER_PLAYER })
      .where(eq(organizers.id, id));
    await tx
      .update(tournaments)
      .set({ organizerName: FORMER_PLAYER })
      .where(eq(tournaments.organizerId, id));
  }
  // An application by somebody else who typed this address is not theirs to delete.
  if (ids.length > 0 || person.emailVerified) {
    await tx.delete(organizerApplications).where(eq(organizerApplications.email, person.email));
  }
}
