import { scoreIn } from './score-input.ts';
import {
  type CompleteSet,
  higher,
  isComplete as isCompleteSet,
  type SetScore,
} from './set-score.ts';
import type { Side } from './side.ts';

/**
 * One set as text, as a practice scorecard is typed, sent and stored: '' or one or two digits in each box.
 * Its value is a `SetScore`.
 */
export interface CardSet {
  readonly player1Score: string;
  readonly player2Score: string;
  /** The points of the tie-break's loser; only in a set that had one (domain/scoring). */
  readonly tieBreak?: number | undefined;
}

export const EMPTY_SET: CardSet = { player1Score: '', player2Score: '' };

/** The set in numbers. */
export function scoreOf({ player1Score, player2Score, tieBreak }: CardSet): SetScore {
  const score = { player1: scoreIn(player1Score), player2: scoreIn(player2Score) };
  return tieBreak === undefined ? score : { ...score, tieBreak };
}

/** The set in numbers, with 0 for an empty box. */
export function filled(set: CardSet): CompleteSet {
  return { player1: scoreIn(set.player1Score) ?? 0, player2: scoreIn(set.player2Score) ?? 0 };
}

/** A set in numbers as text. */
export function asText({ player1, player2, tieBreak }: CompleteSet): CardSet {
  const text = { player1Score: String(player1), player2Score: String(player2) };
  return tieBreak === undefined ? text : { ...text, tieBreak };
}

/**
 * The side with the higher score; null when the scores are equal or the set is untouched.
 *
 * An empty box beside a filled one counts as 0, because that is how the set will be saved
 * (section 5): the record agrees with what the screen shows as won. Section 4 restricts the
 * count to complete sets for the five-set card only. That two sets need both scores is a separate
 * rule, in `Scorecard.confirm`.
 */
export function winner(set: CardSet): Side | null {
  return higher(filled(set));
}

/** Whether both scores are entered. */
export function isComplete(set: CardSet): boolean {
  return isCompleteSet(scoreOf(set));
}

/** Whether both boxes are empty. */
export function isUntouched(set: CardSet): boolean {
  return set.player1Score === '' && set.player2Score === '';
}

/** The set as stored: "0" for a missing side, half-width digits, no leading zero ("05" -> "5"). */
export function asSaved(set: CardSet): CardSet {
  return asText(filled(set));
}

/** The same set seen from the other side of the net. */
export function swapped(set: CardSet): CardSet {
  return { ...set, player1Score: set.player2Score, player2Score: set.player1Score };
}
