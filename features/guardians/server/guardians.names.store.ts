import { and, eq, inArray } from 'drizzle-orm';
import type { NameConsent } from '#domain/common/name-display.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { guardianships, playerAges } from './guardians.tables.ts';

/**
 * Whether the names of club members may be shown to strangers, by the member's id: members who are of age, and members
 * whose confirmed guardian has chosen. It lacks members without an account, members who were never asked about their age,
 * and players under 18 whose guardian has not confirmed.
 */
export async function listConsentsByMembers(
  db: Db,
  memberIds: readonly number[],
): Promise<Map<string, NameConsent>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({
      memberId: groupMembers.id,
      age: playerAges.age,
      chosen: guardianships.nameDisplay,
    })
    .from(groupMembers)
    .innerJoin(playerAges, eq(playerAges.accountId, groupMembers.accountId))
    .leftJoin(
      guardianships,
      and(
        eq(guardianships.accountId, groupMembers.accountId),
        eq(guardianships.state, 'confirmed'),
      ),
    )
    .where(inArray(groupMembers.id, [...memberIds]));
  return new Map(
    rows.map(({ memberId, age, chosen }) => [
      String(memberId),
      age === 'adult' ? 'of-age' : chosen,
    ]),
  );
}
