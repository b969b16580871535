import { describe, expect, test } from 'vitest';
import type { SeedingList } from '../event-draws.queries.ts';
import { asStored, entrantsIn, isChanged, seedsIn, withMoved } from './seeding-edit.ts';

const entrant = (number: number, points: number | null) => ({
  number,
  points,
  name: `Player ${number}`,
  club: null,
  rankInClub: null,
  isProvisional: false,
  isNew: false,
});
const list: SeedingList = {
  version: 3,
  seedCount: 2,
  isCountChosen: false,
  usualSeedCount: 2,
  mostSeeds: 2,
  savedBy: null,
  isByPoints: true,
  entrants: [entrant(4, 1600), entrant(1, 1400), entrant(2, 1400), entrant(3, null)],
};
const numbers = (edit: Parameters<typeof entrantsIn>[0], of = list) =>
  entrantsIn(edit, of).map(({ number }) => number);

describe('an edit of a seeding list', () => {
  test('An edit that changes nothing is the stored list', () => {
    expect(asStored(list)).toEqual({ base: 3, order: null, seedCount: null });
    expect(isChanged(asStored(list), list)).toBe(false);
    expect(numbers(asStored(list))).toEqual([4, 1, 2, 3]);
  });

  test('Without an order provisional points come after established ones, and who has none is last', () => {
    const entrants = [
      entrant(3, null),
      { ...entrant(1, 1900), isProvisional: true },
      entrant(4, 1600),
    ];
    expect(numbers(asStored(list), { ...list, entrants })).toEqual([4, 1, 3]);
  });

  test('A moved entrant is at the new place, and nobody is lost', () => {
    const up = withMoved(asStored(list), list, { number: 3, to: 0 });
    expect(numbers(up)).toEqual([3, 4, 1, 2]);
    expect(numbers(withMoved(up, list, { number: 3, to: 99 }))).toEqual([4, 1, 2, 3]);
    expect(numbers(withMoved(up, list, { number: 2, to: -1 }))).toEqual([2, 3, 4, 1]);
    expect(isChanged(up, list)).toBe(true);
    expect(withMoved(up, list, { number: 3, to: 0 })).toBe(up);
  });

  test('Who came after the edit began is last, and who left is missing', () => {
    const edit = { base: 1, order: [9, 3, 4], seedCount: null };
    expect(numbers(edit)).toEqual([3, 4, 1, 2]);
  });

  test('An order can go back to rating points', () => {
    const byHand = { ...list, isByPoints: false, entrants: list.entrants.toReversed() };
    const edit = { ...asStored(byHand), order: null };
    expect(numbers(edit, byHand)).toEqual([4, 1, 2, 3]);
    expect(isChanged(edit, byHand)).toBe(true);
  });

  test('There are no more seeds than first-round matches', () => {
    expect(seedsIn({ ...asStored(list), seedCount: 9 }, list)).toBe(2);
    expect(seedsIn({ ...asStored(list), seedCount: 0 }, list)).toBe(0);
    expect(seedsIn(asStored(list), list)).toBe(2);
  });
});
