import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENTRY_POINTS } from './entry.ts';
import {
  HALF_POINTS,
  ownPart,
  ownRest,
  partnerHalf,
  partnerRest,
  pointsOf,
  turnEnds,
} from './split.ts';

describe('the two halves of a fee', () => {
  test.each([
    [2, 1, 1],
    [3, 2, 1],
    [3000, 1500, 1500],
    [3001, 1501, 1500],
  ])('Of %i yen the player pays %i and the partner %i', (feeYen, player, partner) => {
    expect(partnerHalf(feeYen)).toBe(partner);
    expect(ownPart({ feeYen, partnerFeeYen: partner })).toBe(player);
  });

  test('A free event and a fee of one yen have nothing to split', () => {
    expect(partnerHalf(0)).toBeNull();
    expect(partnerHalf(1)).toBeNull();
  });

  test('Both parts of any fee are whole yen, make up the fee, and differ by one yen at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), (feeYen) => {
        const partner = partnerHalf(feeYen) ?? 0;
        const player = ownPart({ feeYen, partnerFeeYen: partner });
        expect(player + partner).toBe(feeYen);
        expect(partner).toBeGreaterThan(0);
        expect([0, 1]).toContain(player - partner);
        expect(Number.isInteger(partner)).toBe(true);
      }),
    );
  });

  test('A player who pays for both pays the whole fee', () => {
    expect(ownPart({ feeYen: 3001, partnerFeeYen: null })).toBe(3001);
  });

  test('What has gone back of a part is not in its rest', () => {
    const fee = { feeYen: 3001, partnerFeeYen: 1500, refundYen: 501, grantedYen: 1001 };
    expect([ownRest(fee), partnerRest(fee)]).toEqual([1000, 1000]);
    const untouched = { ...fee, refundYen: null, grantedYen: 0 };
    expect([ownRest(untouched), partnerRest(untouched)]).toEqual([1501, 1500]);
  });

  test('The two halves cost together as many points as an entry', () => {
    expect(pointsOf({ feeYen: 3000, partnerFeeYen: null })).toBe(ENTRY_POINTS);
    expect(2 * pointsOf({ feeYen: 3000, partnerFeeYen: 1500 })).toBe(ENTRY_POINTS);
  });

  test('What is left of a split fee costs the points of a half', () => {
    expect(pointsOf({ feeYen: 1500, partnerFeeYen: null, isOwnHalf: true })).toBe(HALF_POINTS);
  });

  test('A free entry costs no points', () => {
    expect(pointsOf({ feeYen: 0, partnerFeeYen: null })).toBe(0);
  });

  test('A partner has thirty minutes to pay', () => {
    const now = new Date('2026-05-01T10:00:00Z');
    expect(turnEnds(now)).toEqual(new Date('2026-05-01T10:30:00Z'));
  });
});
