import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountRefusal, divide, grantsEnd, portionOf, sumLeft } from './granting.policy.ts';

const part = fc.record({
  leftYen: fc.nat({ max: 10_000 }),
  points: fc.constantFrom(0, 1000, 2000),
});

describe('what an organizer gives back', () => {
  test('An amount is divided to the yen, and nobody gets more than is left of theirs', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), fc.nat({ max: 100 }), (parts, percent) => {
        const { leftYen } = sumLeft(parts);
        const amountYen = Math.floor((leftYen * percent) / 100);
        const shares = divide(amountYen, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amountYen);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(parts[at]?.leftYen ?? 0);
          expect(share).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('Of each at most an amount goes back, and points with everything only', () => {
    const both = { leftYen: 1000, points: 1000 };
    expect(portionOf(both, null)).toEqual(both);
    expect(portionOf(both, 1000)).toEqual(both);
    expect(portionOf(both, 999)).toEqual({ leftYen: 999, points: 0 });
    const byPoints = { leftYen: 0, points: 2000 };
    expect(portionOf(byPoints, null)).toEqual(byPoints);
    expect(portionOf(byPoints, 500)).toEqual({ leftYen: 0, points: 0 });
  });

  test('An amount is refused beyond what is left, and where something else is left than was seen', () => {
    const left = { leftYen: 1000, points: 0 };
    const refused = (amountYen: number, seen = left) => amountRefusal(left, { amountYen, seen });
    expect(refused(1000)).toBe(null);
    expect(refused(1001)).toBe('AMOUNT_TOO_HIGH');
    expect(refused(0)).toBe('AMOUNT_MISSING');
    expect(refused(500, { leftYen: 2000, points: 0 })).toBe('REFUND_CHANGED');
    const nothing = { leftYen: 0, points: 0 };
    expect(amountRefusal(nothing, { amountYen: 0, seen: nothing })).toBe('NOTHING_LEFT');
    const points = { leftYen: 0, points: 2000 };
    expect(amountRefusal(points, { amountYen: 0, seen: points })).toBe(null);
  });

  test('The organizer decides until a month after the last day, or after the results became final', () => {
    const tournament = { lastDay: '2026-12-05', endTime: '17:00', finalizedAt: null };
    expect(grantsEnd(tournament).toISOString()).toBe('2027-01-04T08:00:00.000Z');
    const finalizedAt = new Date('2027-03-01T00:00:00Z');
    expect(grantsEnd({ ...tournament, finalizedAt }).toISOString()).toBe(
      '2027-03-31T00:00:00.000Z',
    );
  });
});
