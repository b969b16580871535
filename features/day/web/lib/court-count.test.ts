import { expect, test } from 'vitest';
import { countFrom } from './court-count.ts';

test('A whole number up to 60 is a count of courts; an empty field is none', () => {
  expect(['', ' 10 ', '60'].map(countFrom)).toEqual([0, 10, 60]);
});

test('Anything else is no count', () => {
  expect(['61', '-1', '1.5', 'ten'].map(countFrom)).toEqual([null, null, null, null]);
});
