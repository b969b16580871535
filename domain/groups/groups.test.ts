import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed, lotFrom, shuffled } from '#domain/bracket/lot.ts';
import { players } from '#domain/bracket/sample-draws.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { clubReport } from './clashes.ts';
import { makeGroups, matchOrder, sizes } from './groups.ts';
import { groupsRefusal } from './refusal.ts';
import { type WantedSize, wantedSizes } from './vocabulary.ts';

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });
const wantedSize = fc.constantFrom(...wantedSizes);

/** The groups by rank: "1 8 9 16". */
function ranks(entrants: readonly Entrant[], wanted: WantedSize, seed = 1): string[] {
  return makeGroups(entrants, { wanted, randomSeed: seed }).map((group) =>
    group.map((id) => Number(id.slice(1))).join(' '),
  );
}

function ofClubs(entrants: readonly Entrant[], clubs: readonly string[]): Entrant[] {
  return entrants.map((entrant, index) => {
    const club = clubs[index % clubs.length];
    return club ? { ...entrant, club } : entrant;
  });
}

describe('the sizes of groups', () => {
  test.each([
    [3, 3, '3'],
    [4, 3, '4'],
    [5, 4, '5'],
    [6, 4, '3 3'],
    [7, 5, '4 3'],
    [8, 3, '4 4'],
    [9, 4, '5 4'],
    [11, 4, '4 4 3'],
    [22, 4, '4 4 4 4 3 3'],
  ] as const)(
    '%i players wanted in groups of %i are in groups of %s',
    (count, wanted, expected) => {
      expect(sizes(count, wanted)?.join(' ')).toBe(expected);
    },
  );

  test('128 players by 3 are 40 groups of 3 and 2 of 4, and 130 by 4 are 31 of 4 and 2 of 3', () => {
    expect(sizes(128, 3)).toEqual([4, 4, ...new Array(40).fill(3)]);
    expect(sizes(130, 4)).toEqual([...new Array(31).fill(4), 3, 3]);
  });

  test.each([0, 1, 2, -3, 7.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d players make no groups',
    (count) => {
      expect(sizes(count, 4)).toBeNull();
    },
  );

  test('Of all allowed numbers of groups the one with the nearest average is taken, the larger groups when two are equally near', () => {
    for (const wanted of wantedSizes) {
      for (let count = 3; count <= 640; count++) {
        const made = sizes(count, wanted)!;
        expect(made.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(made).toEqual(made.toSorted((one, other) => other - one));
        expect(made[0]! - made.at(-1)!).toBeLessThanOrEqual(1);
        const allowed = Array.from({ length: count }, (_, index) => index + 1).filter(
          (groups) => Math.floor(count / groups) >= 3 && Math.ceil(count / groups) <= 5,
        );
        const distance = (groups: number) => Math.abs(count / groups - wanted);
        const nearest = Math.min(...allowed.map(distance));
        expect(made.length).toBe(allowed.find((groups) => distance(groups) < nearest + 1e-9));
      }
    }
  });
});

describe('groups', () => {
  test('Ranked players fill the groups as a snake', () => {
    expect(ranks(players(16, 16), 4)).toEqual(['1 8 9 16', '2 7 10 15', '3 6 11 14', '4 5 12 13']);
    expect(ranks(players(11, 11), 4)).toEqual(['1 6 7', '2 5 8 11', '3 4 9 10']);
  });

  test('Players without a rating come below the ranked ones, by lot', () => {
    const thirds = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const made = ranks(players(9, 6), 3, seed).map((group) => group.split(' '));
      expect(made.map((group) => group.slice(0, 2))).toEqual([
        ['1', '6'],
        ['2', '5'],
        ['3', '4'],
      ]);
      thirds.add(made[0]![2]!);
    }
    expect(thirds).toEqual(new Set(['7', '8', '9']));
  });

  test('A club-mate of the row changes places, and only within the row', () => {
    const entrants = players(8, 8).map((player) =>
      ['p001', 'p004'].includes(player.id) ? { ...player, club: 'ＫＩＴＡ' } : player,
    );
    expect(ranks(entrants, 4)).toEqual(['1 3 5 8', '2 4 6 7']);
    const apart = entrants.map((player) =>
      player.id === 'p005' ? { ...player, club: 'KITA ' } : player,
    );
    expect(clubReport(makeGroups(apart, { wanted: 4, randomSeed: 3 }), apart)).toMatchObject({
      matches: 1,
      lowerBound: 1,
    });
  });

  test('Every player is in one group, of the sizes asked for, and in the row of the rank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 300 }),
        wantedSize,
        randomSeed,
        (count, wanted, seed) => {
          const entrants = ofClubs(players(count, count), ['A', 'B', 'A', 'C', '']);
          const groups = makeGroups(entrants, { wanted, randomSeed: seed });
          expect(groups.flat().toSorted()).toEqual(entrants.map(({ id }) => id));
          const lengths = groups.map(({ length }) => length);
          expect(lengths.toSorted((one, other) => other - one)).toEqual(sizes(count, wanted));
          for (const group of groups) {
            for (const [row, id] of group.entries()) {
              expect(Math.floor((Number(id.slice(1)) - 1) / groups.length)).toBe(row);
            }
          }
        },
      ),
    );
  });

  test('The same entrants in any order and the same random seed give the same groups', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 200 }), randomSeed, (count, seed) => {
        const listed = ofClubs(players(count, Math.floor(count / 2)), ['A', 'B', '']);
        const options = { wanted: 4, randomSeed: seed } as const;
        const otherwise = shuffled(listed, lotFrom(seed));
        expect(makeGroups(otherwise, options)).toEqual(makeGroups(listed, options));
      }),
    );
  });

  test('Each row joins club-mates no more often than the best of all ways to place it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 15 }),
        fc.array(fc.constantFrom('A', 'B', 'C', ''), { minLength: 15, maxLength: 15 }),
        randomSeed,
        (count, clubs, seed) => {
          const entrants = ofClubs(players(count, count), clubs);
          const groups = makeGroups(entrants, { wanted: 4, randomSeed: seed });
          const clubOf = new Map(entrants.map(({ id, club }) => [id, club]));
          const mates = (id: string, before: readonly string[]) =>
            before.filter((other) => clubOf.get(id) && clubOf.get(other) === clubOf.get(id)).length;
          for (let row = 1; row < 5; row++) {
            const here = groups.filter((group) => group.length > row);
            const made = here.reduce(
              (sum, group) => sum + mates(group[row]!, group.slice(0, row)),
              0,
            );
            const costs = here.map((group) =>
              here.map((other) => mates(other[row]!, group.slice(0, row))),
            );
            expect(made).toBe(cheapest(costs));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('A school of six in four groups of four has at most two in each', () => {
    for (let seed = 0; seed < 50; seed++) {
      const entrants = players(16).map((player, index) =>
        index < 6 ? { ...player, club: 'Kita' } : player,
      );
      const report = clubReport(makeGroups(entrants, { wanted: 4, randomSeed: seed }), entrants);
      expect(report.matches).toBe(report.lowerBound);
      expect(report.clashes.every((clash) => clash.players.length === 2)).toBe(true);
    }
  });
});

describe('entrants who cannot be grouped', () => {
  const valid = { wanted: 4, randomSeed: 1 } as const;
  test.each([
    ['two players', players(2), valid, 'GROUP_TOO_SMALL'],
    ['over 128 groups', players(700), valid, 'TOO_MANY'],
    ['an id used twice', [...players(3), ...players(1)], valid, 'DUPLICATE_PLAYER'],
    [
      'a rating that is not a number',
      [...players(3), { id: 'x', name: 'X', rating: Number.NaN }],
      valid,
      'INVALID_RATING',
    ],
    ['a negative random seed', players(4), { ...valid, randomSeed: -1 }, 'INVALID_RANDOM_SEED'],
    ['nothing wrong', players(512), valid, null],
  ] as const)('Groups are judged: %s', (_why, entrants, options, code) => {
    expect(groupsRefusal(entrants, options)).toBe(code);
  });

  test('Fewer than three players make no group', () => {
    expect(makeGroups(players(2), valid)).toEqual([]);
  });
});

describe('the order of matches in a group', () => {
  const inWords = (size: number) =>
    matchOrder(size).map(({ first, second, umpire }) => `${first}-${second} (${umpire ?? '-'})`);

  test.each([
    [2, '1-2 (-)'],
    [3, '2-3 (1), 1-3 (2), 1-2 (3)'],
    [4, '1-4 (2), 2-3 (1), 1-3 (4), 2-4 (3), 1-2 (4), 3-4 (2)'],
    [5, '1-2 (5), 3-4 (2), 5-1 (4), 2-3 (1), 4-5 (2), 1-3 (5), 2-4 (1), 3-5 (2), 1-4 (3), 2-5 (1)'],
    [6, ''],
  ])('A group of %i plays %s', (size, expected) => {
    expect(inWords(size).join(', ')).toBe(expected);
  });

  test.each([3, 4, 5])(
    'In a group of %i every two meet once, and the umpire does not play',
    (size) => {
      const order = matchOrder(size);
      const pairs = order.map(({ first, second }) => [first, second].toSorted().join());
      expect(new Set(pairs).size).toBe((size * (size - 1)) / 2);
      for (const { round, first, second, umpire } of order) {
        expect([first, second]).not.toContain(umpire);
        const others = order.filter((match) => match.round === round);
        expect(new Set(others.flatMap((match) => [match.first, match.second])).size).toBe(
          2 * others.length,
        );
      }
    },
  );
});

/** The smallest sum with one column for each row, by trying each one. */
function cheapest(costs: readonly (readonly number[])[], used = new Set<number>()): number {
  const row = used.size;
  if (row === costs.length) return 0;
  const sums = costs[row]!.map((cost, column) =>
    used.has(column)
      ? Number.POSITIVE_INFINITY
      : cost + cheapest(costs, new Set([...used, column])),
  );
  return Math.min(...sums);
}
