import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholePoints } from './shown-reasons.ts';

describe('reasons in whole points', () => {
  test('The paper example adds up as shown', () => {
    expect(wholePoints([47.4308, -54.3953, -28.9848], -36)).toEqual([47, -54, -29]);
  });

  test('Ten small wins add up although each rounds to nothing', () => {
    const shown = wholePoints(new Array<number>(10).fill(0.4), 4);
    expect(shown.reduce((sum, points) => sum + points, 0)).toBe(4);
  });

  test('Any reasons add up to the difference of the two shown rates, and no win is below 0', () => {
    const delta = fc.double({ min: -300, max: 300, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 2500, noNaN: true }),
        fc.array(delta, { maxLength: 30 }),
        (before, deltas) => {
          const after = deltas.reduce((sum, one) => sum + one, before);
          const change = Math.round(after) - Math.round(before);
          const shown = wholePoints(deltas, change);
          if (deltas.length > 0) expect(shown.reduce((sum, one) => sum + one, 0)).toBe(change);
          for (const [index, points] of shown.entries()) {
            expect(Math.abs(points - deltas[index]!)).toBeLessThanOrEqual(1);
            if (deltas[index]! >= 0) expect(points).toBeGreaterThanOrEqual(0);
            if (deltas[index]! <= 0) expect(points).toBeLessThanOrEqual(0);
          }
        },
      ),
    );
  });
});
