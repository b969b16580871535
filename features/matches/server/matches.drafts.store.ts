import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as matchStore from './matches.store.ts';
import { matches } from './matches.tables.ts';

/** Matches that nobody has confirmed yet: the list of a free practice. */

/** More than anybody plays in one practice; limits the list and "Confirm" to one request. */
export const MOST_DRAFTS = 200;

/** The unconfirmed list, oldest first. */
export function listDrafts(db: Db, accountId: string): Promise<matchStore.StoredMatch[]> {
  return matchStore.list(db, isDraftOf(accountId), MOST_DRAFTS, asc(matches.id));
}

/** Puts those of the matches that are drafts of the account into the records; gives their ids. */
export async function updateConfirmed(
  tx: Db,
  { accountId, matchIds }: { readonly accountId: string; readonly matchIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .update(matches)
    .set({ state: 'saved' })
    .where(and(isDraftOf(accountId), inArray(matches.id, [...matchIds])))
    .returning({ id: matches.id });
  return rows.map(({ id }) => id);
}

function isDraftOf(accountId: string) {
  return and(
    eq(matches.ownerAccountId, accountId),
    isNull(matches.groupId),
    eq(matches.state, 'draft'),
    isNull(matches.deletedAt),
  );
}
