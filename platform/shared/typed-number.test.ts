import { expect, test } from 'vitest';
import { wholeNumberIn } from './typed-number.ts';

test.each([
  ['1200', 1200],
  ['１，２００円', 1200],
  ['¥1,200', 1200],
  ['\\1 200', 1200],
  ['0', 0],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['free', null],
])('"%s" is read as the number %s', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});
