/** The numbers that a criterion compares. Ratios stay fractions: rounding must never decide a place. */

/** A plain number; `fewer` means that the smaller one is better. */
export interface Count {
  readonly kind: 'count';
  readonly value: number;
  readonly better: 'more' | 'fewer';
}

/** Won against lost. Shown as won/lost or as a percentage of the whole: both have the same order. */
export interface Ratio {
  readonly kind: 'ratio';
  readonly won: number;
  readonly lost: number;
}

/** Won minus lost. */
export interface Difference {
  readonly kind: 'difference';
  readonly won: number;
  readonly lost: number;
}

export type Measure = Count | Ratio | Difference;

/** Sorts the better one first: negative when `a` is better, 0 when they are level. */
export function compare(a: Measure, b: Measure): number {
  if (a.kind === 'ratio' && b.kind === 'ratio') return compareRatios(a, b);
  return worth(b) - worth(a);
}

/**
 * Compares by cross-multiplication. Nothing lost is an infinite ratio, so all such ratios are level. Nothing played
 * (0 to 0) counts as even (1 to 1): in an unfinished league it is neither good nor bad.
 */
function compareRatios(a: Ratio, b: Ratio): number {
  const [wonA, lostA] = parts(a);
  const [wonB, lostB] = parts(b);
  return wonB * lostA - wonA * lostB;
}

function parts({ won, lost }: Ratio): readonly [number, number] {
  if (lost > 0) return [won, lost];
  return won > 0 ? [1, 0] : [1, 1];
}

function worth(measure: Measure): number {
  if (measure.kind !== 'count') return measure.won - measure.lost;
  return measure.better === 'more' ? measure.value : -measure.value;
}
