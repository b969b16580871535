import { expect, test } from 'vitest';
import { fittedLines } from './fitted-text.ts';

/** A pen whose letters are as wide as they are high. */
const pen = {
  font: '',
  measureText(text: string) {
    return { width: text.length * Number(/(\d+)px/.exec(this.font)?.[1]) } as TextMetrics;
  },
};
const room = (letters: number) => ({ size: 100, room: letters * 100, weight: 700 });

test.for([
  ['that fits', '秋季大会', 4, ['秋季大会'], 100],
  ['that fits a little smaller', '秋季選手権大会', 6, ['秋季選手権大会'], 85],
  [
    'without spaces, between two words',
    '東京都中学校秋季選手権大会',
    8,
    ['東京都中学校', '秋季選手権大会'],
    70,
  ],
  [
    'with spaces, at the one nearest the middle',
    'Tokyo Junior Autumn Championships',
    20,
    ['Tokyo Junior', 'Autumn Championships'],
    70,
  ],
  [
    'of a pair, between the two',
    '勅使河原 新右衛門 / 林 蓮',
    9,
    ['勅使河原 新右衛門 /', '林 蓮'],
    70,
  ],
  [
    'with brackets at its middle, around them',
    '選手権大会（団体）秋季東日本',
    8,
    ['選手権大会', '（団体）秋季東日本'],
    70,
  ],
  ['of one long word, in one line', 'A'.repeat(40), 10, ['A'.repeat(40)], 25],
] as const)('A text %s is written so', ([, text, letters, lines, size]) => {
  const written = fittedLines(pen, text, room(letters));
  expect(written).toEqual({ lines, size });
});

test('Two lines have their own room where there is less of it', () => {
  const place = { ...room(8), roomInTwo: room(4).room };
  const { lines, size } = fittedLines(pen, '選手権大会（団体）秋季東日本', place);
  expect(lines).toEqual(['選手権大会', '（団体）秋季東日本']);
  expect(size).toBe(44);
});
