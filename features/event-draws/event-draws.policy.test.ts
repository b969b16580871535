import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inSeedingOrder, isSeeding, seedCounts, seedingRefusal } from './event-draws.policy.ts';

const entrant = (number: number, points: number | null = null, rank: number | null = null) => ({
  number,
  points,
  isEstablished: false,
  rank,
  club: null,
  rankInClub: null,
});
const ofSchool = (
  number: number,
  club: string,
  rankInClub: number,
  points: number | null = null,
) => ({
  ...entrant(number, points),
  club,
  rankInClub,
});
const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number);

describe('the seeding list', () => {
  test('The list is ordered by the rank of the organizer, then by rating points, then by lot', () => {
    const list = [
      entrant(1, null),
      entrant(2, 1400),
      entrant(3, 1600),
      entrant(4, 1400),
      entrant(5, null),
      entrant(6, 1000, 2),
      entrant(7, null, 1),
    ];
    expect(numbers(inSeedingOrder(list))).toEqual([7, 6, 3, 2, 4, 1, 5]);
  });

  test('Established points come before higher provisional ones, and the rank of the organizer before both', () => {
    const list = [
      entrant(1, 2000),
      { ...entrant(2, 1300), isEstablished: true },
      { ...entrant(3, 1500), isEstablished: true },
      entrant(4, 900, 1),
      // Nobody without points is established, whatever is said of the points.
      { ...entrant(5, null), isEstablished: true },
    ];
    expect(numbers(inSeedingOrder(list))).toEqual([4, 3, 2, 1, 5]);
  });

  test('Who is equal otherwise comes in the order of their school, on the places that the lot gave the school', () => {
    const list = [
      ofSchool(1, 'Sakura', 3),
      ofSchool(2, 'Momiji', 2),
      ofSchool(3, 'Sakura', 1),
      entrant(4),
      ofSchool(5, 'Momiji', 1),
      ofSchool(6, 'Sakura', 2),
    ];
    expect(numbers(inSeedingOrder(list))).toEqual([3, 5, 6, 4, 2, 1]);
  });

  test('The order of a school changes nothing between different points or ranks', () => {
    const list = [
      ofSchool(1, 'Sakura', 2, 1500),
      ofSchool(2, 'Sakura', 1, 1400),
      { ...ofSchool(3, 'Sakura', 3), rank: 1 },
    ];
    expect(numbers(inSeedingOrder(list))).toEqual([3, 1, 2]);
  });

  test('The order in which the entrants are read does not change the list', () => {
    const anyone = fc.record({
      number: fc.integer({ min: 1, max: 99 }),
      points: fc.option(fc.constantFrom(1000, 1400, 2000)),
      isEstablished: fc.boolean(),
      rank: fc.option(fc.integer({ min: 1, max: 5 })),
      club: fc.option(fc.constantFrom('Sakura', 'Momiji')),
      rankInClub: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    const list = fc.uniqueArray(anyone, { selector: ({ number }) => number });
    fc.assert(
      fc.property(list, (entrants) => {
        expect(inSeedingOrder(entrants.toReversed())).toEqual(inSeedingOrder(entrants));
      }),
    );
  });
});

describe('the number of seeds', () => {
  it.each([
    [0, undefined, { chosen: 0, usual: 0, most: 0 }],
    [1, undefined, { chosen: 1, usual: 1, most: 1 }],
    [2, undefined, { chosen: 2, usual: 2, most: 2 }],
    [23, undefined, { chosen: 8, usual: 8, most: 16 }],
    [23, 0, { chosen: 0, usual: 8, most: 16 }],
    [9, 16, { chosen: 8, usual: 4, most: 8 }],
  ])('Of %i entrants %s chosen seeds give %o', (entrants, chosen, counts) => {
    expect(seedCounts(entrants, chosen)).toEqual(counts);
  });
});

describe('a seeding that is saved', () => {
  const entrants = [entrant(1), entrant(2), entrant(3)];
  const known = [...entrants, entrant(4)];

  it.each([
    ['everybody once', [3, 1, 2], null],
    ['somebody who has withdrawn since', [3, 4, 1, 2], null],
    ['nobody, which is by points', null, null],
    ['not everybody', [3, 1], 'INVALID_ORDER'],
    ['somebody twice', [3, 1, 2, 1], 'INVALID_ORDER'],
    ['somebody unknown', [3, 1, 2, 9], 'INVALID_ORDER'],
  ])('An order that names %s is answered as it should', (_what, order, refusal) => {
    expect(seedingRefusal({ order, seedCount: null }, { entrants, known })).toBe(refusal);
  });

  test('More seeds than first-round matches are refused', () => {
    const list = { entrants, known };
    expect(seedingRefusal({ order: null, seedCount: 2 }, list)).toBeNull();
    expect(seedingRefusal({ order: null, seedCount: 3 }, list)).toBe('INVALID_SEED_COUNT');
  });

  test('A seeding is the stored one only with the same order and the same number of seeds', () => {
    const stored = { known: [entrant(1, null, 2), entrant(2, null, 1)], seedCount: 2 };
    expect(isSeeding({ order: [2, 1], seedCount: 2 }, stored)).toBe(true);
    expect(isSeeding({ order: [1, 2], seedCount: 2 }, stored)).toBe(false);
    expect(isSeeding({ order: [2, 1], seedCount: null }, stored)).toBe(false);
    expect(isSeeding({ order: null, seedCount: 2 }, stored)).toBe(false);
    expect(isSeeding({ order: null, seedCount: null }, { known: entrants, seedCount: null })).toBe(
      true,
    );
  });
});
