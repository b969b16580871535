import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import { practiceMatches } from '../../sessions/server/sessions.tables.ts';

/** One-on-one matches of a group, newest day first; `after` is the day and id of the last one seen. */
export function listByGroup(
  db: Db,
  groupId: number,
  page: { readonly after: readonly [day: string, id: string] | null; readonly limit: number },
): Promise<matches.StoredMatch[]> {
  const { playedOn, id } = practiceMatches;
  const where = and(
    eq(practiceMatches.groupId, groupId),
    eq(practiceMatches.format, 'one-on-one'),
    eq(practiceMatches.state, 'saved'),
    isNull(practiceMatches.deletedAt),
    page.after ? sql`(${playedOn}, ${id}) < (${page.after[0]}, ${page.after[1]})` : undefined,
  );
  return matches.list(db, where, page.limit, desc(playedOn), desc(id));
}
