/** The template of a tie as data: its rubbers in order, when it is won, and the rules for an order (next.md, F2). */
import type { BySide } from '#domain/scorecard/side.ts';
import type { Sport } from '#domain/scoring/formats.ts';

/**
 * - `when-decided`: the tie ends with the rubber that decides it.
 * - `all`: every rubber is played.
 * - `first-tie-all`: as `all` in the first tie of either team, as `when-decided` later (Yamanashi, Ishinomaki).
 */
export const STOP_RULES = ['when-decided', 'all', 'first-tie-all'] as const;
export type StopRule = (typeof STOP_RULES)[number];

/** What an order may not break. `order-rules.ts` has what each of them says. */
export const ORDER_RULES = [
  'singles-once',
  'doubles-once',
  'all-different',
  'first-two-not-paired',
  'first-single-not-in-doubles',
  'singles-or-doubles',
  'singles-by-order',
  'doubles-by-order',
] as const;
export type OrderRule = (typeof ORDER_RULES)[number];

/**
 * Which rubbers a team without enough players gives up: the first ones, the last ones, those it chooses, or none: then it
 * cannot file an order.
 */
export const SHORT_TEAM = ['first', 'last', 'any', 'none'] as const;
export type ShortTeam = (typeof SHORT_TEAM)[number];

export const RUBBER_KINDS = ['single', 'double'] as const;
export type RubberKind = (typeof RUBBER_KINDS)[number];

export interface Rubber {
  readonly kind: RubberKind;
  /** As sheets print it: "S1", "D3", "A-X", "BC-XZ". */
  readonly name: string;
  /** Who plays it, as indexes into the order of each side; equal for both, but for letters. */
  readonly places: BySide<readonly number[]>;
}

/** How a stage plays its ties. */
export interface Play {
  readonly stop: StopRule;
  /** Of each rubber: the id of a score format. */
  readonly format: string;
}

export interface Template {
  /** Of the template that this one was copied from. */
  readonly id: string;
  readonly sport: Sport;
  readonly rubbers: readonly Rubber[];
  /** The number of places in an order. */
  readonly places: number;
  /** The name of each place where sides have letters, which the lot gives them: ABC and XYZ. */
  readonly letters: BySide<readonly string[]> | null;
  /** The number of rubbers that wins the tie. */
  readonly wins: number;
  readonly rules: readonly OrderRule[];
  readonly shortTeam: ShortTeam;
  /** A season plays as groups do. */
  readonly play: { readonly groups: Play; readonly knockout: Play };
}

/** Rubbers with a place for each of their players; "S1", "D3" by their kinds and numbers. */
export function rubbersOf(names: readonly string[]): readonly Rubber[] {
  let next = 0;
  return names.map((name) => {
    const kind = name.startsWith('S') ? 'single' : 'double';
    const places = Array.from({ length: sizeOf(kind) }, () => next++);
    return { kind, name, places: { player1: places, player2: places } };
  });
}

/** Rubbers between letters: "A-X", "BC-XZ". */
export function letteredRubbers(
  names: readonly string[],
  letters: BySide<readonly string[]>,
): readonly Rubber[] {
  return names.map((name) => {
    const [first = '', second = ''] = name.split('-');
    const places = {
      player1: [...first].map((letter) => letters.player1.indexOf(letter)),
      player2: [...second].map((letter) => letters.player2.indexOf(letter)),
    };
    return { kind: first.length === 1 ? 'single' : 'double', name, places };
  });
}

/** The number of players of a side. */
function sizeOf(kind: RubberKind): 1 | 2 {
  return kind === 'single' ? 1 : 2;
}

/** The number of places that the rubbers need. */
export function placesOf(rubbers: readonly Rubber[]): number {
  return (
    1 + Math.max(-1, ...rubbers.flatMap(({ places }) => [...places.player1, ...places.player2]))
  );
}
