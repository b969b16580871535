import { desc, eq } from 'drizzle-orm';
import { replay } from '#domain/bracket/replay.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
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
  return withResults(db, latest, latest.draw);
}

/** A draw of a stage, as it is shown, with every result that was entered for it. Throws where they are not of one draw. */
export async function withResults(
  db: Db,
  {
    stageId,
    number,
    drawnAt,
  }: { readonly stageId: string; readonly number: number; readonly drawnAt: Date },
  draw: Draw,
): Promise<CurrentDraw> {
  const marks = await listMarks(db, stageId, number);
  const results = new Map<string, PlayedResult>();
  for (const { matchId, result } of marks) if (result) results.set(matchId, result);
  const state = replay(draw, results);
  if (!state.ok) throw new Error(`the stage ${stageId} cannot be replayed: ${state.code}`);
  return {
    number,
    drawnAt,
    draw: state.value,
    marks: new Map(marks.map((mark) => [mark.matchId, mark])),
  };
}
