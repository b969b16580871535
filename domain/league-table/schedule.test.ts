import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesIn } from './sample-matches.ts';
import * as Schedule from './schedule.ts';

describe('the rounds of a league', () => {
  it('The rounds of a league let four players meet in three rounds, the first two of the list last', () => {
    const rounds = Schedule.rounds(['A', 'B', 'C', 'D']);
    expect(rounds.map(({ pairs }) => pairs.map((pair) => pair.join('')).join(' '))).toEqual([
      'AD BC',
      'AC BD',
      'AB CD',
    ]);
  });

  it('The rounds of a league of five are those of a group of five: nobody plays twice running', () => {
    const rounds = Schedule.rounds(['A', 'B', 'C', 'D', 'E']);
    expect(rounds.map(({ pairs }) => pairs.map((pair) => pair.join('')).join(' '))).toEqual([
      'AB CD',
      'AE BC',
      'DE AC',
      'BD CE',
      'AD BE',
    ]);
    expect(rounds.map(({ resting }) => resting)).toEqual(['E', 'D', 'B', 'A', 'C']);
  });

  it('The rounds of a league let one of three players rest each round', () => {
    expect(Schedule.rounds(['A', 'B', 'C']).map((round) => round.resting)).toEqual(['A', 'B', 'C']);
  });

  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 1],
    [3, 3, 3],
    [6, 15, 5],
    [40, 780, 39],
  ])('A league of %i players has %i pairs in %i rounds', (size, pairs, rounds) => {
    const players = Array.from({ length: size }, (_, index) => index);
    expect(Schedule.pairCount(size)).toBe(pairs);
    expect(Schedule.pairs(players)).toHaveLength(pairs);
    expect(Schedule.rounds(players)).toHaveLength(rounds);
  });

  it('The rounds of a league bring every two players together exactly once, and nobody twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), (size) => {
        const players = Array.from({ length: size }, (_, index) => index);
        const met = Schedule.pairs(players).map(([a, b]) => `${a}-${b}`);
        expect(new Set(met).size).toBe(Schedule.pairCount(size));
        for (const { pairs, resting } of Schedule.rounds(players)) {
          const busy = [...pairs.flat(), ...(resting === null ? [] : [resting])];
          expect(busy.toSorted((a, b) => a - b)).toEqual(players);
          expect(pairs.every(([a, b]) => a < b)).toBe(true);
        }
      }),
    );
  });
});

describe('the progress of a league', () => {
  const matches = matchesIn('C-A 11-9 11-9; A-Gone 11-9 11-9');

  it('The progress of a league counts pairs with a result, in either order of their names', () => {
    expect(Schedule.progress(['A', 'B', 'C'], matches)).toEqual({ completed: 1, total: 3 });
  });

  it('The progress of a league lists the open pairs in the order of play', () => {
    expect(Schedule.openPairs(['A', 'B', 'C'], matches)).toEqual([
      ['B', 'C'],
      ['A', 'B'],
    ]);
  });
});
