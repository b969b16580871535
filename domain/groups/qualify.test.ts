import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { constraintChecks } from '#domain/bracket/qualified-constraints.ts';
import { qualify } from './groups.ts';

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });

/** Groups in final order; the winner of the first one is "1a", the next "1b". */
function groupsOf(sizes: readonly number[]): string[][] {
  return sizes.map((size, group) =>
    Array.from({ length: size }, (_, place) => `${group + 1}${'abcde'[place]}`),
  );
}

function even(groups: number, size: number): string[][] {
  return groupsOf(new Array<number>(groups).fill(size));
}

function broken(
  lines: readonly (string | null)[],
  groups: readonly (readonly string[])[],
  clubOf: (id: string) => string | undefined = () => undefined,
) {
  const checks = constraintChecks(lines, groups, clubOf);
  return Object.fromEntries(checks.map((check) => [check.constraint, check.broken]));
}

function winnersAbove(lines: readonly (string | null)[]): number {
  return lines.slice(0, lines.length / 2).filter((id) => id?.endsWith('a')).length;
}

describe('the lines of a knockout after groups', () => {
  test('Of four groups two go on: winners are on the seed lines, runners-up in the other half', () => {
    const lines = qualify(even(4, 4), { perGroup: 2, randomSeed: 20260401 });
    expect(lines.map((id) => id ?? '-').join(' ')).toMatchInlineSnapshot(
      `"1a 2b 4b 3a 4a 1b 3b 2a"`,
    );
  });

  test('The winners of groups 3 and 4 are drawn on lines 4 and 5 in table tennis, on 3 and 6 in tennis', () => {
    for (const [tradition, places] of [
      [undefined, [4, 5]],
      ['tennis', [3, 6]],
    ] as const) {
      const seen = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const lines = qualify(even(4, 2), {
          perGroup: 2,
          randomSeed: seed,
          ...(tradition && { tradition }),
        });
        expect([lines[0], lines[7]]).toEqual(['1a', '2a']);
        seen.add(places.map((line) => lines[line - 1]).join());
      }
      expect(seen).toEqual(new Set(['3a,4a', '4a,3a']));
    }
  });

  test('Of five groups the winners have the first byes, and one runner-up has the sixth', () => {
    for (let seed = 0; seed < 30; seed++) {
      const lines = qualify(even(5, 2), { perGroup: 2, randomSeed: seed });
      const excused = lines.filter((id, line) => id !== null && lines[line ^ 1] === null);
      expect(excused.toSorted().filter((id) => id?.endsWith('a'))).toEqual([
        '1a',
        '2a',
        '3a',
        '4a',
        '5a',
      ]);
      expect(excused).toHaveLength(6);
    }
  });

  test('A smaller group sends what it has', () => {
    const groups = groupsOf([4, 4, 3]);
    const lines = qualify(groups, { perGroup: 4, randomSeed: 1 });
    expect(lines.filter((id) => id !== null).toSorted()).toEqual(groups.flat().toSorted());
  });

  test('Nobody and one alone need no knockout', () => {
    expect(qualify([], { perGroup: 2, randomSeed: 1 })).toEqual([]);
    expect(qualify(even(3, 3), { perGroup: 0, randomSeed: 1 })).toEqual([]);
    expect(qualify(even(1, 3), { perGroup: 1, randomSeed: 1 })).toEqual(['1a']);
  });

  test('With one or two of each of 4 to 64 groups every constraint holds, and with more the halves and quarters always do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 64 }),
        fc.integer({ min: 1, max: 4 }),
        randomSeed,
        fc.constantFrom('tennis', 'table-tennis'),
        (count, perGroup, seed, tradition) => {
          const groups = even(count, perGroup);
          const lines = qualify(groups, { perGroup, randomSeed: seed, tradition });
          expect(lines.filter((id) => id !== null).toSorted()).toEqual(groups.flat().toSorted());
          const checked = broken(lines, groups);
          expect(checked['same-group']).toBe(0);
          if (perGroup > 1) expect(checked.winners).toBe(0);
          if (perGroup < 3) expect(checked.byes).toBe(0);
          expect(Math.abs(count - 2 * winnersAbove(lines))).toBeLessThanOrEqual(1);
          const empty = lines.some((id, line) => id === null && lines[line ^ 1] === null);
          expect(empty).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('Groups of different sizes never share a half with their second, and no match is empty', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        randomSeed,
        (sizes, perGroup, seed) => {
          const groups = groupsOf(sizes);
          const sent = groups.map((group) => group.slice(0, perGroup));
          const lines = qualify(groups, { perGroup, randomSeed: seed });
          expect(lines.filter((id) => id !== null).toSorted()).toEqual(sent.flat().toSorted());
          expect(broken(lines, sent)['same-group']).toBe(0);
          if (lines.length > 1) {
            expect(lines.some((id, line) => id === null && lines[line ^ 1] === null)).toBe(false);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('The same groups and random seed give the same lines, another random seed others', () => {
    const groups = even(8, 2);
    const lines = (seed: number) => qualify(groups, { perGroup: 2, randomSeed: seed }).join();
    expect(lines(7)).toBe(lines(7));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => lines(seed))).size).toBe(50);
  });

  test('Club-mates of different groups do not meet in the first round where that can be avoided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.constantFrom('A', 'A', 'B', 'C', ''), { minLength: 8, maxLength: 8 }),
        randomSeed,
        (count, clubs, seed) => {
          const groups = even(count, 2);
          const ids = groups.flat();
          const clubOf = (id: string) => clubs[ids.indexOf(id)] || undefined;
          const lines = qualify(groups, { perGroup: 2, randomSeed: seed, clubOf });
          expect(broken(lines, groups, clubOf)['same-club']).toBe(fewest(lines, groups, clubOf));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('Six of one school among sixteen never meet in the first round', () => {
    for (let seed = 0; seed < 50; seed++) {
      const clubOf = (id: string) => (Number(id[0]) <= 6 && id[1] === 'b' ? 'Kita' : undefined);
      const groups = even(8, 2);
      const lines = qualify(groups, { perGroup: 2, randomSeed: seed, clubOf });
      expect(broken(lines, groups, clubOf)).toEqual({
        'same-group': 0,
        byes: 0,
        winners: 0,
        'same-club': 0,
      });
    }
  });
});

/** Fewest first-round matches of club-mates over all ways to fill each half's lines that winners and byes leave. */
function fewest(
  lines: readonly (string | null)[],
  groups: readonly (readonly string[])[],
  clubOf: (id: string) => string | undefined,
): number {
  const middle = lines.length / 2;
  return [lines.slice(0, middle), lines.slice(middle)]
    .map((half) => {
      const open = half.flatMap((id, line) =>
        id?.endsWith('b') && half[line ^ 1] !== null ? [line] : [],
      );
      const counts = permutations(open.map((line) => half[line]!)).map((ids) => {
        const filled = open.reduce((made, line, index) => made.with(line, ids[index]!), half);
        return broken(filled, groups, clubOf)['same-club']!;
      });
      return Math.min(...counts);
    })
    .reduce((sum, count) => sum + count, 0);
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id, index) =>
    permutations(ids.toSpliced(index, 1)).map((others) => [id, ...others]),
  );
}
