import { desc, eq } from 'drizzle-orm';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { withResults } from '../draws.results.policy.ts';
import { listMarks, type ResultMark } from './draws.results.store.ts';
import { draws } from './draws.tables.ts';

/** The current draw, with its results. */
export interface CurrentDraw {
  readonly number: number;
  readonly drawnAt: Date;
  readonly draw: Draw;
  readonly marks: ReadonlyMap<string, ResultMark>;
}

export async function insert(db: Db, draw: typeof draws.$inferInsert): Promise<void> {
  await db.insert(draws).values(draw);
}

/** The current draw of a knockout and every result that was entered for it. Throws for a stage without one. */
export async function findCurrent(db: Db, stageId: string): Promise<CurrentDraw> {
  const [latest] = await db
    .select()
    .from(draws)
    .where(eq(draws.stageId, stageId))
    .orderBy(desc(draws.number))
    .limit(1);
  if (!latest || isGroupsDraw(latest.draw)) throw new Error(`the stage ${stageId} has no draw`);
  return findWithResults(db, latest, latest.draw);
}

/** A draw of a stage, as it is shown, with every result that was entered for it. Throws where they are not of one draw. */
export async function findWithResults(
  db: Db,
  {
    stageId,
    number,
    drawnAt,
  }: { readonly stageId: string; readonly number: number; readonly drawnAt: Date },
  draw: Draw,
): Promise<CurrentDraw> {
  const marks = await listMarks(db, stageId, number);
  return {
    number,
    drawnAt,
    draw: withResults(stageId, draw, marks),
    marks: new Map(marks.map((mark) => [mark.matchId, mark])),
  };
}
