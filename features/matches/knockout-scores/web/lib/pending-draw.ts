import { findMatch } from '#domain/bracket/results.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { apply } from '../../../draw-results/draw-results.policy.ts';
import type { PendingResult, SentResult } from './sent-results.ts';

/** Whether a match's result is pending on this phone, or was refused. */
export type Mark = 'waiting' | 'refused';

/** A stored draw with the pending results of this phone that are for it, and what each of them has become. */
export function withPending(
  stored: Draw,
  drawNumber: number,
  pending: readonly PendingResult[],
): { readonly draw: Draw; readonly markOf: (matchId: string) => Mark | undefined } {
  const marks = new Map<string, Mark>();
  let draw = stored;
  for (const { entry, result } of pending) {
    marks.set(result.matchId, entry.refusal ? 'refused' : 'waiting');
    if (!entry.refusal && result.drawNumber === drawNumber) draw = after(draw, result);
  }
  return { draw, markOf: (matchId) => marks.get(matchId) };
}

/** The draw with a pending result; without it where the rules forbid it, as the server does. */
function after(draw: Draw, { matchId, played, player1, player2, clears }: SentResult): Draw {
  const match = findMatch(draw, matchId);
  if (!match || match.player1 !== player1.id || match.player2 !== player2.id) return draw;
  const step = apply(
    draw,
    match,
    played,
    clears?.map((cleared) => cleared.matchId),
  );
  return step.ok ? step.value.next : draw;
}
