import { and, eq, inArray } from 'drizzle-orm';
import type { NameDisplay } from '#domain/common/name-display.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { guardianships, playerAges } from './guardians.tables.ts';

/**
 * How members of clubs who are under 18 are shown to people outside, by the member's id: as the guardian has chosen, and as
 * initials until one has confirmed. Adults, and members without an account, are not in it.
 */
export async function listByMembers(
  db: Db,
  memberIds: readonly number[],
): Promise<Map<string, NameDisplay>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: groupMembers.id, chosen: guardianships.nameDisplay })
    .from(groupMembers)
    .innerJoin(
      playerAges,
      and(eq(playerAges.accountId, groupMembers.accountId), eq(playerAges.age, 'under-18')),
    )
    .leftJoin(
      guardianships,
      and(
        eq(guardianships.accountId, groupMembers.accountId),
        eq(guardianships.state, 'confirmed'),
      ),
    )
    .where(inArray(groupMembers.id, [...memberIds]));
  return new Map(rows.map(({ memberId, chosen }) => [String(memberId), chosen ?? 'initials']));
}
