import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import { practiceMatches } from '../../sessions/server/sessions.tables.ts';

/** More than anybody plays in one practice; limits the list and "Confirm" to one request. */
export const MOST_DRAFTS = 200;

/** The unconfirmed list, oldest first. */
export function listDrafts(db: Db, accountId: string): Promise<matches.StoredMatch[]> {
  return matches.list(db, isDraftOf(accountId), MOST_DRAFTS, asc(practiceMatches.id));
}

/** Puts those of the matches that are drafts of the account into the records; gives their ids. */
export async function updateConfirmed(
  tx: Db,
  { accountId, matchIds }: { readonly accountId: string; readonly matchIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .update(practiceMatches)
    .set({ state: 'saved' })
    .where(and(isDraftOf(accountId), inArray(practiceMatches.id, [...matchIds])))
    .returning({ id: practiceMatches.id });
  return rows.map(({ id }) => id);
}

function isDraftOf(accountId: string) {
  return and(
    eq(practiceMatches.ownerAccountId, accountId),
    isNull(practiceMatches.groupId),
    eq(practiceMatches.state, 'draft'),
    isNull(practiceMatches.deletedAt),
  );
}
