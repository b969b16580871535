import { describe, expect, test } from 'vitest';
import { matchesIn } from '#domain/league-table/sample-matches.ts';
import { groupPlaces } from './places.ts';
import { type GroupRules, groupState } from './standings.ts';

const RULES: GroupRules = { ruleBook: 'badminton', scoreFormat: null, out: new Set() };

const placesIn = (text: string, rules: GroupRules, isOver = false) => {
  const results = matchesIn(text).map((match) => ({
    ...match,
    status: 'finished' as const,
    scoreFormat: null,
  }));
  const state = groupState(['A', 'B', 'C'], results, rules, undefined);
  return groupPlaces(state, { isOver }).map(({ from, to, players }) => [from, to, players.join()]);
};

const ORDER = 'A-B 21-15 21-18; B-C 21-19 21-16; A-C 21-17 21-19';
const LEVEL = 'A-B 21-15 21-15; B-C 21-15 21-15; C-A 21-15 21-15';

describe('places of a group', () => {
  test('A decided group has a place for each', () => {
    expect(placesIn(ORDER, RULES)).toEqual([
      [1, 1, 'A'],
      [2, 2, 'B'],
      [3, 3, 'C'],
    ]);
  });

  test('Who is level in everything shares the places', () => {
    expect(placesIn(LEVEL, RULES)).toEqual([[1, 3, 'A,B,C']]);
  });

  test('A group with an open match has none, unless nothing more is played', () => {
    const open = ORDER.split(';')[0]!;
    expect(placesIn(open, RULES)).toEqual([]);
    expect(placesIn(open, RULES, true)).toEqual([
      [1, 1, 'A'],
      [2, 2, 'B'],
    ]);
  });

  test('Those behind somebody who leaves after the last match move up', () => {
    const rules: GroupRules = { ...RULES, ruleBook: 'soft-tennis', out: new Set(['A']) };
    expect(placesIn(ORDER, rules)).toEqual([
      [1, 1, 'B'],
      [2, 2, 'C'],
    ]);
  });

  test('Who has withdrawn has none', () => {
    const places = placesIn(ORDER, { ...RULES, out: new Set(['A']) });
    expect(places).toEqual([
      [1, 1, 'B'],
      [2, 2, 'C'],
    ]);
  });
});
