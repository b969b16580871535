/** The live table of a round robin. Pure: the same on the phone and on the server. */
import { lotFrom, shuffled } from '#domain/bracket/lot.ts';
import { type Criterion, matchPoints } from './criteria.ts';
import type { LeagueMatch, PlayerId } from './league-match.ts';
import type { Measure } from './measure.ts';
import { PROVISIONAL_RULES, type Preset, RULES, type Rules } from './presets.ts';
import { pairCount } from './schedule.ts';
import { NOTHING, type Results, type Tally, tabulate } from './tally.ts';
import { type Comparison, rank } from './tie-break.ts';
import { remaining, rulesWith, type Withdrawals } from './withdrawal.ts';

export interface StandingsOptions<Id extends PlayerId> {
  readonly withdrawals?: Withdrawals<Id>;
  /** Lots were drawn with this recorded random seed: nobody shares a place in a finished league. */
  readonly lots?: number;
}

/** The table of a league, and whether it is still provisional. */
export interface Standings<Id extends PlayerId> {
  /** Some matches are open. */
  readonly provisional: boolean;
  /** The order follows PROVISIONAL_RULES and not the rule book: some matches are open, or were cancelled. */
  readonly isByShare: boolean;
  /** Best first; players without a match are last, in the order of the league's list. */
  readonly rows: readonly Row<Id>[];
}

export interface Row<Id extends PlayerId> extends Tally {
  readonly player: Id;
  /** The side has withdrawn; it does not go on, whatever its place. */
  readonly withdrawn: boolean;
  /**
   * From 1. Players who are level in everything share a place, and the next place is left free: 1, 2, 2, 4.
   * Null while the player has no match: nothing is known that could rank them. Null as well for a withdrawn side
   * whose results are void.
   */
  readonly place: number | null;
  readonly sharedWith: readonly Id[];
  /** 2 for a win, 1 for a played loss; decides in table tennis only. */
  readonly matchPoints: number;
  /** The last step that put this player ahead of or behind somebody; null when none did. */
  readonly decidedBy: Step<Id> | null;
  /** Every comparison that included this player, in order, also those that left all players level. */
  readonly steps: readonly Step<Id>[];
}

/** A comparison of players who were level until then, with the numbers to explain it on the screen. */
export interface Step<Id extends PlayerId> {
  readonly criterion: Criterion;
  /** Which matches were counted: against all players, or only those among the players compared. */
  readonly among: 'all' | 'tied';
  /** All players compared, best first. */
  readonly compared: readonly { readonly player: Id; readonly measure: Measure }[];
  readonly separated: boolean;
}

/**
 * The table of a league at any time: by the rule book when every pair has played, by the provisional
 * rules before. They also order a league with a cancelled match, because the books compare players with equally many
 * matches.
 *
 * The order of `matches` and of the sides in a match has no effect. Matches of people not in
 * `players` are ignored. Withdrawn sides count by their rule; those whose results are void are last.
 */
export function standings<Id extends PlayerId>(
  listed: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
  preset: Preset,
  { withdrawals, lots }: StandingsOptions<Id> = {},
): Standings<Id> {
  const left = remaining(listed, matches, withdrawals);
  const players = left.ranked;
  const results = tabulate(players, left.matches);
  const cancelled = pairsCancelled(players, left.matches, results);
  const settled = pairsPlayed(results) + left.deadPairs + cancelled;
  const provisional = settled < pairCount(players.length);
  const isByShare = provisional || cancelled > 0;
  const rules = isByShare ? PROVISIONAL_RULES : rulesWith(RULES[preset], withdrawals?.rule);
  const voided = listed.filter((player) => !players.includes(player));
  const rows = tableRows(players, {
    results,
    rules,
    isByShare,
    voided,
    lots: provisional ? undefined : lots,
    isWithdrawn: (player) => withdrawals?.sides.has(player) ?? false,
  });
  return { provisional, isByShare, rows };
}

interface Counted<Id extends PlayerId> {
  /** Of the players, in their order. */
  readonly results: Results;
  readonly rules: Rules;
  readonly isByShare: boolean;
  /** The recorded random seed of the lots, where they were drawn. */
  readonly lots: number | undefined;
  readonly isWithdrawn?: (player: Id) => boolean;
  /** Sides whose results are void. */
  readonly voided: readonly Id[];
}

