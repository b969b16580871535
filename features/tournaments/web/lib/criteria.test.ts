import { expect, test } from 'vitest';
import { addressOf, criteriaFrom, filtersInUse, NO_CRITERIA } from './criteria.ts';

const criteria = {
  search: 'Tokyo 大会',
  prefecture: 'Tokyo',
  level: 'Beginner',
  eventType: 'Team',
} as const;

test('Criteria survive the round trip through an address', () => {
  expect(criteriaFrom(new URLSearchParams(addressOf(criteria).toString()))).toEqual(criteria);
});
test('An address names only the criteria that are not "all"', () => {
  expect(addressOf(NO_CRITERIA).toString()).toBe('');
  expect(addressOf({ ...NO_CRITERIA, level: 'Advanced' }).toString()).toBe('level=Advanced');
});
test('An invalid value in an address counts as all', () => {
  const wrong = new URLSearchParams('prefecture=Atlantis&level=beginner&eventType=&search=%20a%20');
  expect(criteriaFrom(wrong)).toEqual({ ...NO_CRITERIA, search: 'a' });
});
test('The search text does not count as a filter', () => {
  expect(filtersInUse(criteria)).toBe(3);
  expect(filtersInUse({ ...NO_CRITERIA, search: 'a' })).toBe(0);
});
