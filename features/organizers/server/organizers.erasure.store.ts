import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { isOfAddress } from './organizers.applications.store.ts';
import { organizerApplications, organizers } from './organizers.tables.ts';

/** The organizations that a person has left, and those of them that had the person's name. */
export interface LeftOrganizations {
  readonly ids: readonly number[];
  readonly ownNamed: readonly number[];
}

/**
 * Removes the person from their organization, which keeps its name unless it is the person's name. From this lock on the
 * person can publish nothing new.
 */
export async function updateOwner(
  tx: Db,
  person: { id: string; name: string },
  tombstone: string,
): Promise<LeftOrganizations> {
  const rows = await tx
    .update(organizers)
    .set({ accountId: tombstone, state: 'suspended', loginId: `LEFT-${tombstone}` })
    .where(eq(organizers.accountId, person.id))
    .returning({ id: organizers.id, organizationName: organizers.organizationName });
  const ids = rows.map(({ id }) => id);
  const ownNamed = rows
    .filter(({ organizationName }) => organizationName === person.name)
    .map(({ id }) => id);
  if (ownNamed.length > 0) {
    await tx
      .update(organizers)
      .set({ organizationName: FORMER_PLAYER })
      .where(inArray(organizers.id, ownNamed));
  }
  return { ids, ownNamed };
}

/** Deletes the applications from an address, in capitals or not, that no account has; those of an account are deleted with it. */
export async function deleteApplications(tx: Db, email: string): Promise<void> {
  await tx
    .delete(organizerApplications)
    .where(and(isOfAddress(email), isNull(organizerApplications.accountId)));
}
