import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { matches } from '../../server/matches.tables.ts';
import { resultIn } from '../draws.results.policy.ts';

/** The match of a draw for which something was entered; `result` is null after it was cleared. */
export interface ResultMark {
  /** Of the match; `matchId` is its place in the draw. */
  readonly id: string;
  readonly matchId: string;
  readonly result: PlayedResult | null;
  readonly notes: string;
  readonly version: number;
  readonly scoredBy: string | null;
  /** The court whose device has entered it, empty for a match slip; null for an account. */
  readonly scoredByCourt: string | null;
  readonly scoredAt: Date;
  readonly playedOn: string;
}

/** Every result that was ever entered for a draw, with its scorer; a cleared one is null. */
export async function listMarks(
  db: Db,
  stageId: string,
  drawNumber: number,
): Promise<ResultMark[]> {
  const rows = await marksOf(db, { stageId, drawNumber });
  return rows.map(({ match, scoredBy }) => ({
    id: match.id,
    matchId: match.drawMatchId!,
    result: resultIn(match),
    notes: match.notes,
    version: match.version,
    scoredBy,
    scoredByCourt: match.scoredByCourt,
    scoredAt: match.scoredAt ?? match.createdAt,
    playedOn: match.playedOn,
  }));
}

const marksOf = prepared((db) =>
  db
    .select({ match: matches, scoredBy: accounts.name })
    .from(matches)
    .leftJoin(accounts, eq(accounts.id, matches.scoredByAccountId))
    .where(
      and(
        eq(matches.stageId, sql.placeholder('stageId')),
        eq(matches.drawNumber, sql.placeholder('drawNumber')),
        // The result of a tie is in its own row.
        isNull(matches.tieId),
        isNull(matches.deletedAt),
      ),
    )
    .orderBy(asc(matches.id))
    .prepare(''),
);

/**
 * Who won which match of these stages, by ids in their draws; null after a double walkover. Only a current draw has
 * matches that are not removed.
 */
export async function listWinners(db: Db, stageIds: readonly string[]) {
  if (stageIds.length === 0) return [];
  const rows = await db
    .select()
    .from(matches)
    .where(
      and(
        inArray(matches.stageId, [...stageIds]),
        isNotNull(matches.drawNumber),
        isNull(matches.tieId),
        or(isNotNull(matches.winner), eq(matches.status, 'double-walkover')),
        isNull(matches.deletedAt),
      ),
    );
  return rows.map((match) => ({
    stageId: match.stageId,
    matchId: match.drawMatchId,
    winner: resultIn(match)?.winner ?? null,
  }));
}

/** Removes the matches of a draw whose results were cleared, before the stage is drawn again. */
export async function updateReplaced(tx: Db, stageId: string, now: Date): Promise<void> {
  await tx
    .update(matches)
    .set({ deletedAt: now })
    .where(
      and(
        eq(matches.stageId, stageId),
        isNotNull(matches.drawNumber),
        isNull(matches.winner),
        isNull(matches.deletedAt),
      ),
    );
}
