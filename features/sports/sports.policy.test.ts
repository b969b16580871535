import { expect, test } from 'vitest';
import { courtWord } from './sports.policy.ts';

test.each([
  ['table-tennis', 'table'],
  ['badminton', 'court'],
  ['tennis', 'court'],
  ['soft-tennis', 'court'],
  ['unspecified', 'either'],
  [undefined, 'either'],
] as const)('The sport %s is played on a: %s', (sport, word) =>
  expect(courtWord(sport)).toBe(word),
);
