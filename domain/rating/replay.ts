import { type Change, type RatedMatch, ratePeriod } from './period.ts';
import type { Strength } from './strength.ts';

export interface Period {
  readonly id: string;
  /** The day of its last match. */
  readonly day: string;
  readonly matches: readonly RatedMatch[];
}

/**
 * The changes of periods that follow each other, one period after the other: after a correction, the corrected one and all later ones.
 * `before` gives the strength of a player before the first of them. The same periods give the same numbers.
 */
export function* replay(
  periods: readonly Period[],
  before: (playerId: string) => Strength,
): Generator<readonly [periodId: string, changes: readonly Change[]], void> {
  const strengths = new Map<string, Strength>();
  for (const { id, day, matches } of periods) {
    const rated = ratePeriod(
      day,
      matches,
      (playerId) => strengths.get(playerId) ?? before(playerId),
    );
    for (const { playerId, after } of rated) strengths.set(playerId, after);
    yield [id, rated];
  }
}
