import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { currentPlayerOf, playersOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';

/** A member whose player is merged into another. */
export interface Merge {
  readonly groupId: number;
  readonly groupName: string;
  readonly memberId: number;
  readonly name: string;
  readonly playerId: string;
  readonly mergedAt: Date;
  /** The account of the row: that of the player who has the records of both; null when the row is off the list. */
  readonly linkedAccountId: string | null;
  /** The player who has the records of both. */
  readonly intoPlayerId: string;
  readonly into: string;
  readonly ownerAccountId: string | null;
  /** When that player's account was deleted. */
  readonly leftAt: Date | null;
}

/** The merges in a group, the oldest first, whether or not they can still be undone. */
export function listMerges(db: Db, groupId: number): Promise<Merge[]> {
  return merges(db, eq(groupMembers.groupId, groupId));
}

/** The merges with the player of an account in all groups, the oldest first, also in those that it has left. */
export function listOwnMerges(db: Db, accountId: string): Promise<Merge[]> {
  return merges(db, sql`${groupMembers.playerId} in ${playersOf(accountId)}`);
}

/** The merge of one member of a group; null when the member's player is not merged. */
export async function findMerge(tx: Db, groupId: number, memberId: number): Promise<Merge | null> {
  const isMember = and(eq(groupMembers.groupId, groupId), eq(groupMembers.id, memberId));
  const [found] = await merges(tx, isMember);
  return found ?? null;
}

async function merges(db: Db, isWanted: SQL | undefined): Promise<Merge[]> {
  const merged = alias(players, 'merged');
  const current = alias(players, 'current_player');
  const rows = await db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      memberId: groupMembers.id,
      name: groupMembers.name,
      playerId: groupMembers.playerId,
      mergedAt: merged.mergedAt,
      linkedAccountId: groupMembers.accountId,
      intoPlayerId: current.id,
      into: current.displayName,
      ownerAccountId: current.accountId,
      leftAt: current.leftAt,
    })
    .from(groupMembers)
    .innerJoin(merged, eq(merged.id, groupMembers.playerId))
    .innerJoin(current, eq(current.id, currentPlayerOf(merged.mergedInto)))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(isWanted)
    .orderBy(asc(merged.mergedAt), asc(groupMembers.id));
  return rows.flatMap(({ mergedAt, ...row }) => (mergedAt ? [{ ...row, mergedAt }] : []));
}

/** Takes the place in the order of strength back that the row of the other player got from the row of a merge. */
export async function updateStrengthReturned(
  tx: Db,
  groupId: number,
  { memberId, intoPlayerId }: Merge,
): Promise<void> {
  const own = tx
    .select({ strength: groupMembers.strength })
    .from(groupMembers)
    .where(eq(groupMembers.id, memberId));
  await tx
    .update(groupMembers)
    .set({ strength: null })
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        ne(groupMembers.id, memberId),
        isNull(groupMembers.leftAt),
        eq(groupMembers.strength, own),
        eq(currentPlayerOf(groupMembers.playerId), intoPlayerId),
      ),
    );
}
