import { describe, expect, test } from 'vitest';
import { idle } from './glicko2.ts';
import { letterOf } from './letter.ts';
import { addMonths, monthOf, wholeMonths } from './months.ts';
import { initial, LEVELS } from './rating.ts';
import { first, isProvisional, rankedUntil, rested, type Strength } from './strength.ts';

const active = (change: Partial<Strength>): Strength => ({
  ...first(1500),
  deviation: 60,
  lastDay: '2026-11-22',
  matches: 5,
  recentDays: new Array<string>(5).fill('2026-11-22'),
  ...change,
});

describe('the first strength', () => {
  test('A declared level begins at its points with a deviation of 250', () => {
    expect(first(1400)).toMatchObject({
      rating: 1400,
      deviation: 250,
      volatility: 0.06,
      matches: 0,
    });
  });

  test('Somebody without a level begins at 1200', () => {
    expect(first(null)).toMatchObject({ rating: 1200, deviation: 250 });
  });
});

describe('resting', () => {
  test('The deviation grows by the golden values of 1, 6, 12 and 24 months', () => {
    const months = [1, 6, 12, 24].map((count) => idle(active({}), count).toFixed(4));
    expect(months).toEqual(['60.8986', '65.2062', '70.0263', '78.7869']);
  });

  test.each([
    ['2026-11-22', '2026-12-21', 0],
    ['2026-11-22', '2026-12-22', 1],
    ['2026-01-31', '2026-02-28', 0],
    ['2025-11-23', '2026-11-22', 11],
    ['2026-11-22', '2026-10-01', 0],
  ])('From %s to %s are %i whole months', (from, to, months) => {
    expect(wholeMonths(from, to)).toBe(months);
  });

  test('The deviation grows up to that of a first rate and no further', () => {
    expect(rested(active({ lastDay: '1900-01-01' }), '2026-11-22').deviation).toBe(250);
  });

  test('Somebody who never played does not rest', () => {
    expect(rested(first(1000), '2026-11-22')).toEqual(first(1000));
  });
});

describe('the letter', () => {
  test.each([
    [1900, 'S'],
    [1899.4, 'A'],
    [1899.5, 'S'],
    [1700, 'A'],
    [1699, 'B'],
    [1500, 'B'],
    [1499, 'C'],
    [1300, 'C'],
    [1299, 'D'],
    [1100, 'D'],
    [1099, 'E'],
    [500, 'E'],
  ])('%d points are an %s', (points, letter) => {
    expect(letterOf(points)).toBe(letter);
  });

  test('Every first rate has the letter of its level', () => {
    for (const level of LEVELS) expect(letterOf(initial(level).points)).toBe(level);
  });
});

describe('being ranked', () => {
  test('A rate is provisional above a deviation of 120', () => {
    expect([120, 120.001].map((deviation) => isProvisional({ deviation }))).toEqual([false, true]);
  });

  test('Four matches, or a deviation above 120, are in no ranking', () => {
    expect(rankedUntil(active({ recentDays: new Array<string>(4).fill('2026-11-22') }))).toBeNull();
    expect(rankedUntil(active({ deviation: 121 }))).toBeNull();
    expect(rankedUntil(first(1500))).toBeNull();
  });

  test('A rate leaves the ranking when its fifth match back is 24 months old', () => {
    const recentDays = ['2026-11-22', '2026-11-22', '2026-08-01', '2026-08-01', '2025-05-10'];
    expect(rankedUntil(active({ recentDays }))).toBe('2027-05-09');
  });

  test('A rate leaves the ranking on the day on which its deviation has grown above 120', () => {
    const strength = active({ deviation: 119.5, lastDay: '2026-01-10' });
    const until = rankedUntil(strength)!;
    expect(isProvisional(rested(strength, until))).toBe(false);
    expect(isProvisional(rested(strength, addMonths(until, 0, 1)))).toBe(true);
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, 0, '2026-02-28'],
    ['2026-11-22', 24, -1, '2028-11-21'],
    ['2026-03-01', 0, -1, '2026-02-28'],
  ])('%s and %i months and %i days are %s', (day, months, days, expected) => {
    expect(addMonths(day, months, days)).toBe(expected);
  });

  test('A month is named by its first day', () => {
    expect(monthOf('2026-11-22')).toBe('2026-11-01');
  });
});
