import { describe, expect, it } from 'vitest';
import { FORMATS, findFormat, formatsOf, ruleOf, setsToWin } from './formats.ts';

describe('the formats', () => {
  it('The formats are those of the Competition page, by sport', () => {
    const ids = (sport: Parameters<typeof formatsOf>[0]) => formatsOf(sport).map(({ id }) => id);
    expect(ids('table-tennis')).toEqual([1, 3, 5, 7].map((sets) => `table-tennis-${sets}`));
    expect(ids('badminton')).toEqual([
      'badminton-21',
      'badminton-21-one',
      'badminton-15',
      'badminton-15-one',
      'badminton-11-one',
    ]);
    expect(ids('tennis')).toEqual([
      'tennis-1-set',
      'tennis-3-sets',
      'tennis-3-sets-match-tie-break',
      'tennis-8-game-pro-set',
      'tennis-6-games',
      'tennis-4-games',
      'tennis-short-set',
    ]);
    expect(ids('soft-tennis')).toEqual([3, 5, 7, 9].map((games) => `soft-tennis-${games}`));
    expect(ids('unspecified')).toEqual([]);
    expect(FORMATS).toHaveLength(20);
  });

  it('Every format is found by its id, and nothing else is', () => {
    for (const format of FORMATS) expect(findFormat(format.id)).toBe(format);
    for (const id of ['spec-3', 'spec-5', 'custom', 'SET5-S:TB11', 'TT5', '', '__proto__']) {
      expect(findFormat(id)).toBeNull();
    }
  });

  it.each([
    ['table-tennis-1', 'SET1-S:TB11'],
    ['table-tennis-3', 'SET3-S:TB11'],
    ['table-tennis-5', 'SET5-S:TB11'],
    ['table-tennis-7', 'SET7-S:TB11'],
    ['badminton-21', 'SET3-S:TB21'],
    ['badminton-21-one', 'SET1-S:TB21'],
    ['badminton-15', 'SET3-S:TB15'],
    ['badminton-15-one', 'SET1-S:TB15NOAD'],
    ['badminton-11-one', 'SET1-S:TB11NOAD'],
    ['tennis-1-set', 'SET1-S:6/TB7'],
    ['tennis-3-sets', 'SET3-S:6/TB7'],
    ['tennis-3-sets-match-tie-break', 'SET3-S:6/TB7-F:TB10'],
    ['tennis-8-game-pro-set', 'SET1-S:8/TB7'],
    ['tennis-6-games', 'SET1-S:6WB1'],
    ['tennis-4-games', 'SET1-S:4WB1'],
    ['tennis-short-set', 'SET1-S:4/TB7'],
    ['soft-tennis-3', 'SET1-S:2WB1'],
    ['soft-tennis-5', 'SET1-S:3WB1'],
    ['soft-tennis-7', 'SET1-S:4WB1'],
    ['soft-tennis-9', 'SET1-S:5WB1'],
  ])('The format %s is %s in TODS', (id, code) => {
    expect(findFormat(id)?.code).toBe(code);
  });

  it('A match is won with more than half of its sets', () => {
    expect([1, 3, 5, 7].map((sets) => setsToWin(findFormat(`table-tennis-${sets}`)!))).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('Only the last possible set has the rule of the deciding set', () => {
    const format = findFormat('tennis-3-sets-match-tie-break')!;
    expect([0, 1, 2].map((set) => ruleOf(format, set).kind)).toEqual(['games', 'games', 'points']);
    expect(ruleOf(findFormat('tennis-3-sets')!, 2).kind).toBe('games');
  });
});
