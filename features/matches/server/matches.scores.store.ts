import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { serialise } from '#domain/scorecard/score-text.ts';
import type { Db } from '#platform/server/db/database.ts';
import { matches } from './matches.tables.ts';

/** The matches of a stage that are not removed, without the rubbers of ties, with their scores as text, in the order in which they were first entered. */
export async function listScores(db: Db, stageId: string, more?: SQL) {
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
    .where(
      and(eq(matches.stageId, stageId), isNull(matches.tieId), isNull(matches.deletedAt), more),
    )
    .orderBy(asc(matches.id));
  return rows.map(({ player1, player2, sets, ...match }) => ({
    ...match,
    player1Id: player1.id,
    player2Id: player2.id,
    sets: serialise(sets),
  }));
}
