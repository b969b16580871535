import type { CardSet } from '#domain/scorecard/card-set.ts';

/** The running score of a match, as its devices send it. */

export interface TallyScore {
  readonly sets: readonly CardSet[];
  readonly game: { readonly player1: string; readonly player2: string } | null;
}

/** One line of the log. */
export interface TallyEntry {
  /** An instant as text, by the device's clock. */
  readonly at: string;
  readonly score: TallyScore;
}

/** A match of five sets with every point has fewer lines; beyond it the oldest are dropped. */
const MOST_ENTRIES = 500;

/**
 * The log with one more running score; null where it changes nothing: it is older than the last one, such as after a detour, or
 * says the same.
 */
export function withTally(
  log: readonly TallyEntry[],
  next: { readonly at: Date; readonly score: TallyScore },
): readonly TallyEntry[] | null {
  const last = log.at(-1);
  if (last && new Date(last.at) >= next.at) return null;
  if (last && isSame(last.score, next.score)) return null;
  return [...log, { at: next.at.toISOString(), score: next.score }].slice(-MOST_ENTRIES);
}

function isSame(one: TallyScore, other: TallyScore): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ sets, game }: TallyScore): string {
  const points = game && [game.player1, game.player2];
  return JSON.stringify([sets.map((set) => [set.player1Score, set.player2Score]), points]);
}
