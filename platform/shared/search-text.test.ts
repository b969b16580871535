import { expect, test } from 'vitest';
import { foldedKey, tidyLine } from './search-text.ts';

test.each([
  ['Sakura Cup', 'ｓａｋｕｒａ\u3000ｃｕｐ', true],
  ['サクラ 杯', 'さくら杯', true],
  ['ｻｸﾗ杯', 'さくら杯', true],
  ['Sakura Cup', 'Sakura Cups', false],
])('"%s" and "%s" being the same name is %s', (one, other, same) => {
  expect(foldedKey(one) === foldedKey(other)).toBe(same);
});

test.each([
  [' みずほ\u3000 銀行 ', 'みずほ 銀行'],
  ['ＡＢ\n１２', 'AB 12'],
  ['サクラ', 'サクラ'],
])('The line "%s" is stored as "%s"', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored);
});
