import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUSES } from './ending.ts';
import {
  FORMATS,
  findFormat,
  ruleOf,
  type ScoreFormat,
  type SetRule,
  type SetScore,
} from './formats.ts';
import { hadTieBreak, isReachable } from './set-rule.ts';
import { fromText } from './text.ts';
import { TODS_STATUS, type TodsSet, todsFormat, toTods } from './tods.ts';

function exported(id: string, written: string) {
  const format = findFormat(id)!;
  const sets = fromText(written, format);
  if (!sets.ok) throw new Error(`not a score: ${written}`);
  return toTods(sets.value, format);
}

describe('a score in TODS', () => {
  it.each([
    ['table-tennis-5', '11-9 8-11 11-4 12-10', '[11-9] [8-11] [11-4] [12-10]'],
    ['tennis-8-game-pro-set', '9-8(5)', '9-8(5)'],
    ['tennis-3-sets', '6-7(3) 7-6(12) 3-0', '6-7(3) 7-6(12) 3-0'],
    ['tennis-3-sets-match-tie-break', '6-4 3-6 10-7', '6-4 3-6 [10-7]'],
    ['soft-tennis-7', '4-2', '4-2'],
    ['table-tennis-5', '', ''],
  ])('By %s "%s" is written %s', (id, written, expected) => {
    expect(exported(id, written).scoreStringSide1).toBe(expected);
  });

  it('Side 2 reads the same score from its own side', () => {
    expect(exported('tennis-3-sets-match-tie-break', '6-4 6-7(3) 7-10').scoreStringSide2).toBe(
      '4-6 7-6(3) [10-7]',
    );
  });

  it('A set has its games, the points of both in its tie-break, and its winner', () => {
    expect(exported('tennis-3-sets', '7-6(5) 6-7(8) 3-2').sets).toEqual([
      {
        setNumber: 1,
        side1Score: 7,
        side2Score: 6,
        side1TiebreakScore: 7,
        side2TiebreakScore: 5,
        winningSide: 1,
      },
      {
        setNumber: 2,
        side1Score: 6,
        side2Score: 7,
        side1TiebreakScore: 8,
        side2TiebreakScore: 10,
        winningSide: 2,
      },
      { setNumber: 3, side1Score: 3, side2Score: 2 },
    ]);
  });

  it('A set of points has its points where TODS has those of a tie-break', () => {
    expect(exported('table-tennis-3', '11-9').sets).toEqual([
      { setNumber: 1, side1TiebreakScore: 11, side2TiebreakScore: 9, winningSide: 1 },
    ]);
  });

  it('Every status of a match has a name in TODS', () => {
    expect(Object.keys(TODS_STATUS).sort()).toEqual([...STATUSES].sort());
  });

  it('A best of seven is exported as frames, because the factory parses sets up to best of five', () => {
    const exportedAs = (id: string) => todsFormat(findFormat(id)!);
    expect(exportedAs('table-tennis-7')).toBe('FRM7-S:TB11');
    expect(exportedAs('table-tennis-5')).toBe('SET5-S:TB11');
    expect(exportedAs('tennis-6-games')).toBe('SET1-S:6WB1');
  });

  it('Legal sets come back from TODS, and from its string, as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS).chain(withLegalSets), ({ format, sets }) => {
        const { sets: tods, scoreStringSide1 } = toTods(sets, format);
        expect(tods.map((set, index) => readBack(ruleOf(format, index), set))).toEqual(sets);
        expect(fromText(scoreStringSide1, format)).toEqual({ ok: true, value: sets });
      }),
    );
  });
});

/** A set as a program reads it from TODS. */
function readBack(rule: SetRule, set: TodsSet) {
  const { side1TiebreakScore: points1, side2TiebreakScore: points2 } = set;
  if (rule.kind === 'points') return { player1: points1, player2: points2 };
  const games = { player1: set.side1Score, player2: set.side2Score };
  if (points1 === undefined || points2 === undefined) return games;
  return { ...games, tieBreak: Math.min(points1, points2) };
}

/** Sets that can be, each by its own rule. */
function withLegalSets(format: ScoreFormat) {
  const score = fc.integer({ min: 0, max: 31 });
  const sets = fc.array(fc.tuple(score, score, score), { maxLength: format.bestOf }).map((drawn) =>
    drawn.flatMap(([player1, player2, tieBreak], index): SetScore[] => {
      const rule = ruleOf(format, index);
      const [low, high] = [player1, player2].sort((a, b) => a - b) as [number, number];
      if (!isReachable(rule, high, low)) return [{ player1: 0, player2: 0 }];
      return [hadTieBreak(rule, high, low) ? { player1, player2, tieBreak } : { player1, player2 }];
    }),
  );
  return fc.record({ format: fc.constant(format), sets });
}
