import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { serialise } from '#domain/scorecard/score-text.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The results of the stages of events, which are rows of `matches` as those of practice are. */

export type StoredResult = Awaited<ReturnType<typeof listResults>>[number];

/** The results of the groups of a stage, in the order in which they were first entered. */
export async function listResults(db: Db, stageId: string) {
  const rows = await db
    .select({
      id: matches.id,
      player1: matches.player1,
      player2: matches.player2,
      sets: matches.sets,
      winner: matches.winner,
      status: matches.status,
      scoreFormat: matches.scoreFormat,
      version: matches.version,
    })
    .from(matches)
    .where(hasResult(stageId))
    .orderBy(asc(matches.id));
  return rows.map(({ player1, player2, sets, ...match }) => ({
    ...match,
    player1Id: String(player1.id),
    player2Id: String(player2.id),
    sets: serialise(sets),
  }));
}

/** Whether a match of the stage has a result. */
export async function existsOf(db: Db, stageId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(hasResult(stageId))
    .limit(1);
  return found !== undefined;
}

function hasResult(stageId: string) {
  return and(
    eq(matches.stageId, stageId),
    isNull(matches.deletedAt),
    ne(matches.status, 'scheduled'),
  );
}
