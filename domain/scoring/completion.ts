/** What a card does while a score is typed: it fills the winner's score, and shows the rows it needs. */
import { scoreIn } from '#domain/scorecard/score-input.ts';
import { type ScoreFormat, type SetRule, type SetScore, setsToWin } from './formats.ts';
import { judge } from './judge.ts';
import { winnersScore } from './set-rule.ts';

/**
 * `complete`: the set is entered. `waiting`: a second digit may follow; Enter takes the scores as they
 * are. `none`: nobody can lose with what was typed.
 */
export type Completion =
  | { readonly state: 'complete' | 'waiting'; readonly loser: number; readonly winner: number }
  | { readonly state: 'none' };

/**
 * Fills the winner's score from the loser's as typed: "7" is 11-7, "10" and more are the loser's plus two.
 *
 * A single digit completes at once unless it usually begins a longer number: to 11 only "1" waits (10 and
 * more), to 21 "2" as well (22-20); to 6 games none. "01" is 1 without waiting.
 */
export function completeFromLoser(rule: SetRule, text: string): Completion {
  const loser = scoreIn(text);
  if (loser === null) return { state: 'none' };
  const winner = winnersScore(rule, loser);
  if (winner === null) return { state: 'none' };
  const isWaiting = text.length === 1 && mayGoOn(rule, loser);
  return { state: isWaiting ? 'waiting' : 'complete', loser, winner };
}

/**
 * The number of rows that a card shows: those that every match needs, then one more at a time while the
 * sets entered do not decide it (row 4 of a best of five appears when three games do not decide). A row
 * with something in it does not disappear.
 */
export function rowsNeeded(format: ScoreFormat, sets: readonly SetScore<number | null>[]): number {
  const entered = sets.findLastIndex(
    ({ player1, player2 }) => player1 !== null || player2 !== null,
  );
  return Math.max(
    setsToWin(format),
    entered + 1,
    Math.min(rowsToDecide(format, sets), format.bestOf),
  );
}

/** The sets up to the decision, or the complete ones and the one that is next. */
function rowsToDecide(format: ScoreFormat, sets: readonly SetScore<number | null>[]): number {
  for (let count = 1; count <= sets.length; count += 1) {
    const played = sets.slice(0, count);
    if (!played.every(isComplete)) return count;
    const judgement = judge(format, played);
    if (judgement.state === 'decided' || judgement.state === 'impossible') return count;
    const isRunning = judgement.setsWon.player1 + judgement.setsWon.player2 < count;
    if (isRunning) return count;
  }
  return sets.length + 1;
}

function isComplete(set: SetScore<number | null>): set is SetScore {
  return set.player1 !== null && set.player2 !== null;
}

/** Whether this digit begins a two-digit score that a loser often has: its tens are not beyond the target. */
function mayGoOn(rule: SetRule, digit: number): boolean {
  const tens = digit * 10;
  if (digit === 0 || tens > rule.to) return false;
  return Array.from({ length: 10 }, (_, unit) => winnersScore(rule, tens + unit)).some(
    (winner) => winner !== null,
  );
}
