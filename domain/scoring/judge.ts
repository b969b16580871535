import type { BySide } from '#domain/scorecard/side.ts';
import {
  ruleOf,
  type ScoreFormat,
  type SetRule,
  type SetScore,
  type Side,
  setsToWin,
} from './formats.ts';
import { HIGHEST_SCORE, hadTieBreak, isReachable, isSetOver } from './set-rule.ts';

/** Why a set cannot be, in the order in which the reasons are looked for. */
const REASONS = ['not-a-score', 'after-decision', 'beyond-end', 'tie-break', 'unfinished'] as const;
export type Reason = (typeof REASONS)[number];

export type Judgement =
  | { readonly state: 'decided'; readonly winner: Side; readonly setsWon: BySide<number> }
  /** Legal so far; the last set may be going on. */
  | { readonly state: 'open'; readonly setsWon: BySide<number> }
  /** `set` is counted from 0. */
  | { readonly state: 'impossible'; readonly set: number; readonly reason: Reason };

/**
 * Judges the sets of a match by its format, from the first set on; the first thing wrong is the answer.
 *
 * Never throws: sets come from a form, a phone's store or the network, and what is no set is
 * `not-a-score`. Source: the "Competition" page, "Score formats".
 */
export function judge(format: ScoreFormat, sets: readonly SetScore[]): Judgement {
  if (!Array.isArray(sets)) return impossible(0, 'not-a-score');
  const setsWon = { player1: 0, player2: 0 };
  let winner: Side | null = null;
  for (let index = 0; index < sets.length; index += 1) {
    const set = sets[index] as SetScore;
    if (!isScore(set?.player1) || !isScore(set.player2)) return impossible(index, 'not-a-score');
    if (winner) return impossible(index, 'after-decision');
    const rule = ruleOf(format, index);
    const isLast = index === sets.length - 1;
    const reason = wrongIn(rule, set, isLast);
    if (reason) return impossible(index, reason);
    const side = setWinner(rule, set);
    if (side) setsWon[side] += 1;
    if (side && setsWon[side] === setsToWin(format)) winner = side;
  }
  return winner ? { state: 'decided', winner, setsWon } : { state: 'open', setsWon };
}

/** The winner of a legal set; null while it goes on. */
export function setWinner(rule: SetRule, { player1, player2 }: SetScore): Side | null {
  const isFinal = isSetOver(rule, Math.max(player1, player2), Math.min(player1, player2));
  if (!isFinal) return null;
  return player1 > player2 ? 'player1' : 'player2';
}

/** What is wrong with a set of two scores by itself, or with its being followed by another. */
function wrongIn(rule: SetRule, set: SetScore, isLast: boolean): Reason | null {
  const high = Math.max(set.player1, set.player2);
  const low = Math.min(set.player1, set.player2);
  if (!isReachable(rule, high, low)) return 'beyond-end';
  if (set.tieBreak !== undefined && !(hadTieBreak(rule, high, low) && isPoints(set.tieBreak))) {
    return 'tie-break';
  }
  return isLast || isSetOver(rule, high, low) ? null : 'unfinished';
}

function isScore(score: unknown): boolean {
  return isPoints(score) && score <= HIGHEST_SCORE;
}

function isPoints(points: unknown): points is number {
  return Number.isInteger(points) && (points as number) >= 0;
}

function impossible(set: number, reason: Reason): Judgement {
  return { state: 'impossible', set, reason };
}
