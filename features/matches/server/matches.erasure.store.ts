import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { matches, matchWrites, stages } from './matches.tables.ts';

/** Matches that a person has opened or scored, and what they have written about them, are the tombstone's from now on. */
export async function updateOwner(tx: Db, accountId: string, tombstone: string): Promise<void> {
  const owner = { ownerAccountId: tombstone };
  await tx.update(matches).set(owner).where(eq(matches.ownerAccountId, accountId));
  const scorer = { scoredByAccountId: tombstone };
  await tx.update(matches).set(scorer).where(eq(matches.scoredByAccountId, accountId));
  await tx
    .update(matchWrites)
    .set({ accountId: tombstone })
    .where(eq(matchWrites.accountId, accountId));
}

/** Seeding orders that the person has saved stay, without saying who it was. */
export async function updateSeeder(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(stages)
    .set({ seededByAccountId: tombstone })
    .where(eq(stages.seededByAccountId, accountId));
}

/** Replaces a name in the notes on the results of these stages' draws. */
export async function updateNotes(
  tx: Db,
  stageIds: readonly string[],
  name: string,
): Promise<void> {
  if (stageIds.length === 0) return;
  await tx
    .update(matches)
    .set({ notes: sql`replace(${matches.notes}, ${name}, ${FORMER_PLAYER})` })
    .where(and(inArray(matches.stageId, [...stageIds]), isNotNull(matches.drawNumber)));
}

/** The names that the writes about these matches and stages give to the member of a group with this number. */
export async function listWrittenNames(
  tx: Db,
  subjectIds: readonly string[],
  memberId: number,
): Promise<string[]> {
  const isMember = sql`'$.** ? (@.id == $id && !(@.external == true)).name'::jsonpath`;
  const named = sql<string>`jsonb_path_query(${matchWrites.content}, ${isMember}, jsonb_build_object('id', ${memberId}::int)) #>> '{}'`;
  const rows = await tx
    .selectDistinct({ name: named })
    .from(matchWrites)
    .where(inArray(matchWrites.subjectId, [...subjectIds]));
  return rows.map(({ name }) => name);
}

/** Replaces a name in the writes about these matches and stages, `isInNotes` also inside of longer texts. */
export async function updateWrites(
  tx: Db,
  subjectIds: readonly string[],
  { name, isInNotes }: { readonly name: string; readonly isInNotes: boolean },
): Promise<void> {
  const { content } = matchWrites;
  // As a whole value, and inside notes: both as JSON writes them.
  const value = sql`to_jsonb(${name}::text)::text`;
  const former = sql`to_jsonb(${FORMER_PLAYER}::text)`;
  const renamed = sql`replace(${content}::text, ${value}, ${former}::text)`;
  const noted = isInNotes
    ? sql`replace(${renamed}, trim(both '"' from ${value}), ${FORMER_PLAYER})`
    : renamed;
  await tx
    .update(matchWrites)
    .set({ content: sql`${noted}::jsonb` })
    .where(inArray(matchWrites.subjectId, [...subjectIds]));
}
