import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredResult } from '../knockout.results.policy.ts';
import { knockoutResults } from './knockout.tables.ts';

export interface ResultMark extends StoredResult {
  readonly matchId: string;
  readonly scoredBy: string | null;
  readonly scoredAt: Date;
}

/** Every result that was ever entered for a draw, with its scorer; a cleared one is null. */
export function listMarks(db: Db, sessionId: string, drawNumber: number): Promise<ResultMark[]> {
  return db
    .select({
      matchId: knockoutResults.matchId,
      result: knockoutResults.result,
      notes: knockoutResults.notes,
      version: knockoutResults.version,
      scoredBy: accounts.name,
      scoredAt: knockoutResults.scoredAt,
    })
    .from(knockoutResults)
    .leftJoin(accounts, eq(accounts.id, knockoutResults.scoredByAccountId))
    .where(
      and(eq(knockoutResults.sessionId, sessionId), eq(knockoutResults.drawNumber, drawNumber)),
    );
}

/** Results of these knockouts. Only the current draw can have any: a played draw is not repeated. */
export async function listByKnockouts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      sessionId: knockoutResults.sessionId,
      matchId: knockoutResults.matchId,
      result: knockoutResults.result,
    })
    .from(knockoutResults)
    .where(and(inArray(knockoutResults.sessionId, [...ids]), isNotNull(knockoutResults.result)));
}

/** Inserts or overwrites the result of a match. */
export async function insertOrUpdate(
  tx: Db,
  row: typeof knockoutResults.$inferInsert,
): Promise<void> {
  const { sessionId, drawNumber, matchId, ...values } = row;
  await tx
    .insert(knockoutResults)
    .values(row)
    .onConflictDoUpdate({
      target: [knockoutResults.sessionId, knockoutResults.drawNumber, knockoutResults.matchId],
      set: values,
    });
}
