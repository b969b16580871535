import { and, eq, isNull, ne } from 'drizzle-orm';
import { listScores } from '#features/matches/server/matches.scores.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The results of the stages of events, which are rows of `matches` as those of practice are. */

export type StoredResult = Awaited<ReturnType<typeof listResults>>[number];

/** The results of the groups of a stage, in the order in which they were first entered. */
export async function listResults(db: Db, stageId: string) {
  const rows = await listScores(db, stageId, isPlayed);
  return rows.map((match) => ({
    ...match,
    player1Id: String(match.player1Id),
    player2Id: String(match.player2Id),
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

/** Of an event: players, pairs or teams. */
export async function findDiscipline(db: Db, eventId: number) {
  const [found] = await db
    .select({ discipline: events.discipline })
    .from(events)
    .where(eq(events.id, eventId));
  return found?.discipline ?? null;
}

const isPlayed = ne(matches.status, 'scheduled');

function hasResult(stageId: string) {
  return and(eq(matches.stageId, stageId), isNull(matches.deletedAt), isPlayed);
}
