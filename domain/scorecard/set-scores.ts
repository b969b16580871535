import { scoreIn } from './score-input.ts';
import type { Side } from './side.ts';

/** One set as it stands in its two boxes: '' or one or two digits each. */
export interface SetScores {
  readonly player1Score: string;
  readonly player2Score: string;
}

export const EMPTY_SET: SetScores = { player1Score: '', player2Score: '' };

/**
 * Who has the higher score; null when the scores are equal or the set is untouched.
 *
 * An empty box beside a filled one counts as 0, because that is how the set will be saved
 * (section 5): what the screen shows as won is what the record will say. Section 4 restricts the
 * count to complete sets for the five-set card only. That two sets need both scores is a separate
 * rule, kept by `Scorecard.confirm`.
 */
export function winner(set: SetScores): Side | null {
  return higher(numbers(set));
}

/** The side with the higher of two scores; null when they are equal. */
export function higher([score1, score2]: readonly [number, number]): Side | null {
  if (score1 === score2) return null;
  return score1 > score2 ? 'player1' : 'player2';
}

/** The set's scores as numbers, in the order of SIDES; an empty box is 0. */
export function numbers(set: SetScores): readonly [number, number] {
  return [scoreIn(set.player1Score) ?? 0, scoreIn(set.player2Score) ?? 0];
}

/** Whether both scores are entered. */
export function isComplete(set: SetScores): boolean {
  return scoreIn(set.player1Score) !== null && scoreIn(set.player2Score) !== null;
}

/** Whether both boxes are empty. */
export function isUntouched(set: SetScores): boolean {
  return set.player1Score === '' && set.player2Score === '';
}

/** The set as stored: "0" for a missing side, half-width digits, no leading zero ("05" -> "5"). */
export function asSaved(set: SetScores): SetScores {
  const [score1, score2] = numbers(set);
  return { player1Score: String(score1), player2Score: String(score2) };
}

/** The same set seen from across the net. */
export function swapped(set: SetScores): SetScores {
  return { player1Score: set.player2Score, player2Score: set.player1Score };
}
