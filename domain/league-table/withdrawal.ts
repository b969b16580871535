/** What a side that withdraws from its group leaves behind. The rule is chosen before play: it can change who goes on. */
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { byPair, type LeagueMatch, type PlayerId } from './league-match.ts';
import type { Preset, Rules } from './presets.ts';
import { pairs } from './schedule.ts';

/**
 * - `void`: all results of the side vanish, as if it had never been in the group (badminton).
 * - `stand`: results stand, matches not played are lost without a point (table tennis, soft tennis).
 * - `completed-matches`: as `stand`; of sides with equal wins, the one that gave up fewer matches is ahead (tennis).
 *
 * Source: next.md, B4.
 */
export type WithdrawalRule = 'void' | 'stand' | 'completed-matches';

/** The rule of each book, where a group has no other. */
export const USUAL_WITHDRAWAL_RULE: { readonly [P in Preset]: WithdrawalRule } = {
  'table-tennis': 'stand',
  tennis: 'completed-matches',
  'soft-tennis': 'stand',
  badminton: 'void',
};

/** The sides that withdrew or were disqualified. One retirement alone is a lost match, no withdrawal. */
export interface Withdrawals<Id extends PlayerId> {
  readonly sides: ReadonlySet<Id>;
  readonly rule: WithdrawalRule;
  /**
   * How a match that was not played counts, its winner as player1; without it no set counts. Table tennis: the games
   * needed, each 11-0 (domain/scoring, `fastest`).
   */
  readonly walkoverSets?: readonly CardSet[];
}

/** A league after the rule for withdrawn sides was applied. */
export interface Remaining<Id extends PlayerId> {
  /** Who is ranked. */
  readonly ranked: readonly Id[];
  /** With a walkover for each match that a withdrawn side has not played. */
  readonly matches: readonly LeagueMatch<Id>[];
  /** The pairs that will never play: both sides have withdrawn. */
  readonly deadPairs: number;
}

/** Applies the rule for withdrawn sides; without any the league is as it was. */
export function remaining<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
  withdrawals: Withdrawals<Id> | undefined,
): Remaining<Id> {
  if (!withdrawals || withdrawals.sides.size === 0)
    return { ranked: players, matches, deadPairs: 0 };
  const { sides, rule, walkoverSets = [] } = withdrawals;
  if (rule === 'void') {
    const ranked = players.filter((player) => !sides.has(player));
    return { ranked, matches, deadPairs: 0 };
  }
  const matchOf = byPair(matches);
  const unplayed = pairs(players).filter(
    ([one, other]) => (sides.has(one) || sides.has(other)) && !matchOf(one, other),
  );
  const walkovers = unplayed.flatMap(([one, other]) => {
    if (sides.has(one) && sides.has(other)) return [];
    return [
      sides.has(one) ? walkover(other, one, walkoverSets) : walkover(one, other, walkoverSets),
    ];
  });
  return {
    ranked: players,
    matches: [...matches, ...walkovers],
    deadPairs: unplayed.length - walkovers.length,
  };
}

/** The rule book, with completed matches beside the wins where the rule for withdrawn sides asks for it. */
export function rulesWith(book: Rules, rule: WithdrawalRule | undefined): Rules {
  const known = book.overall.some(({ criterion }) => criterion === 'forfeits');
  if (rule !== 'completed-matches' || known) return book;
  return { ...book, overall: [...book.overall, { criterion: 'forfeits', among: 'all' }] };
}

function walkover<Id extends PlayerId>(
  winner: Id,
  loser: Id,
  sets: readonly CardSet[],
): LeagueMatch<Id> {
  return { player1Id: winner, player2Id: loser, winner: 'player1', sets, walkover: true };
}
