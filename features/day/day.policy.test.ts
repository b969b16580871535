import { describe, expect, test } from 'vitest';
import { hasTwins, nextCourtNames } from './day.policy.ts';
import { MOST_COURTS } from './day.vocabulary.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('the names of new courts', () => {
  test('Ten courts of an empty day are called 1 to 10', () => {
    expect(nextCourtNames([], 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  test('Further courts take the lowest free numbers', () => {
    expect(nextCourtNames(named('1', '3', 'センター'), 2)).toEqual(['2', '4']);
    expect(nextCourtNames(named('1', '２'), 1)).toEqual(['3']);
  });

  test('A day has no more courts than it has room for', () => {
    expect(nextCourtNames([], 100)).toHaveLength(MOST_COURTS);
    expect(nextCourtNames(named(...nextCourtNames([], MOST_COURTS)), 1)).toEqual([]);
  });
});

describe('equal names', () => {
  test('Width, letter case and spaces make no other name', () => {
    expect(hasTwins(['Ａ 1', 'a1'])).toBe(true);
    expect(hasTwins(['A1', 'ａ１'])).toBe(true);
    expect(hasTwins(['A1', 'A2'])).toBe(false);
  });
});
