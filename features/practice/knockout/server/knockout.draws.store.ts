import { desc, eq } from 'drizzle-orm';
import { replay } from '#domain/bracket/replay.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listMarks, type ResultMark } from './knockout.results.store.ts';
import { knockoutDraws } from './knockout.tables.ts';

/** The current draw, with its results. */
export interface CurrentDraw {
  readonly number: number;
  readonly drawnAt: Date;
  readonly draw: Draw;
  readonly marks: ReadonlyMap<string, ResultMark>;
}

export async function insert(db: Db, draw: typeof knockoutDraws.$inferInsert): Promise<void> {
  await db.insert(knockoutDraws).values(draw);
}

/** The current draw and every result that was entered for it. */
export async function findCurrent(db: Db, sessionId: string): Promise<CurrentDraw> {
  const [latest] = await db
    .select()
    .from(knockoutDraws)
    .where(eq(knockoutDraws.sessionId, sessionId))
    .orderBy(desc(knockoutDraws.number))
    .limit(1);
  if (!latest) throw new Error(`the knockout ${sessionId} has no draw`);
  const marks = await listMarks(db, sessionId, latest.number);
  const results = new Map<string, PlayedResult>();
  for (const { matchId, result } of marks) if (result) results.set(matchId, result);
  const state = replay(latest.draw, results);
  if (!state.ok) throw new Error(`the knockout ${sessionId} cannot be replayed: ${state.code}`);
  return {
    number: latest.number,
    drawnAt: latest.drawnAt,
    draw: state.value,
    marks: new Map(marks.map((mark) => [mark.matchId, mark])),
  };
}
