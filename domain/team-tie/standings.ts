/** The table of a group or a season of teams: ties won, then rubbers, games and points (next.md, F2). */
import type { LeagueMatch, PlayerId } from '#domain/league-table/league-match.ts';
import type { Preset, Rules } from '#domain/league-table/presets.ts';
import { type Standings, tableRows } from '#domain/league-table/standings.ts';
import { tabulate } from '#domain/league-table/tally.ts';
import { remaining, rulesWith, type Withdrawals } from '#domain/league-table/withdrawal.ts';
import type { BySide, Side } from '#domain/scorecard/side.ts';
import type { TieState } from './tie.ts';

/** A tie that is over, as the table counts it. */
export interface TieResult<Id extends PlayerId> {
  readonly team1: Id;
  readonly team2: Id;
  /** Null where nobody has won: neither team came, or all of it is level. */
  readonly winner: Side | null;
  readonly score: BySide<number>;
  readonly games: BySide<number>;
  readonly points: BySide<number>;
  /** The loser did not come, or did not play to the end. */
  readonly walkover?: boolean;
}

export interface TieStandingsOptions<Id extends PlayerId> {
  /** The number of times that each pair meets. */
  readonly legs?: 1 | 2;
  /** Teams that have left; in a season all their ties are void. */
  readonly withdrawals?: Withdrawals<Id>;
  /** Lots were drawn with this recorded random seed: nobody shares a place in a finished table. */
  readonly lots?: number;
}

const SHARES = [
  { criterion: 'rubbers-percentage', among: 'all' },
  { criterion: 'sets-percentage', among: 'all' },
  { criterion: 'points-percentage', among: 'all' },
] as const;

/** The rule books of domain/league-table at the level of ties: between the ties and the games come the rubbers. */
const TIE_RULES: { readonly [P in Preset]: Rules } = {
  /** ITTF regulations 3.7.5.2: "the ratios of wins to losses first in individual matches, then in games, then in points". */
  'table-tennis': {
    overall: [{ criterion: 'match-points', among: 'all' }],
    ties: [
      { criterion: 'match-points', among: 'tied' },
      { criterion: 'rubbers-ratio', among: 'tied' },
      { criterion: 'sets-ratio', among: 'tied' },
      { criterion: 'points-ratio', among: 'tied' },
    ],
  },
  /** Two level teams by their tie, more by the share of rubbers, then of sets, then of games. */
  tennis: {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [{ criterion: 'head-to-head', among: 'tied', forTwo: true }, ...SHARES],
  },
  'soft-tennis': {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [
      { criterion: 'head-to-head', among: 'tied' },
      { criterion: 'rubbers-difference', among: 'tied' },
      { criterion: 'sets-difference', among: 'tied' },
      { criterion: 'points-difference', among: 'tied' },
    ],
  },
  /** Kinki block of the national sports festival: two by their tie, more by the share of rubbers, games, points. */
  badminton: {
    overall: [{ criterion: 'wins', among: 'all' }],
    ties: [{ criterion: 'head-to-head', among: 'tied', forTwo: true }, ...SHARES],
  },
};

/** While ties are open: the share of ties won, as PROVISIONAL_RULES of domain/league-table. */
const PROVISIONAL: Rules = {
  overall: [
    { criterion: 'wins-percentage', among: 'all' },
    { criterion: 'wins', among: 'all' },
    { criterion: 'losses', among: 'all' },
  ],
  ties: [{ criterion: 'head-to-head', among: 'tied', forTwo: true }, ...SHARES],
};

/**
 * The table at any time, with the comparisons that explain it: by the rule book when each pair has met as often as it should,
 * by shares before. Teams without a tie come last, in the order of the list, and those whose ties are void after them, without a place.
 */
export function tieStandings<Id extends PlayerId>(
  listed: readonly Id[],
  ties: readonly TieResult<Id>[],
  preset: Preset,
  { legs = 1, withdrawals, lots }: TieStandingsOptions<Id> = {},
): Standings<Id> {
  const left = remaining(listed, ties.map(asMatch), withdrawals);
  const teams = left.ranked;
  const counted = left.matches.filter(
    ({ player1Id, player2Id }) => teams.includes(player1Id) && teams.includes(player2Id),
  );
  const results = tabulate(teams, counted);
  const met = counted.length + left.deadPairs;
  const provisional = met < (legs * teams.length * (teams.length - 1)) / 2;
  const rows = tableRows(teams, {
    results,
    rules: provisional ? PROVISIONAL : rulesWith(TIE_RULES[preset], withdrawals?.rule),
    isByShare: provisional,
    lots: provisional ? undefined : lots,
    isWithdrawn: (team) => withdrawals?.sides.has(team) ?? false,
    voided: listed.filter((team) => !teams.includes(team)),
  });
  return { provisional, isByShare: provisional, rows };
}

/** The result of a tie from its state; null while it is not over. */
export function tieResult<Id extends PlayerId>(
  teams: { readonly team1: Id; readonly team2: Id },
  { isOver, winner, score, games, points }: TieState,
): TieResult<Id> | null {
  return isOver ? { ...teams, winner, score, games, points } : null;
}

function asMatch<Id extends PlayerId>(tie: TieResult<Id>): LeagueMatch<Id> {
  const { team1, team2, winner, score, games, points, walkover } = tie;
  return {
    player1Id: team1,
    player2Id: team2,
    winner,
    sets: [],
    tie: { rubbers: score, games, points },
    ...(walkover && { walkover }),
  };
}
