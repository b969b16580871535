import type { Criterion } from './criteria.ts';

export const PRESETS = ['table-tennis', 'tennis', 'soft-tennis'] as const;
export type Preset = (typeof PRESETS)[number];

/** One rung: a criterion, and whose matches count for it. */
export interface Rung {
  readonly criterion: Criterion;
  /** Matches against everybody, or only those among the tied players. */
  readonly among: 'all' | 'tied';
  /** Applies only when exactly two are tied. */
  readonly forTwo?: true;
}

export interface Rules {
  /** The order of the league as a whole; each splits those whom the one before left level. */
  readonly overall: readonly Rung[];
  /** For those still level. Whoever gets separated, the rest start again from the first of these. */
  readonly ties: readonly Rung[];
}

/**
 * A set of the scorecard is a game in table tennis and soft tennis and a set in tennis; a point of
 * the scorecard is a game in tennis. So 'sets' and 'points' below are the two levels of the
 * scorecard, whatever the sport calls them.
 *
 * They order a finished league: every pair has played. No preset draws lots, holds a play-off or asks
 * a ranking list: those left level share a place.
 */
export const RULES: { readonly [P in Preset]: Rules } = {
  /**
   * ITTF regulations 3.7.5: match points (3.7.5.1); those level by the matches among themselves:
   * match points, then the ratio of wins to losses in games, then in points (3.7.5.2); the matches
   * of whoever is settled are excluded and the rest start again (3.7.5.3).
   */
  'table-tennis': {
    overall: [{ criterion: 'match-points', among: 'all' }],
    ties: [
      { criterion: 'match-points', among: 'tied' },
      { criterion: 'sets-ratio', among: 'tied' },
      { criterion: 'points-ratio', among: 'tied' },
    ],
  },

  /**
   * Round robin after the JTA rule book and the ATP Finals: wins; two who are level by their match;
   * more by the percentage of sets, then of games; once only two are left level, their match again.
   * The percentages are taken over all their matches, as the ATP does (London 2009 hung on it).
   *
   * The books put completed matches beside the wins: of players with equal wins, the one with fewer
   * matches given up is ahead.
   */
  tennis: {
    overall: [
      { criterion: 'wins', among: 'all' },
      { criterion: 'forfeits', among: 'all' },
    ],
    ties: [
      { criterion: 'head-to-head', among: 'tied', forTwo: true },
      { criterion: 'sets-percentage', among: 'all' },
      { criterion: 'points-percentage', among: 'all' },
    ],
  },

  /**
   * The usual league clause of soft tennis competitions under the JSTA handbook: share of matches
   * won; those level by the matches among themselves: two by their match, more by the share won,
   * whoever is settled taken out and the rest compared again; then the difference of games, then of
   * points, among the tied.
   *
   * Everybody has played the same number of matches, so the wins give the order of the share. The
   * restart holds after a difference too.
   */
  'soft-tennis': {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [
      { criterion: 'head-to-head', among: 'tied' },
      { criterion: 'sets-difference', among: 'tied' },
      { criterion: 'points-difference', among: 'tied' },
    ],
  },
};

/**
 * The order of a league in which matches are still open, whatever its rule book. The books order
 * finished groups: their points reward who has played much, and the matches among tied players
 * decide although most of them are not played yet, so an unbeaten player can stand below losers.
 *
 * Ours: the share of matches won; of equal shares more wins, then fewer losses (3-0 before 1-0,
 * 0-1 before 0-3); two who are level by their match, if it is played; then the shares of sets and of
 * points won. Every figure is taken over what has been played.
 */
export const PROVISIONAL_RULES: Rules = {
  overall: [
    { criterion: 'wins-percentage', among: 'all' },
    { criterion: 'wins', among: 'all' },
    { criterion: 'losses', among: 'all' },
  ],
  ties: [
    { criterion: 'head-to-head', among: 'tied', forTwo: true },
    { criterion: 'sets-percentage', among: 'all' },
    { criterion: 'points-percentage', among: 'all' },
  ],
};
