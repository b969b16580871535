import { expect, test } from 'vitest';
import { addressOf, criteriaFrom, filtersInUse, NO_CRITERIA } from './criteria.ts';

const criteria = {
  search: 'Tokyo 大会',
  prefecture: 'Tokyo',
  level: 'Beginner',
  eventType: 'Team',
} as const;

test('criteria go into an address and come back', () => {
  expect(criteriaFrom(new URLSearchParams(addressOf(criteria).toString()))).toEqual(criteria);
});
test('an address names only what is not all', () => {
  expect(addressOf(NO_CRITERIA).toString()).toBe('');
  expect(addressOf({ ...NO_CRITERIA, level: 'Advanced' }).toString()).toBe('level=Advanced');
});
test('what an address says wrongly counts as all', () => {
  const wrong = new URLSearchParams('prefecture=Atlantis&level=beginner&eventType=&search=%20a%20');
  expect(criteriaFrom(wrong)).toEqual({ ...NO_CRITERIA, search: 'a' });
});
test('the search text is not a filter', () => {
  expect(filtersInUse(criteria)).toBe(3);
  expect(filtersInUse({ ...NO_CRITERIA, search: 'a' })).toBe(0);
});
