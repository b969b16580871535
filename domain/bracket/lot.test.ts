import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenlyShuffled, largestRandomSeed, lotFrom, shuffled } from './lot.ts';

const randomSeed = fc.integer({ min: 0, max: largestRandomSeed });

describe('a lot', () => {
  test('A lot is the published mulberry32 sequence, so that others can check a draw', () => {
    const lot = lotFrom(0);
    // First outputs of the reference implementation for seed 0.
    const published = [1144304738, 1416247, 958946056, 627933444];
    expect(published.map(() => lot(2 ** 32))).toEqual(published);
  });

  test('A lot falls on every number about equally often', () => {
    const lot = lotFrom(7);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let time = 0; time < 6000; time++) counts[lot(6)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});

describe('a shuffle', () => {
  test('A shuffle keeps every item and repeats itself for the same random seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), randomSeed, (items, seed) => {
        const once = shuffled(items, lotFrom(seed));
        expect(once).toEqual(shuffled(items, lotFrom(seed)));
        expect([...once].sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('an even shuffle', () => {
  test('An even shuffle has taken from every half, quarter and eighth alike, wherever it is stopped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), randomSeed, (power, seed) => {
        const length = 2 ** power;
        const items = Array.from({ length }, (_, index) => index);
        const order = evenlyShuffled(items, lotFrom(seed));
        expect([...order].sort((a, b) => a - b)).toEqual(items);
        for (let part = 1; part < length; part *= 2) {
          const given = Array.from({ length: length / part }, () => 0);
          for (const item of order) {
            given[Math.floor(item / part)]! += 1;
            expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('An even shuffle gives every item the same chance to be first', () => {
    const firsts = [0, 0, 0, 0];
    const lot = lotFrom(3);
    for (let time = 0; time < 4000; time++) firsts[evenlyShuffled([0, 1, 2, 3], lot)[0]!]! += 1;
    expect(Math.min(...firsts)).toBeGreaterThan(850);
  });
});
