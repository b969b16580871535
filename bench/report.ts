/** One measured figure and its budget; the budgets are those of the architecture, one of the briefs. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The upper or lower limit; a figure without a budget is only printed. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export type Measure = () => Promise<Figure[]>;

/** Prints figures as a table; returns how many missed their budget. */
export function print(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const mark = !hasBudget(figure) ? ' ' : holds(figure) ? '✓' : '✗';
    const value = rounded(figure.value).padStart(10);
    console.log(
      `  ${mark} ${figure.what.padEnd(58)} ${value} ${figure.unit.padEnd(7)} ${budget(figure)}`,
    );
  }
  return figures.filter((figure) => !holds(figure)).length;
}

function holds({
  value,
  atMost = Number.POSITIVE_INFINITY,
  atLeast = Number.NEGATIVE_INFINITY,
}: Figure) {
  return value <= atMost && value >= atLeast;
}

function hasBudget({ atMost, atLeast }: Figure): boolean {
  return atMost !== undefined || atLeast !== undefined;
}

function budget({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `at most ${atMost}`;
  return atLeast === undefined ? '' : `at least ${atLeast}`;
}

/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** The value below which a share of the numbers is. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}
