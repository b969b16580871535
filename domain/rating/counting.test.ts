import { describe, expect, test } from 'vitest';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { counts, type PlayedMatch } from './counting.ts';
import { MOST_PER_DAY, withinDay } from './practice-limit.ts';

const set = (player1Score: string, player2Score: string): CardSet => ({
  player1Score,
  player2Score,
});
const TABLE_TENNIS = { id: 'table-tennis-5' } as const;
const SOFT_TENNIS = { id: 'soft-tennis-7' } as const;

describe('whether a match counts', () => {
  test.each<[string, PlayedMatch, boolean]>([
    ['that was finished', { status: 'finished', sets: [set('11', '4')], scoreFormat: null }, true],
    [
      'retired after a game',
      { status: 'retired', sets: [set('11', '4'), set('3', '2')], scoreFormat: TABLE_TENNIS },
      true,
    ],
    [
      'retired in its first game',
      { status: 'retired', sets: [set('10', '4')], scoreFormat: TABLE_TENNIS },
      false,
    ],
    [
      'retired before the first point',
      { status: 'retired', sets: [], scoreFormat: TABLE_TENNIS },
      false,
    ],
    [
      'of soft tennis retired after a game',
      { status: 'retired', sets: [set('1', '0')], scoreFormat: SOFT_TENNIS },
      true,
    ],
    [
      'retired with a set on the card of the specification',
      { status: 'retired', sets: [set('11', '9')], scoreFormat: null },
      true,
    ],
    [
      'defaulted before the first point',
      { status: 'defaulted', sets: [], scoreFormat: TABLE_TENNIS },
      false,
    ],
    [
      'defaulted after a game',
      { status: 'defaulted', sets: [set('4', '11')], scoreFormat: TABLE_TENNIS },
      true,
    ],
    [
      'with a set that cannot be',
      { status: 'retired', sets: [set('12', '9')], scoreFormat: TABLE_TENNIS },
      false,
    ],
    ['that was a walkover', { status: 'walkover', sets: [], scoreFormat: null }, false],
    ['to which neither came', { status: 'double-walkover', sets: [], scoreFormat: null }, false],
    ['that was a bye', { status: 'bye', sets: [], scoreFormat: null }, false],
    [
      'that was cancelled',
      { status: 'cancelled', sets: [set('11', '4')], scoreFormat: null },
      false,
    ],
    ['that goes on', { status: 'playing', sets: [set('11', '4')], scoreFormat: null }, false],
  ])('A match %s counts or not as the table says', (_which, match, expected) => {
    expect(counts(match)).toBe(expected);
  });
});

describe('the limit of practice', () => {
  const match = (id: string, day: string, one: string[], two: string[]) => ({
    id,
    day,
    sides: [one, two] as const,
    winner: 0 as const,
  });

  test('Four matches of the same two sides count on a day, in either order of their names', () => {
    const matches = [1, 2, 3, 4, 5, 6].map((number) =>
      number % 2 === 0
        ? match(String(number), '2026-11-22', ['a'], ['b'])
        : match(String(number), '2026-11-22', ['b'], ['a']),
    );
    expect(withinDay(matches).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(MOST_PER_DAY).toBe(4);
  });

  test('Another day and another opponent are counted apart', () => {
    const five = [1, 2, 3, 4, 5].map((number) => match(`x${number}`, '2026-11-22', ['a'], ['b']));
    const others = [match('y', '2026-11-23', ['a'], ['b']), match('z', '2026-11-22', ['a'], ['c'])];
    expect(withinDay([...five, ...others]).map(({ id }) => id)).toEqual([
      'x1',
      'x2',
      'x3',
      'x4',
      'y',
      'z',
    ]);
  });

  test('A pair is the same pair in whichever order its players are named', () => {
    const matches = [1, 2, 3, 4].map((number) =>
      match(String(number), '2026-11-22', ['a', 'b'], ['c', 'd']),
    );
    expect(withinDay([...matches, match('5', '2026-11-22', ['d', 'c'], ['b', 'a'])])).toHaveLength(
      4,
    );
  });
});
