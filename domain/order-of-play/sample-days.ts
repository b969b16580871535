/** Days for tests and the bench: knockouts and groups as planned matches, on so many courts. */
import { matchOrder } from '#domain/groups/match-order.ts';
import type { Court, Day, PlannedMatch } from './vocabulary.ts';

/** Courts "c1", "c2" ... that are open all day. */
export function courts(count: number): Court[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    from: 0,
    to: 10_000,
  }));
}

/** A knockout whose first round is determined. Matches are "{event}{round}-{position}", players "{event}p{line}". */
export function knockout(event: string, size: number, minutes: number): PlannedMatch[] {
  const matches: PlannedMatch[] = [];
  for (let round = 1; 2 ** round <= size; round++) {
    for (let position = 0; position < size / 2 ** round; position++) {
      const before = [2 * position, 2 * position + 1];
      matches.push({
        id: `${event}${round}-${position}`,
        people: round === 1 ? before.map((line) => `${event}p${line}`) : [],
        after: round === 1 ? [] : before.map((one) => `${event}${round - 1}-${one}`),
        minutes,
        state: 'waiting',
      });
    }
  }
  return matches;
}

/** Groups of these sizes, each in the order of its matches, without umpires. */
export function groupMatches(sizes: readonly number[], minutes: number): PlannedMatch[] {
  return sizes.flatMap((size, group) =>
    matchOrder(size).map(({ first, second }) => ({
      id: `g${group}-${first}-${second}`,
      people: [`g${group}p${first}`, `g${group}p${second}`],
      after: [],
      minutes,
      state: 'waiting' as const,
    })),
  );
}

/** A day of these matches at its beginning, unless said otherwise. */
export function sampleDay(
  matches: readonly PlannedMatch[],
  options: Partial<Day> & { readonly courts: readonly Court[] },
): Day {
  return { now: 0, absent: new Set(), rules: { restMinutes: 0 }, ...options, matches };
}
