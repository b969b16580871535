import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** One-on-one matches of a group, newest day first; `after` is the day and id of the last one seen. */
export function listByGroup(
  db: Db,
  groupId: number,
  page: { readonly after: readonly [day: string, id: string] | null; readonly limit: number },
): Promise<matchStore.StoredMatch[]> {
  const { playedOn, id } = matches;
  const where = and(
    eq(matches.groupId, groupId),
    eq(matches.kind, 'one-on-one'),
    eq(matches.state, 'saved'),
    isNull(matches.deletedAt),
    page.after ? sql`(${playedOn}, ${id}) < (${page.after[0]}, ${page.after[1]})` : undefined,
  );
  return matchStore.list(db, where, page.limit, desc(playedOn), desc(id));
}
