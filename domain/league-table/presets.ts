import type { MeasuredCriterion } from './criteria.ts';

export const PRESETS = ['table-tennis', 'tennis', 'soft-tennis', 'badminton'] as const;
export type Preset = (typeof PRESETS)[number];

/** One step: a criterion, and whose matches count for it. */
export interface TieBreakStep {
  readonly criterion: MeasuredCriterion;
  /** Matches against all players, or only those among the tied players. */
  readonly among: 'all' | 'tied';
  /** Applies only when exactly two are tied. */
  readonly forTwo?: true;
}

export interface Rules {
  /** The order of the league as a whole; each step separates players whom the step before left level. */
  readonly overall: readonly TieBreakStep[];
  /** For players who are still level. When one is separated, the rest start again from the first of these. */
  readonly ties: readonly TieBreakStep[];
}

/**
 * A set of the scorecard is a game in table tennis and badminton, and a set in tennis, where its points are games. Under a format of
 * soft tennis it is the whole match and its points are games; without a format it is a game there. So 'sets' and 'points' below are
 * the two levels of the scorecard, regardless of their names in each sport.
 *
 * They order a finished league: every pair has played. No preset holds a play-off or uses a ranking
 * list: players who are still level share a place until lots are drawn (standings.ts).
 */
export const RULES: { readonly [P in Preset]: Rules } = {
  /**
   * ITTF regulations 3.7.5: match points (3.7.5.1); level players by the matches among themselves:
   * match points, then the ratio of wins to losses in games, then in points (3.7.5.2); the matches
   * of a player whose place is decided are excluded and the rest start again (3.7.5.3).
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
   * Round robin after the JTA rule book and the ATP Finals: wins; two level players by their match;
   * more by the percentage of sets, then of games; when only two remain level, their match again.
   * The percentages are taken over all their matches, as the ATP does (it decided London 2009).
   *
   * The books rank completed matches beside the wins: of players with equal wins, the one with fewer
   * forfeited matches is ahead.
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
   * won; level players by the matches among themselves: two by their match, more by the share won,
   * a player whose place is decided excluded and the rest compared again; then the difference of games, then of
   * points, among the tied. Under a format the card has no points: the difference of matches separates nobody whom the matches
   * won have not, and the second difference is that of games.
   *
   * All players have played the same number of matches, so the wins give the order of the share. The
   * restart applies after a difference too.
   */
  'soft-tennis': {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [
      { criterion: 'head-to-head', among: 'tied' },
      { criterion: 'sets-difference', among: 'tied' },
      { criterion: 'points-difference', among: 'tied' },
    ],
  },

  /**
   * Round robin of badminton after BWF General Competition Regulations 16.2: wins; two level players by their
   * match; more by the difference of games, then of points, over all their matches, and as soon as only two are level,
   * by the match of these two. The original was not readable: next.md, B4, has this order.
   */
  badminton: {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [
      { criterion: 'head-to-head', among: 'tied', forTwo: true },
      { criterion: 'sets-difference', among: 'all' },
      { criterion: 'points-difference', among: 'all' },
    ],
  },
};

/**
 * The order of a league with open matches, for any rule book. The books order
 * finished groups: their points reward players who have played much, and the matches among tied players
 * decide although most of them are not played yet, so an unbeaten player can rank below losers.
 *
 * The product's rules: the share of matches won; of equal shares more wins, then fewer losses (3-0 before 1-0,
 * 0-1 before 0-3); two level players by their match, if it is played; then the shares of sets and of
 * points won. Every figure is taken over all matches played so far.
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
