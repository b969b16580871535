import { and, eq, exists, gte, isNull, notExists, or } from 'drizzle-orm';
import { updateForgotten } from '#features/players/server/players.retention.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers } from '../../server/groups.tables.ts';

/**
 * Removes what lists said about people without an account who have been on no list since before `before`; the name stays,
 * because practice records refer to it. Gives how many there were.
 */
export async function updateFormerPupils(db: Db, before: Date): Promise<number> {
  const isMember = eq(groupMembers.playerId, players.id);
  const isRecent = or(isNull(groupMembers.leftAt), gte(groupMembers.leftAt, before));
  const listed = db.select({ id: groupMembers.id }).from(groupMembers).where(isMember);
  const recent = db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(isMember, isRecent));
  return updateForgotten(db, and(exists(listed), notExists(recent)));
}
