import { expect, test } from 'vitest';
import { mainSport } from './ratings.main-sport.policy.ts';

const rate = (sport: 'table-tennis' | 'badminton' | 'tennis', matches: number) => ({
  sport,
  matches,
});

test.each([
  ['nothing is known', [], [], null],
  ['one sport is rated', [rate('tennis', 1)], ['badminton', 'badminton'], 'tennis'],
  ['two sports are rated', [rate('table-tennis', 3), rate('badminton', 4)], [], 'badminton'],
  [
    'singles, doubles and practice of a sport count together',
    [rate('table-tennis', 5), rate('badminton', 3), rate('badminton', 3)],
    [],
    'badminton',
  ],
  [
    'two sports are rated equally often',
    [rate('tennis', 2), rate('badminton', 2)],
    [],
    'badminton',
  ],
  ['nothing is rated, and a club has a sport', [], ['tennis'], 'tennis'],
  ['nothing is rated, and most clubs agree', [], ['tennis', 'badminton', 'tennis'], 'tennis'],
] as const)('The main sport where %s', (_, rates, clubs, sport) => {
  expect(mainSport(rates, clubs)).toBe(sport);
});
