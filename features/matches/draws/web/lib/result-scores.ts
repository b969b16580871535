/** The numbers of a result as short text without language. */
import type { MatchResult } from '#domain/bracket/vocabulary.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import type { BySide } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import type { SetScore } from '#domain/scoring/formats.ts';
import { setText, text } from '#domain/scoring/text.ts';

/** Sets won as entered, "3-1"; of a match of one set its score, "9-8(5)"; empty without a score. */
export function scoreOf(result: MatchResult | null): string {
  const only = onlySetOf(result);
  if (only) return setText(only);
  return (result && 'score' in result && result.score) || '';
}

/** The same as two texts for the lines of the tree: the points of a tie-break are beside the loser's games. */
export function scoresOf(result: MatchResult | null): BySide<string> {
  const only = onlySetOf(result);
  if (!only) {
    const [player1 = '', player2 = ''] = scoreOf(result).split('-');
    return { player1, player2 };
  }
  const { player1, player2, tieBreak } = only;
  const lost = tieBreak === undefined ? '' : `(${tieBreak})`;
  return {
    player1: `${player1}${player1 < player2 ? lost : ''}`,
    player2: `${player2}${player2 < player1 ? lost : ''}`,
  };
}

/** "11-9 7-11": the sets with both scores; empty where `scoreOf` says them already. */
export function setsOf(result: MatchResult | null): string {
  return onlySetOf(result) ? '' : text(completeSets(result));
}

/** The set of a match that its format plays as one; null in other matches, and before a point. */
function onlySetOf(result: MatchResult | null): SetScore | null {
  const chosen = result && 'scoreFormat' in result ? result.scoreFormat : undefined;
  const isOneSet = chosen !== undefined && formatOf(chosen)?.bestOf === 1;
  return isOneSet ? (completeSets(result)[0] ?? null) : null;
}

function completeSets(result: MatchResult | null): SetScore[] {
  const sets = (result && 'sets' in result && result.sets) || [];
  return sets.filter(isComplete);
}
