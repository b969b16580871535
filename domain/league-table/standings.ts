/** The live table of a round robin. Pure: the same on the phone and on the server. */
import { type Criterion, matchPoints } from './criteria.ts';
import type { LeagueMatch, PlayerId } from './league-match.ts';
import type { Measure } from './measure.ts';
import { type Preset, RULES } from './presets.ts';
import { type Tally, tabulate } from './tally.ts';
import { type Comparison, type Placed, rank } from './tie-break.ts';

export interface Row<Id extends PlayerId> extends Tally {
  readonly player: Id;
  /** From 1. Players level in everything share a place, and the next place is left free: 1, 2, 2, 4. */
  readonly place: number;
  readonly sharedWith: readonly Id[];
  /** 2 for a win, 1 for a played loss; decides in table tennis only. */
  readonly matchPoints: number;
  /** The last step that put this player ahead of or behind somebody; null when none did. */
  readonly decidedBy: Step<Id> | null;
  /** Every comparison that this player went through, in order, those that left all level included. */
  readonly steps: readonly Step<Id>[];
}

/** A comparison of players who were level until then, with the numbers to explain it in words. */
export interface Step<Id extends PlayerId> {
  readonly criterion: Criterion;
  /** Which matches were counted: against everybody, or only those among the players compared. */
  readonly among: 'all' | 'tied';
  /** All players compared, best first. */
  readonly compared: readonly { readonly player: Id; readonly measure: Measure }[];
  readonly separated: boolean;
}

/**
 * The table, best first; players on a shared place stand in the order of `players`.
 *
 * Works at any time of the league: open pairs simply do not count yet. The order of `matches` and
 * of the sides in a match makes no difference; matches of people not in `players` are ignored.
 */
export function standings<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
  preset: Preset,
): readonly Row<Id>[] {
  const results = tabulate(players, matches);
  const named = stepNamer(players);
  const rows: Row<Id>[] = [];
  for (const placed of rank(results, RULES[preset])) {
    const place = rows.length + 1;
    const steps = placed.comparisons.map(named);
    rows.push(...placed.players.map((player) => row(player, place, placed, steps)));
  }
  return rows;

  function row(player: number, place: number, placed: Placed, steps: readonly Step<Id>[]): Row<Id> {
    const tally = results.overall[player]!;
    return {
      player: players[player]!,
      place,
      sharedWith: placed.players.filter((other) => other !== player).map((id) => players[id]!),
      ...tally,
      matchPoints: matchPoints(tally),
      decidedBy: steps.findLast((step) => step.separated) ?? null,
      steps,
    };
  }
}

/** Puts ids for player numbers, once for each comparison, since many rows share one. */
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
