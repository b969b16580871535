import { ok, type Result } from '#domain/common/result.ts';
import { clear, clearedBy, correct, findMatch, record, type Step } from './results.ts';
import type { Draw, Match, PlayedResult, ResultRefusal } from './vocabulary.ts';

/** What a result would change, for the dialog that asks for confirmation. */
export type Consequences = {
  /** Every match that would differ, before and after the change. */
  readonly changes: readonly { readonly before: Match; readonly after: Match }[];
  /** Later matches that would lose their result, before the change, in order of play. */
  readonly cleared: readonly Match[];
  readonly winnerBefore: string | null;
  readonly winnerAfter: string | null;
  /** Set only when this is the final. */
  readonly championBefore: string | null;
  readonly championAfter: string | null;
};

/**
 * Shows what would follow from a result of this match (null: from clearing it) without applying it, including
 * the results that it would clear. Refuses as `record`, or as `correct` and `clear` with
 * `clearFollowing` would.
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
    cleared: clearedBy(draw, taken.value, matchId),
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
  const reach = { clearFollowing: true };
  if (newResult === null) return clear(draw, matchId, reach);
  return match?.result
    ? correct(draw, matchId, newResult, reach)
    : record(draw, matchId, newResult);
}