/**
 * The rows of a table, best first: ranked by the rules, then by share those without a match in the order of the list, then the
 * void ones. The tables of players and of teams share it.
 */
export function tableRows<Id extends PlayerId>(
  players: readonly Id[],
  { results, rules, isByShare, lots, isWithdrawn = () => false, voided }: Counted<Id>,
): Row<Id>[] {
  const everybody = [...players.keys()];
  const unplayed = (player: number) => isByShare && results.overall[player]!.played === 0;
  const ranked = rank(
    everybody.filter((player) => !unplayed(player)),
    results,
    rules,
    lots === undefined ? null : lotsOf(players, lots),
  );
  const named = stepNamer(players);
  const rows: Row<Id>[] = [];
  for (const placed of ranked) {
    const place = rows.length + 1;
    const steps = placed.comparisons.map(named);
    rows.push(...placed.players.map((player) => row(player, place, placed.players, steps)));
  }
  rows.push(...everybody.filter(unplayed).map((player) => row(player, null, [], [])));
  rows.push(...voided.map((player) => ({ ...VOID, player })));
  return rows;

  function row(
    player: number,
    place: number | null,
    level: readonly number[],
    steps: readonly Step<Id>[],
  ): Row<Id> {
    const tally = results.overall[player]!;
    return {
      player: players[player]!,
      withdrawn: isWithdrawn(players[player]!),
      place,
      sharedWith: level.filter((other) => other !== player).map((id) => players[id]!),
      ...tally,
      matchPoints: matchPoints(tally),
      decidedBy: steps.findLast((step) => step.separated) ?? null,
      steps,
    };
  }
}

/** Whether players who are still in it share a place of a finished league: lots must be drawn before anybody goes on from it. */
export function needsLots({ provisional, rows }: Standings<PlayerId>): boolean {
  const isIn = new Set(rows.flatMap(({ player, withdrawn }) => (withdrawn ? [] : [player])));
  const shares = ({ player, sharedWith }: (typeof rows)[number]) =>
    isIn.has(player) && sharedWith.some((other) => isIn.has(other));
  return !provisional && rows.some(shares);
}

/** The row of a side whose results are void. */
const VOID = {
  withdrawn: true,
  place: null,
  sharedWith: [],
  ...NOTHING,
  matchPoints: 0,
  decidedBy: null,
  steps: [],
} as const;

/** The lot of each player, by number. The order in which the league lists them has no effect. */
function lotsOf<Id extends PlayerId>(players: readonly Id[], randomSeed: number): number[] {
  const ids = players.map(String);
  const drawn = shuffled(ids.toSorted(), lotFrom(randomSeed));
  return ids.map((id) => drawn.indexOf(id));
}

/** The number of pairs that have met; a pair with two matches counts once. */
function pairsPlayed({ against }: Results): number {
  const met = against.flatMap((row) => row.filter((tally) => tally !== undefined));
  return met.length / 2;
}

/** The number of pairs that will not meet, because their match was cancelled. */
function pairsCancelled<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
  { against }: Results,
): number {
  const numberOf = new Map(players.map((id, index) => [id, index]));
  const keys = matches.flatMap(({ player1Id, player2Id, isCancelled = false }) => {
    const [a, b] = [numberOf.get(player1Id), numberOf.get(player2Id)];
    const isOpen = a !== undefined && b !== undefined && a !== b && !against[a]![b];
    return isCancelled && isOpen ? [Math.min(a, b) * players.length + Math.max(a, b)] : [];
  });
  return new Set(keys).size;
}

/** Replaces player numbers by ids, once for each comparison, since many rows share one. */
function stepNamer<Id extends PlayerId>(players: readonly Id[]) {
  const known = new Map<Comparison, Step<Id>>();
  return (comparison: Comparison): Step<Id> => {
    const step = known.get(comparison) ?? {
      ...comparison,
      compared: comparison.compared.map((one) => ({ ...one, player: players[one.player]! })),
    };
    known.set(comparison, step);
    return step;
  };
}
