import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestRandomSeed, lotFrom } from '#domain/bracket/lot.ts';
import { FORMATS } from '#domain/scoring/formats.ts';
import { judge } from '#domain/scoring/judge.ts';
import { madeScore } from './made-score.ts';

describe('The scores of a simulated day', () => {
  test.each(FORMATS.map((format) => [format.id, format] as const))(
    'Every score of %s is legal, and is won by the side that wins',
    (_id, format) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: largestRandomSeed }),
          fc.constantFrom('player1' as const, 'player2' as const),
          (seed, winner) => {
            const sets = madeScore(format, winner, lotFrom(seed));
            expect(judge(format, sets)).toMatchObject({ state: 'decided', winner });
          },
        ),
      );
    },
  );

  test('The scores differ: matches in three, four and five sets, and sets beyond 11', () => {
    const lot = lotFrom(1);
    const format = FORMATS.find(({ id }) => id === 'table-tennis-5')!;
    const made = Array.from({ length: 100 }, () => madeScore(format, 'player1', lot));
    expect(new Set(made.map((sets) => sets.length))).toEqual(new Set([3, 4, 5]));
    expect(made.flat().some(({ player1, player2 }) => Math.max(player1, player2) > 11)).toBe(true);
  });
});
