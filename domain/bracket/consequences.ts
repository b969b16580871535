import { ok, type Result } from '#domain/common/result.ts';
import type { Draw, Match, PlayedResult, ResultRefusal } from './glossary.ts';
import { clear, correct, findMatch, record, type Step } from './results.ts';

/** What a result would change, for the dialog that asks before it happens. */
export type Consequences = {
  /** Every match that would differ, as it is and as it would be. */
  readonly changes: readonly { readonly before: Match; readonly after: Match }[];
  readonly winnerBefore: string | null;
  readonly winnerAfter: string | null;
  /** Set only when this is the final. */
  readonly championBefore: string | null;
  readonly championAfter: string | null;
};

/**
 * Shows what would follow from a result of this match (null: from clearing it) without doing it.
 * Refuses exactly as `record`, `correct` or `clear` would.
 */
export function consequences(
  draw: Draw,
  matchId: string,
  newResult: PlayedResult | null,
): Result<Consequences, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const taken = take(draw, match, matchId, newResult);
  if (!taken.ok) return taken;
  const changes = taken.value.changed.map((after) => ({
    before: findMatch(draw, after.id) as Match,
    after,
  }));
  return ok({
    changes,
    winnerBefore: match?.result?.winner ?? null,
    winnerAfter: newResult?.winner ?? null,
    championBefore: champion(draw),
    championAfter: champion(taken.value.next),
  });
}

/** The winner of the final, once it is decided. */
export function champion(draw: Draw): string | null {
  return draw.matches.at(-1)?.result?.winner ?? null;
}

function take(
  draw: Draw,
  match: Match | null,
  matchId: string,
  newResult: PlayedResult | null,
): Result<Step, ResultRefusal> {
  if (newResult === null) return clear(draw, matchId);
  return match?.result ? correct(draw, matchId, newResult) : record(draw, matchId, newResult);
}
