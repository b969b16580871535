import { type AnyColumn, and, eq, inArray } from 'drizzle-orm';
import type { NameConsent } from '#domain/common/name-display.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { consentIn } from '../guardians.policy.ts';
import { guardianships, playerAges } from './guardians.tables.ts';

/** What decides whether a name may be shown to strangers; of a join with both tables. */
export const consentColumns = { age: playerAges.age, chosen: guardianships.nameDisplay };

/** The confirmed guardian of an account, for a left join. */
export function isConsenting(accountId: AnyColumn) {
  return and(eq(guardianships.accountId, accountId), eq(guardianships.state, 'confirmed'));
}

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
      ...consentColumns,
    })
    .from(groupMembers)
    .innerJoin(playerAges, eq(playerAges.accountId, groupMembers.accountId))
    .leftJoin(guardianships, isConsenting(groupMembers.accountId))
    .where(inArray(groupMembers.id, [...memberIds]));
  return new Map(rows.map(({ memberId, ...stored }) => [String(memberId), consentIn(stored)]));
}
