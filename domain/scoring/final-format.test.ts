import { describe, expect, test } from 'vitest';
import { areSameFormats, finalRoundsIn, formatOfMatch, type StageFormats } from './final-format.ts';

const FIVE = { id: 'table-tennis-5' };
const SEVEN = { id: 'table-tennis-7' };

function formats(from: 2 | 4 | 8 | 16): StageFormats {
  return { scoreFormat: FIVE, finalFormat: { from, scoreFormat: SEVEN } };
}

describe('another format in the last rounds', () => {
  test.each([
    ['the final only', 2, ['3-0']],
    ['the semi-finals on', 4, ['2-0', '2-1', '3-0', '3-1']],
    ['the quarter-finals on', 8, ['1-0', '1-3', '2-0', '2-1', '3-0', '3-1']],
  ] as const)(
    'From %s (%i sides left) it holds for these matches of a draw of eight: %j',
    (_, from, last) => {
      const all = ['1-0', '1-3', '2-0', '2-1', '3-0', '3-1'];
      const found = all.filter((id) => {
        const [round = 0, position = 0] = id.split('-').map(Number);
        return formatOfMatch(formats(from), { round, rounds: 3, position }) === SEVEN;
      });
      expect(found).toEqual(last);
    },
  );

  test('Without a format of the last rounds all matches have the same format', () => {
    const one = { scoreFormat: FIVE, finalFormat: null };
    expect(formatOfMatch(one, { round: 3, rounds: 3, position: 0 })).toBe(FIVE);
  });

  test('The final of a draw of two can have it', () => {
    expect(formatOfMatch(formats(2), { round: 1, rounds: 1, position: 0 })).toBe(SEVEN);
  });

  test.each([
    [2, []],
    [4, [2]],
    [8, [2, 4]],
    [64, [2, 4, 8, 16]],
  ] as const)(
    'In a draw of %i the format of the last rounds can begin in the rounds of %j sides',
    (size, rounds) => {
      expect(finalRoundsIn(size)).toEqual(rounds);
    },
  );

  test('Two choices are the same when every match has the same format', () => {
    expect(areSameFormats(formats(2), formats(2))).toBe(true);
    expect(areSameFormats(formats(2), formats(4))).toBe(false);
    expect(areSameFormats(formats(2), { scoreFormat: FIVE, finalFormat: null })).toBe(false);
    const other = { scoreFormat: FIVE, finalFormat: { from: 2, scoreFormat: FIVE } } as const;
    expect(areSameFormats(formats(2), other)).toBe(false);
  });
});
