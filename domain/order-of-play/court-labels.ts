/** The courts that a match may use, by the labels that the desk has given them. Source: next.md, C3 (tags). */
import { comparable } from '../common/comparable.ts';

export interface LabelledCourt {
  readonly id: string;
  readonly isClosed: boolean;
  /** Closed only for a while, and taken back when it is needed. */
  readonly isOpenTable?: boolean | undefined;
  readonly labels?: readonly string[] | undefined;
}

/**
 * Whether a court has a label; every court has none (null). Labels are the same where they differ only in width, letter case or
 * spaces.
 */
export function hasLabel(
  { labels = [] }: Pick<LabelledCourt, 'labels'>,
  label: string | null,
): boolean {
  return label === null || labels.some((own) => comparable(own) === comparable(label));
}

/**
 * The ids of the courts with a label; null for every court. Where all of them are closed, such as after the table of the final has
 * broken, it counts for nothing, and the matches float like those of a closed court. For an open table they wait.
 */
export function courtsWithLabel(
  courts: readonly LabelledCourt[],
  label: string | null,
): ReadonlySet<string> | null {
  if (label === null) return null;
  const fitting = courts.filter((court) => hasLabel(court, label));
  if (fitting.every(({ isClosed, isOpenTable }) => isClosed && !isOpenTable)) return null;
  return new Set(fitting.map(({ id }) => id));
}
