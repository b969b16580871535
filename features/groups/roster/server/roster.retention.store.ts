import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  currentPlayers,
  updateForgotten,
} from '#features/players/server/players.retention.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';
import { schoolSheets } from './roster.tables.ts';

/**
 * Removes what lists said about people without an account who have been on no list since before `before`; the name stays,
 * because practice records refer to it. Gives how many there were.
 */
export async function updateFormerPupils(db: Db, before: Date): Promise<number> {
  const isMember = eq(groupMembers.playerId, currentPlayers.id);
  const isRecent = or(isNull(groupMembers.leftAt), gte(groupMembers.leftAt, before));
  const listed = db.select({ id: groupMembers.id }).from(groupMembers).where(isMember);
  const recent = db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(isMember, isRecent, isAlive(db, before)));
  return updateForgotten(db, and(exists(listed), notExists(recent)));
}

/**
 * Removes whom to contact from the school sheets of groups that ended before `before`; the name of the school stays,
 * because past entries show it. Gives how many there were.
 */
export async function updateEndedSheets(db: Db, before: Date): Promise<number> {
  const { groupId, postalCode, address, personInCharge, phone } = schoolSheets;
  const ended = db
    .select({ id: groups.id })
    .from(groups)
    .where(not(isAlive(db, before)));
  const rows = await db
    .update(schoolSheets)
    .set({ postalCode: '', address: '', personInCharge: '', phone: '' })
    .where(
      and(
        or(...[postalCode, address, personInCharge, phone].map((column) => ne(column, ''))),
        inArray(groupId, ended),
      ),
    )
    .returning({ groupId });
  return rows.length;
}

const onList = alias(groupMembers, 'on_list');

/**
 * A group that was not deleted before `before`, and that somebody with an account is in, or has left since: nobody else
 * reads its list, and deleting the last account ends it. Never null.
 */
function isAlive(db: Db, before: Date) {
  const isIn = and(isNotNull(onList.accountId), isNull(onList.leftAt));
  const reader = db
    .select({ id: onList.id })
    .from(onList)
    .where(and(eq(onList.groupId, groups.id), or(isIn, gte(onList.leftAt, before))));
  const isThere = or(isNull(groups.deletedAt), gte(groups.deletedAt, before));
  return sql`(${isThere} and ${exists(reader)})`;
}
