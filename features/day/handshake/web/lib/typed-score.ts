import { outcome } from '#domain/bracket/five-set-score.ts';
import { type CardSet, scoreOf } from '#domain/scorecard/card-set.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { DayMatch, KnownMatch } from '../handshake.queries.ts';

/** A score that a card can be confirmed as, in the order of the match's sides. */
export interface TypedScore {
  readonly sets: readonly CardSet[];
  readonly status: 'finished' | 'retired';
  readonly winner: Side;
  /** "3-1". */
  readonly result: string;
}

/** The rows of a card without a format: three in a group, five in a knockout (spec sections 4 and 5). */
export function plainRows({ place }: Pick<DayMatch, 'place'>): number {
  return place.kind === 'knockout' ? 5 : Scorecard.SET_COUNT;
}

/** What a card without a format can be confirmed as, as the server will judge it; null while it cannot. */
export function plainScore(
  { place }: Pick<DayMatch, 'place'>,
  card: readonly CardSet[],
): TypedScore | null {
  if (place.kind === 'group') {
    const confirmed = Scorecard.confirm(card);
    if (!confirmed.ok) return null;
    const { sets, result, winner } = confirmed.value;
    return { sets, result, winner, status: 'finished' };
  }
  const sets = card.filter((set) => isComplete(scoreOf(set)));
  const decided = outcome(sets.map(scoreOf));
  if (!decided.ok) return null;
  const { winner, score } = decided.value;
  return { sets, winner, result: score, status: 'finished' };
}

/** "3–1" as one side says it: the own sets first. */
export function resultAs(side: Side, result: string): string {
  const [won1 = '0', won2 = '0'] = result.split('-');
  return side === 'player1' ? `${won1}–${won2}` : `${won2}–${won1}`;
}

/** The stored sets of a match, for a card that corrects them. */
export function storedSets({ result }: Pick<DayMatch, 'result'>): readonly CardSet[] {
  return result ? setsIn(result.sets) : [];
}

/** Whether this winner is a surprise by the points of both: the sides may be swapped on the card. */
export function isSurprise({ favourite }: Pick<DayMatch, 'favourite'>, winner: Side): boolean {
  return favourite !== null && favourite === opponent(winner);
}

/** The names of both sides. */
export function namesOf({ player1, player2 }: KnownMatch): Readonly<Record<Side, string>> {
  return { player1: player1.name, player2: player2.name };
}
