import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { type EmptyFact, updateMergedFacts } from '#features/players/server/players.facts.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { asArrays } from '#platform/server/db/as-arrays.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';
import type { Sheet } from './roster.store.ts';
import { schoolSheets } from './roster.tables.ts';

/** Stores the school sheet of a group. */
export async function updateSheet(tx: Db, groupId: number, sheet: Sheet): Promise<void> {
  const values = { ...sheet, prefecture: sheet.prefecture || null };
  await tx
    .insert(schoolSheets)
    .values({ groupId, ...values })
    .onConflictDoUpdate({ target: schoolSheets.groupId, set: values });
}

/**
 * Empties what the duplicates of a pupil still say, who were merged into the same person and are on no list any more. What
 * another group's list says stays.
 */
export async function updateDuplicates(
  tx: Db,
  pupil: { readonly playerId: string; readonly empty: readonly EmptyFact[] },
): Promise<void> {
  const listed = tx
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.deletedAt)))
    .where(and(eq(groupMembers.playerId, players.id), isNull(groupMembers.leftAt)));
  await updateMergedFacts(tx, pupil, notExists(listed));
}

/** Renames members on the list of their group, in one statement. */
export async function updateNames(
  tx: Db,
  names: readonly { readonly memberId: number; readonly name: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = asArrays(names, [
    ['id', 'int4', ({ memberId }) => memberId],
    ['name', 'text', ({ name }) => name],
  ]);
  await tx.execute(
    sql`update group_members set name = listed.name from ${rows} listed where group_members.id = listed.id`,
  );
}

/** Numbers members in the order of strength, from 1, in one statement. */
export async function updateStrengths(tx: Db, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  const rows = asArrays(
    memberIds.map((id, at) => ({ id, strength: at + 1 })),
    [
      ['id', 'int4', ({ id }) => id],
      ['strength', 'int4', ({ strength }) => strength],
    ],
  );
  await tx.execute(
    sql`update group_members set strength = placed.strength from ${rows} placed where group_members.id = placed.id`,
  );
}

/** Counts a change of the list as a save: an edit of the group that began before is refused. */
export async function updateVersion(tx: Db, groupId: number): Promise<void> {
  await tx
    .update(groups)
    .set({ version: sql`${groups.version} + 1` })
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)));
}

/** Whether one of the ids is that of a player, of this group or of any other. */
export async function existsPlayer(tx: Db, ...ids: string[]): Promise<boolean> {
  return ids.length > 0 && (await tx.$count(players, inArray(players.id, ids))) > 0;
}
