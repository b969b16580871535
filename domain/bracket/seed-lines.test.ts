import { describe, expect, test } from 'vitest';
import { seedGroups, strengthOrder } from './seed-lines.ts';
import type { Tradition } from './vocabulary.ts';

const sizes = [2, 4, 8, 16, 32, 64, 128, 256, 512];

describe('the table of seed lines', () => {
  test.each<{ tradition: Tradition; size: number; lines: number[][]; origin: string }>([
    {
      tradition: 'tennis',
      size: 8,
      lines: [[1], [8], [3, 6]],
      origin: 'JTA table; the two seeds of 8, and 3-4 where an organizer seeds four',
    },
    {
      tradition: 'tennis',
      size: 16,
      lines: [[1], [16], [5, 12], [4, 8, 9, 13]],
      origin: 'ITF Pro Circuit Rulebook 2015, p. 63 (four seeds); 5-8 by the pattern of 32',
    },
    {
      tradition: 'tennis',
      size: 32,
      lines: [[1], [32], [9, 24], [8, 16, 17, 25]],
      origin: 'ITF Pro Circuit Rulebook 2015, p. 63; JTA table',
    },
    {
      tradition: 'tennis',
      size: 64,
      lines: [[1], [64], [17, 48], [16, 32, 33, 49], [9, 25, 40, 56], [8, 24, 41, 57]],
      origin: 'ITF Junior regulations 49 b; JTA table',
    },
    {
      tradition: 'tennis',
      size: 128,
      lines: [
        [1],
        [128],
        [33, 96],
        [32, 64, 65, 97],
        [17, 49, 80, 112],
        [16, 48, 81, 113],
        [9, 25, 41, 57, 72, 88, 104, 120],
        [8, 24, 40, 56, 73, 89, 105, 121],
      ],
      origin: 'Grand Slam draws, 32 seeds',
    },
    {
      tradition: 'table-tennis',
      size: 32,
      lines: [[1], [32], [16, 17], [8, 9, 24, 25], [4, 5, 12, 13, 20, 21, 28, 29]],
      origin: 'ITTF 3.6.2',
    },
    {
      tradition: 'table-tennis',
      size: 8,
      lines: [[1], [8], [4, 5]],
      origin: 'ITTF 3.6.2',
    },
  ])(
    'The seed lines of $tradition for $size begin as in: $origin',
    ({ tradition, size, lines }) => {
      expect(seedGroups(size, tradition).slice(0, lines.length)).toEqual(lines);
    },
  );

  test.each(['tennis', 'table-tennis'] as const)(
    'The seed lines of %s include one line of every first-round match, in every size',
    (tradition) => {
      for (const size of sizes.slice(1)) {
        const matches = seedGroups(size, tradition)
          .flat()
          .map((line) => Math.ceil(line / 2));
        expect(matches.length).toBe(size / 2);
        expect(new Set(matches).size).toBe(size / 2);
      }
      expect(seedGroups(2, tradition)).toEqual([[1], [2]]);
    },
  );
});

describe('the order of strength', () => {
  test.each([
    { size: 2, order: [1, 2] },
    { size: 4, order: [1, 4, 2, 3] },
    { size: 8, order: [1, 8, 4, 5, 2, 7, 3, 6] },
    { size: 16, order: [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11] },
  ])('The order of strength for $size is $order', ({ size, order }) => {
    expect(strengthOrder(size)).toEqual(order);
  });

  test('The order of strength lets the best k, for any round of k, meet in that round and not before', () => {
    for (const size of sizes) {
      const order = strengthOrder(size);
      for (let left = size; left >= 2; left /= 2) {
        const best = order.filter((rank) => rank <= left);
        expect(best).toEqual(strengthOrder(left));
      }
    }
  });
});
