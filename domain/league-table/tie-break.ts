import { type Criterion, MEASURES } from './criteria.ts';
import { compare, type Measure } from './measure.ts';
import type { Rules, TieBreakStep } from './presets.ts';
import { type Results, tallyAmong } from './tally.ts';

/** One comparison of players who were level until then. Players are indexes into the league's list. */
export interface Comparison {
  readonly criterion: Criterion;
  readonly among: 'all' | 'tied';
  /** Best first; players with level measures are in the league's order. */
  readonly compared: readonly { readonly player: number; readonly measure: Measure }[];
  /** Whether it put any player ahead of another; if not, the next step is used. */
  readonly separated: boolean;
}

/** Players who share a place, and every comparison that led there, in order. */
export interface Placed {
  readonly players: readonly number[];
  readonly comparisons: readonly Comparison[];
}

/**
 * Ranks these players (indexes into the league's list), best first. `lots` has the lot of each player, the lowest first:
 * players who are level in everything else are placed by it. Without lots they share a place.
 */
export function rank(
  players: readonly number[],
  results: Results,
  rules: Rules,
  lots: readonly number[] | null = null,
): readonly Placed[] {
  const ladder = [...rules.overall, ...rules.ties];
  return resolve(players, 0, [], { results, rules, ladder, lots });
}

interface League {
  readonly results: Results;
  readonly rules: Rules;
  readonly ladder: readonly TieBreakStep[];
  readonly lots: readonly number[] | null;
}

/** Applies the steps from `start` until one separates `tied`, then goes on with each part. */
function resolve(
  tied: readonly number[],
  start: number,
  before: readonly Comparison[],
  league: League,
): readonly Placed[] {
  if (tied.length < 2) return tied.length === 0 ? [] : [{ players: tied, comparisons: before }];
  const comparisons = [...before];
  for (const [index, step] of league.ladder.entries()) {
    if (index < start || (step.forTwo && tied.length !== 2)) continue;
    const comparison = compareBy(step, tied, league.results);
    comparisons.push(comparison);
    if (!comparison.separated) continue;
    // After an overall step the next one follows; after a tie step the rest start the ties again.
    const next = Math.min(index + 1, league.rules.overall.length);
    return parts(comparison).flatMap((part) => resolve(part, next, comparisons, league));
  }
  if (!league.lots) return [{ players: tied, comparisons }];
  const drawn = compareByLot(tied, league.lots);
  return drawn.compared.map(({ player }) => ({
    players: [player],
    comparisons: [...comparisons, drawn],
  }));
}

function compareByLot(tied: readonly number[], lots: readonly number[]): Comparison {
  const compared = tied
    .toSorted((one, other) => lots[one]! - lots[other]!)
    .map((player, index) => {
      return { player, measure: { kind: 'count', value: index + 1, better: 'fewer' } as const };
    });
  return { criterion: 'lot', among: 'tied', compared, separated: true };
}

function compareBy(step: TieBreakStep, tied: readonly number[], results: Results): Comparison {
  const tallyOf = (player: number) =>
    step.among === 'all' ? results.overall[player]! : tallyAmong(results, player, tied);
  const compared = tied
    .map((player) => ({ player, measure: MEASURES[step.criterion](tallyOf(player)) }))
    .sort((a, b) => compare(a.measure, b.measure));
  const separated = compare(compared[0]!.measure, compared.at(-1)!.measure) !== 0;
  return { criterion: step.criterion, among: step.among, compared, separated };
}

/** The players of a comparison in groups of level players, best group first. */
function parts({ compared }: Comparison): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [index, { player, measure }] of compared.entries()) {
    const ahead = compared[index - 1];
    if (ahead && compare(ahead.measure, measure) === 0) groups.at(-1)!.push(player);
    else groups.push([player]);
  }
  return groups;
}
