import { type CardSet, filled } from '#domain/scorecard/card-set.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { judge } from '#domain/scoring/judge.ts';

/** A match as it is stored, and how it ended. */
export interface PlayedMatch {
  readonly status: Status;
  readonly sets: readonly CardSet[];
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
}

/**
 * Whether a match counts for rates (next.md E1): it was played to its end, or broken off after at least one complete game or set.
 * Walkovers, byes and what ended before that say nothing about who is stronger.
 */
export function counts(match: PlayedMatch): boolean {
  if (match.status === 'finished') return true;
  if (match.status !== 'retired' && match.status !== 'defaulted') return false;
  return hasCompleteUnit(match);
}

/** A unit is what the sport counts to: a set of points, or a single game where sets are counted in games. */
function hasCompleteUnit({ sets, scoreFormat }: PlayedMatch): boolean {
  const scores = sets.map(filled);
  const format = scoreFormat && formatOf(scoreFormat);
  if (!format) return scores.some(({ player1, player2 }) => player1 !== player2);
  if (format.set.kind === 'games') {
    return scores.some(({ player1, player2 }) => player1 + player2 > 0);
  }
  const judgement = judge(format, scores);
  if (judgement.state === 'impossible') return false;
  return judgement.setsWon.player1 + judgement.setsWon.player2 > 0;
}
