import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Match, PlayedResult, SetScore } from './glossary.ts';

export const mostSets = 5;
export const highestScore = 99;

export type Side = 'player1' | 'player2';

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
  /** "{sets won by player 1}-{sets won by player 2}", whoever wins. */
  readonly score: string;
  readonly setsWon: { readonly player1: number; readonly player2: number };
  readonly reason: WinnerReason;
};

export const fiveSetRefusals = ['no-complete-set', 'too-many-sets', 'score-out-of-range'] as const;
export type FiveSetRefusal = (typeof fiveSetRefusals)[number];

/**
 * The winner of a bracket match from up to five sets. Only sets with both scores count. More sets
 * won wins; if equal, the higher highest score in a single set; if that is equal too, player 2.
 * A set with equal scores is won by nobody.
 *
 * Refuses when no set is complete, there are more than five, or a score is not a whole number from
 * 0 to 99. Source: spec section 4, "Winner rule on the score screen (5 sets)", kept to the letter.
 */
export function outcome(sets: readonly SetScore[]): Result<Outcome, FiveSetRefusal> {
  if (sets.length > mostSets) return refuse('too-many-sets');
  if (!sets.every((set) => isScore(set.player1) && isScore(set.player2))) {
    return refuse('score-out-of-range');
  }
  const complete = sets.filter(isComplete);
  if (complete.length === 0) return refuse('no-complete-set');

  const setsWon = {
    player1: complete.filter((set) => set.player1 > set.player2).length,
    player2: complete.filter((set) => set.player2 > set.player1).length,
  };
  const score = `${setsWon.player1}-${setsWon.player2}`;
  return ok({ score, setsWon, ...decide(setsWon, complete) });
}

/** The result to record for a match, with the sets as entered. Refuses as `outcome` does. */
export function toResult(
  match: Match,
  sets: readonly SetScore[],
): Result<PlayedResult, FiveSetRefusal | 'missing-player'> {
  if (match.player1 === null || match.player2 === null) return refuse('missing-player');
  const decided = outcome(sets);
  if (!decided.ok) return decided;
  const { winner, score } = decided.value;
  return ok({ kind: 'score', winner: match[winner] as string, score, sets });
}

type CompleteSet = { readonly player1: number; readonly player2: number };

function decide(
  setsWon: CompleteSet,
  sets: readonly CompleteSet[],
): { winner: Side; reason: WinnerReason } {
  const bySets = higher(setsWon);
  if (bySets) {
    const { winnerValue: winnerSets, loserValue: loserSets } = bySets;
    return { winner: bySets.winner, reason: { kind: 'sets', winnerSets, loserSets } };
  }
  const setsEach = setsWon.player1;
  const highest = {
    player1: Math.max(...sets.map((set) => set.player1)),
    player2: Math.max(...sets.map((set) => set.player2)),
  };
  const byHighest = higher(highest);
  if (byHighest) {
    const { winner, winnerValue: winnerHighest, loserValue: loserHighest } = byHighest;
    return { winner, reason: { kind: 'highest-set', setsEach, winnerHighest, loserHighest } };
  }
  return {
    winner: 'player2',
    reason: { kind: 'second-player-rule', setsEach, highest: highest.player2 },
  };
}

function higher({ player1, player2 }: CompleteSet) {
  if (player1 === player2) return null;
  return player1 > player2
    ? ({ winner: 'player1', winnerValue: player1, loserValue: player2 } as const)
    : ({ winner: 'player2', winnerValue: player2, loserValue: player1 } as const);
}

function isComplete(set: SetScore): set is CompleteSet {
  return set.player1 !== null && set.player2 !== null;
}

function isScore(score: number | null): boolean {
  return score === null || (Number.isInteger(score) && score >= 0 && score <= highestScore);
}
