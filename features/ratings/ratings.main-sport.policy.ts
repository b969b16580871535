import { RATED_SPORTS, type RatedSport } from './ratings.vocabulary.ts';

interface Played {
  readonly sport: RatedSport;
  /** Rated ones. */
  readonly matches: number;
}

/**
 * The main sport of a player: that of most rated matches, and where nothing is rated that of most of the clubs. Of equal ones the first in
 * the order of the sports; null where neither says one.
 */
export function mainSport(
  rates: readonly Played[],
  clubs: readonly RatedSport[],
): RatedSport | null {
  const weight = (sport: RatedSport) =>
    rates.length > 0
      ? rates.reduce((sum, one) => sum + (one.sport === sport ? one.matches : 0), 0)
      : clubs.filter((one) => one === sport).length;
  const [most] = RATED_SPORTS.toSorted((one, other) => weight(other) - weight(one));
  return most && weight(most) > 0 ? most : null;
}
