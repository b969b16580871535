import { comparable } from '#domain/common/comparable.ts';
import { MOST_COURTS } from './day.vocabulary.ts';

interface Numbered {
  readonly name: string;
}

/**
 * The names of `wanted` further courts: the lowest numbers that no court has yet. Fewer where the day has no room for
 * as many. A name that is a number is the same in every language; the screen says "Table 3".
 */
export function nextCourtNames(courts: readonly Numbered[], wanted: number): readonly string[] {
  const used = new Set(courts.map(({ name }) => comparable(name)));
  const room = Math.max(0, Math.min(wanted, MOST_COURTS - courts.length));
  const names: string[] = [];
  for (let number = 1; names.length < room; number++) {
    if (!used.has(String(number))) names.push(String(number));
  }
  return names;
}

/** Whether two of these names are the same: they may differ in width, letter case or spaces. */
export function hasTwins(names: readonly string[]): boolean {
  return new Set(names.map(comparable)).size < names.length;
}

/** Each label once, as it was written first. */
export function withoutTwins(labels: readonly string[]): string[] {
  const seen = new Set<string>();
  return labels.filter((label) => !seen.has(comparable(label)) && seen.add(comparable(label)));
}
