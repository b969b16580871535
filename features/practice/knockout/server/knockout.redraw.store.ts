import { draw } from '#domain/bracket/draw.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';
import { mayRedraw } from '../knockout.policy.ts';
import * as draws from './knockout.draws.store.ts';

export interface Redraw {
  readonly sessionId: string;
  readonly writeId: string;
  /** The draw that is to be replaced. */
  readonly drawNumber: number;
  readonly randomSeed: number;
  readonly accountId: string;
  readonly now: Date;
}

/** Draws the same players by new lots, while nothing has been played. Sent again it changes nothing. */
export function insertRedraw(
  db: Db,
  wish: Redraw,
): Promise<Result<null, 'MATCHES_PLAYED' | 'BRACKET_REDRAWN'>> {
  const { sessionId, accountId, now } = wish;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, sessionId))!;
    if (await writes.findById(tx, wish.writeId)) return ok(null);
    const standing = await draws.findStanding(tx, sessionId);
    if (standing.number !== wish.drawNumber) return refuse('BRACKET_REDRAWN');
    if (!mayRedraw(standing.draw)) return refuse('MATCHES_PLAYED');
    const { entrants, tradition, placing, seeds, chosenSeeds } = standing.draw;
    const again = draw(entrants, {
      randomSeed: wish.randomSeed,
      tradition,
      placing,
      seeds: chosenSeeds && seeds,
    });
    if (!again.ok) throw new Error(`the same players cannot be drawn again: ${again.code}`);
    const number = standing.number + 1;
    await draws.insert(tx, {
      sessionId,
      number,
      draw: again.value,
      drawnAt: now,
      drawnByAccountId: accountId,
    });
    const version = session.version + 1;
    await sessions.update(tx, sessionId, { version });
    await writes.insert(tx, {
      id: wish.writeId,
      subjectId: sessionId,
      kind: 'change',
      version,
      content: { drawNumber: number, randomSeed: wish.randomSeed },
      accountId,
      at: now,
    });
    return ok(null);
  });
}
