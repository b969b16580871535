import { expect, it } from 'vitest';
import { customFormat } from './custom-format.ts';
import { expectedMinutes } from './expected-minutes.ts';
import { FORMATS, findFormat } from './formats.ts';

it.each([
  ['table-tennis-3', 12],
  ['table-tennis-5', 20],
  ['table-tennis-7', 30],
  ['badminton-21-one', 15],
  ['badminton-21', 30],
  ['tennis-1-set', 30],
  ['tennis-8-game-pro-set', 45],
  ['tennis-3-sets', 90],
  ['tennis-3-sets-match-tie-break', 85],
  ['soft-tennis-5', 18],
  ['soft-tennis-7', 25],
  ['soft-tennis-9', 35],
])('A match by %s is planned with %i minutes, in singles and in doubles', (id, minutes) => {
  const format = findFormat(id)!;
  expect(expectedMinutes(format, 'singles')).toBe(minutes);
  expect(expectedMinutes(format, 'doubles')).toBe(minutes);
});

it('Every format has minutes of its own', () => {
  for (const format of FORMATS) {
    const estimated = expectedMinutes({ ...format, id: 'custom' }, 'singles');
    expect(expectedMinutes(format, 'singles')).toBeGreaterThan(0);
    expect(estimated).toBeGreaterThan(0);
  }
});

it.each([
  [{ to: 11, lead: 2, bestOf: 5 }, 20],
  [{ to: 11, lead: 2, bestOf: 1 }, 5],
  [{ to: 1, lead: 1, bestOf: 1 }, 1],
  [{ to: 21, lead: 2, bestOf: 3, decidingSet: { to: 11, lead: 2 } }, 21],
])('A format of one’s own with %j is estimated at %i minutes', (options, minutes) => {
  const made = customFormat(options);
  expect(made.ok && expectedMinutes(made.value, 'singles')).toBe(minutes);
});
