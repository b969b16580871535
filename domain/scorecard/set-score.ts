import type * as Scoring from '#domain/scoring/formats.ts';
import type { BySide, Side } from './side.ts';

/** One set on a card under input; null is a score that nobody entered. */
export type SetScore = Scoring.SetScore<number | null>;

/** A set with both scores entered. */
export type CompleteSet = Scoring.SetScore;

export function isComplete(set: SetScore): set is CompleteSet {
  return set.player1 !== null && set.player2 !== null;
}

/** The side with the higher of two numbers; null when they are equal. */
export function higher({ player1, player2 }: BySide<number>): Side | null {
  if (player1 === player2) return null;
  return player1 > player2 ? 'player1' : 'player2';
}

/** The number of sets that each side has won; equal sets count for nobody. */
export function setsWon(sets: readonly CompleteSet[]): BySide<number> {
  const won = { player1: 0, player2: 0 };
  for (const set of sets) {
    const side = higher(set);
    if (side) won[side] += 1;
  }
  return won;
}
