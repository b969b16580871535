import { expect, test } from 'vitest';
import {
  addressOf,
  criteriaFrom,
  filtersInUse,
  isNarrowed,
  NO_CRITERIA,
  weekendOf,
} from './criteria.ts';

const criteria = {
  search: 'Tokyo 大会',
  prefecture: 'Tokyo',
  level: 'Beginner',
  eventType: 'Team',
  when: 'weekend',
  fee: 'free',
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
test.each([
  ['a Monday', '2026-11-23', { from: '2026-11-28', to: '2026-11-29' }],
  ['a Saturday', '2026-11-28', { from: '2026-11-28', to: '2026-11-29' }],
  ['a Sunday', '2026-11-29', { from: '2026-11-29', to: '2026-11-29' }],
])('The weekend of %s is what is left of it', (_name, today, weekend) => {
  expect(weekendOf(today)).toEqual(weekend);
});
test('A badge narrows the list without being a filter of the popover', () => {
  expect(filtersInUse({ ...NO_CRITERIA, fee: 'free' })).toBe(0);
  expect(isNarrowed({ ...NO_CRITERIA, fee: 'free' })).toBe(true);
  expect(isNarrowed(NO_CRITERIA)).toBe(false);
});
