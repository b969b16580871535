import { and, asc, eq, or, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { matchWrites } from './matches.tables.ts';

/** A write as the history of a match shows it. */
export interface HistoryWrite {
  readonly kind: (typeof matchWrites.$inferSelect)['kind'];
  readonly content: unknown;
  readonly at: Date;
  /** The writer with an account; null for a device with a link. */
  readonly name: string | null;
  readonly linkId: string | null;
}

/**
 * All that was written about a match of a stage, the oldest first: about its row, and about its place in the draw of that number, where
 * knockouts store their results.
 */
export async function listHistory(
  db: Db,
  {
    rowId,
    stageId,
    matchId,
    drawNumber,
  }: {
    readonly rowId: string | null;
    readonly stageId: string;
    readonly matchId: string;
    readonly drawNumber: number;
  },
): Promise<HistoryWrite[]> {
  const ofPlace = and(
    eq(matchWrites.subjectId, stageId),
    sql`${matchWrites.content} ->> 'matchId' = ${matchId}`,
    sql`${matchWrites.content} ->> 'drawNumber' = ${String(drawNumber)}`,
  );
  const { kind, content, at, linkId } = matchWrites;
  return db
    .select({ kind, content, at, linkId, name: accounts.name })
    .from(matchWrites)
    .leftJoin(accounts, eq(accounts.id, matchWrites.accountId))
    .where(rowId === null ? ofPlace : or(ofPlace, eq(matchWrites.subjectId, rowId)))
    .orderBy(asc(matchWrites.at), asc(matchWrites.version));
}
