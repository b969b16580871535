import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixtures } from './fixtures.ts';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('Six teams and two legs are 30 ties on 10 matchdays, three on each', () => {
  const all = fixtures(teamsOf(6), 2);
  expect(all).toHaveLength(30);
  expect(Math.max(...all.map(({ matchday }) => matchday))).toBe(10);
  for (let day = 1; day <= 10; day += 1)
    expect(all.filter(({ matchday }) => matchday === day)).toHaveLength(3);
});

it('Nobody plays twice on a matchday, whatever the number of teams', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.constantFrom(1, 2), (count, legs) => {
      const seen = fixtures(teamsOf(count), legs as 1 | 2).flatMap(({ matchday, home, away }) => [
        `${matchday} ${home}`,
        `${matchday} ${away}`,
      ]);
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});

it('Every pair meets once in one leg, and at either place in two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), (count) => {
      const pairs = (count * (count - 1)) / 2;
      const one = fixtures(teamsOf(count), 1).map(({ home, away }) => [home, away].sort().join());
      expect(new Set(one).size).toBe(pairs);
      const two = fixtures(teamsOf(count), 2).map(({ home, away }) => [home, away].join());
      expect(new Set(two).size).toBe(2 * pairs);
    }),
  );
});

it('In one leg the ties at home and away of a team differ by at most one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), (count) => {
      const all = fixtures(teamsOf(count), 1);
      for (const team of teamsOf(count)) {
        const home = all.filter((one) => one.home === team).length;
        const away = all.filter((one) => one.away === team).length;
        expect(Math.abs(home - away), `${count} teams, team ${team}`).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('One team has no fixtures', () => {
  expect(fixtures([1], 2)).toEqual([]);
});
