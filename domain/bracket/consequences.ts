import { ok, type Result } from '#domain/common/result.ts';
import type { Draw, Match, PlayedResult, ResultRefusal } from './glossary.ts';
import { clear, clearedBy, correct, findMatch, record, type Step } from './results.ts';

/** What a result would change, for the dialog that asks before it happens. */
export type Consequences = {
  /** Every match that would differ, as it is and as it would be. */
  readonly changes: readonly { readonly before: Match; readonly after: Match }[];
  /** Later matches that would lose their result, as they are, in order of play. */
  readonly cleared: readonly Match[];
  readonly winnerBefore: string | null;
  readonly winnerAfter: string | null;
  /** Set only when this is the final. */
  readonly championBefore: string | null;
  readonly championAfter: string | null;
};

/**
 * Shows what would follow from a result of this match (null: from clearing it) without doing it, the
 * results included that it would take back. Refuses as `record`, or `correct` and `clear` with
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
