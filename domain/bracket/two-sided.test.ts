import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { players, playOut, sampleDraw, sheet } from './sample-draws.ts';
import { twoSided } from './two-sided.ts';

describe('the two-sided sheet', () => {
  test('A draw of eight has four names on each side, and lines that meet half way', () => {
    const draw = sampleDraw(players(8));
    const { left, right, final } = twoSided(draw);
    expect([...left.names, ...right.names]).toEqual(sheet(draw));
    expect(
      left.lines.map(({ match, from, to, row, toRow }) => [match.id, from, to, row, toRow]),
    ).toEqual([
      ['1-0', 0, 1, 0, 0.5],
      ['1-0', 0, 1, 1, 0.5],
      ['1-1', 0, 1, 2, 2.5],
      ['1-1', 0, 1, 3, 2.5],
      ['2-0', 1, 2, 0.5, 1.5],
      ['2-0', 1, 2, 2.5, 1.5],
      ['3-0', 2, 3, 1.5, 1.5],
    ]);
    expect(final.id).toBe('3-0');
    expect(right.lines.at(-1)).toMatchObject({ match: final, side: 'player2', toRow: 1.5 });
  });

  test('Two players face each other, one on each side', () => {
    const { left, right } = twoSided(sampleDraw(players(2)));
    expect([left.names.length, right.names.length]).toEqual([1, 1]);
    expect(left.lines).toMatchObject([{ from: 0, to: 1, row: 0, toRow: 0 }]);
  });

  test('A player with a bye has one straight line to the second round', () => {
    const draw = sampleDraw(players(7, 2));
    const { left, right } = twoSided(draw);
    expect(left.names.length + right.names.length).toBe(7);
    const rested = [...left.lines, ...right.lines].filter(({ from, to }) => from === 0 && to === 2);
    expect(rested).toHaveLength(1);
  });

  test('Every entrant has one row, every match two lines, and the champion has won the whole way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.integer(), (count, randomSeed) => {
        const draw = playOut(
          sampleDraw(players(count), { randomSeed: Math.abs(randomSeed) }),
          ({ position }) => position % 2 === 0,
        );
        const { left, right, final } = twoSided(draw);
        const names = [...left.names, ...right.names];
        expect(names.toSorted()).toEqual(draw.entrants.map(({ id }) => id).toSorted());
        const lines = [...left.lines, ...right.lines];
        expect(lines).toHaveLength(2 * (count - 1));
        for (const line of lines) {
          const beside = lines.filter(({ match }) => match.id === line.match.id);
          expect(beside).toHaveLength(2);
          expect(beside.filter(({ isWon }) => isWon)).toHaveLength(1);
        }
        const way = lines.filter(
          ({ match, side, isWon }) => isWon && match[side] === final.result?.winner,
        );
        expect(way.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(draw.rounds);
      }),
    );
  });
});
