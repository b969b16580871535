import { expect, test } from 'vitest';
import { rubberUnit } from './rubber-unit.ts';

test.each([
  ['table-tennis-5', 'game'],
  ['badminton-21', 'game'],
  ['table-tennis-1', 'point'],
  ['badminton-21-one', 'point'],
  ['soft-tennis-7', 'game'],
  ['tennis-8-game-pro-set', 'game'],
  ['tennis-3-sets', 'set'],
  ['tennis-3-sets-match-tie-break', 'set'],
] as const)('A rubber in %s is won by each %s', (rubberFormat, unit) => {
  expect(rubberUnit({ rubberFormat })).toBe(unit);
});
