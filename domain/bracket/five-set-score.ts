import { ok, type Result, refuse } from '#domain/common/result.ts';
import { resultText } from '#domain/scorecard/score-text.ts';
import {
  type CompleteSet,
  higher,
  isComplete,
  type SetScore,
  setsWon as setsWonIn,
} from '#domain/scorecard/set-score.ts';
import { type BySide, opponent, type Side } from '#domain/scorecard/side.ts';

export const mostSets = 5;
const highestScore = 99;

/** Why this player wins, with the numbers the confirm dialog puts into words. */
export type WinnerReason =
  | { readonly kind: 'sets'; readonly winnerSets: number; readonly loserSets: number }
  | {
      readonly kind: 'highest-set';
      readonly setsEach: number;
      readonly winnerHighest: number;
      readonly loserHighest: number;
    }
  | { readonly kind: 'second-player-rule'; readonly setsEach: number; readonly highest: number };

export type Outcome = {
  readonly winner: Side;
  /** "{sets won by player 1}-{sets won by player 2}", also when player 2 wins. */
  readonly score: string;
  readonly setsWon: BySide<number>;
  readonly reason: WinnerReason;
};

export type FiveSetRefusal = 'NO_COMPLETE_SET' | 'TOO_MANY_SETS' | 'SCORE_OUT_OF_RANGE';

/**
 * Returns the winner of a bracket match from up to five sets. Only sets with both scores count. More sets
 * won wins; if equal, the higher highest score in a single set; if that is equal too, player 2.
 * Nobody wins a set with equal scores.
 *
 * Refuses when no set is complete, there are more than five, or a score is not a whole number from
 * 0 to 99. Source: spec section 4, "Winner rule on the score screen (5 sets)", followed to the letter.
 */
export function outcome(sets: readonly SetScore[]): Result<Outcome, FiveSetRefusal> {
  if (sets.length > mostSets) return refuse('TOO_MANY_SETS');
  if (!sets.every((set) => isScore(set.player1) && isScore(set.player2))) {
    return refuse('SCORE_OUT_OF_RANGE');
  }
  const complete = sets.filter(isComplete);
  if (complete.length === 0) return refuse('NO_COMPLETE_SET');

  const setsWon = setsWonIn(complete);
  return ok({ score: resultText(setsWon), setsWon, ...decide(setsWon, complete) });
}

function decide(
  setsWon: BySide<number>,
  sets: readonly CompleteSet[],
): { winner: Side; reason: WinnerReason } {
  const bySets = higher(setsWon);
  if (bySets) {
    const winnerSets = setsWon[bySets];
    const loserSets = setsWon[opponent(bySets)];
    return { winner: bySets, reason: { kind: 'sets', winnerSets, loserSets } };
  }
  const setsEach = setsWon.player1;
  const highest = {
    player1: Math.max(...sets.map((set) => set.player1)),
    player2: Math.max(...sets.map((set) => set.player2)),
  };
  const byHighest = higher(highest);
  if (byHighest) {
    const winnerHighest = highest[byHighest];
    const loserHighest = highest[opponent(byHighest)];
    const reason = { kind: 'highest-set', setsEach, winnerHighest, loserHighest } as const;
    return { winner: byHighest, reason };
  }
  return {
    winner: 'player2',
    reason: { kind: 'second-player-rule', setsEach, highest: highest.player2 },
  };
}

function isScore(score: number | null): boolean {
  return score === null || (Number.isInteger(score) && score >= 0 && score <= highestScore);
}
