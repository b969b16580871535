import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, type Rated, update } from './glicko2.ts';

const rated = (rating: number, deviation: number): Rated => ({
  rating,
  deviation,
  volatility: 0.06,
});
const against = (rating: number, deviation: number, score: Game['score']): Game => ({
  opponent: { rating, deviation },
  score,
});
const beats = (rating: number, deviation: number) => against(rating, deviation, 1);
const losesTo = (rating: number, deviation: number) => against(rating, deviation, 0);

describe('the example of the paper', () => {
  const after = update(rated(1500, 200), [beats(1400, 30), losesTo(1550, 100), losesTo(1700, 300)]);

  test('One win and two losses give 1464.05, 151.52 and 0.05999', () => {
    expect(after.rating).toBeCloseTo(1464.0507, 3);
    expect(after.deviation).toBeCloseTo(151.5165, 3);
    expect(after.volatility).toBeCloseTo(0.059996, 6);
  });

  test('The changes of the three games add up to the whole change', () => {
    expect(after.changes.map((change) => change.toFixed(4))).toEqual([
      '47.4308',
      '-54.3953',
      '-28.9848',
    ]);
    const sum = after.changes.reduce((total, change) => total + change, 0);
    expect(sum.toFixed(4)).toBe('-35.9493');
    expect(1500 + sum).toBe(after.rating);
  });
});

describe('the golden values of next.md 8.1', () => {
  test.each<[string, Rated, readonly Game[], number, number]>([
    // The page prints 217.9279; the variance that gives its rating of 1307.0824 gives 217.9272.
    ['new players, the winner', rated(1200, 250), [beats(1200, 250)], 1307.0824, 217.9272],
    ['new players, the loser', rated(1200, 250), [losesTo(1200, 250)], 1092.9176, 217.9272],
    ['an uncertain winner', rated(1400, 250), [beats(1600, 80)], 1593.1452, 214.3801],
    ['a certain loser', rated(1600, 80), [losesTo(1400, 250)], 1579.6742, 79.6018],
    ['a favourite who wins', rated(1600, 80), [beats(1400, 80)], 1608.6363, 79.1985],
    ['an underdog who wins', rated(1400, 80), [beats(1600, 80)], 1426.3603, 79.1985],
    ['a champion who loses', rated(2000, 60), [losesTo(1000, 250)], 1983.4713, 60.8741],
    [
      'four games',
      rated(1400, 250),
      [beats(1500, 80), beats(1450, 110), losesTo(1600, 70), beats(1350, 200)],
      1575.5756,
      154.1321,
    ],
    ['a pair, first winner', rated(1400, 120), [beats(1550, 121.6553)], 1449.4346, 115.4084],
    ['a pair, second winner', rated(1500, 160), [beats(1550, 121.6553)], 1566.1912, 147.4764],
    ['a pair, first loser', rated(1500, 100), [losesTo(1450, 141.4214)], 1471.915, 97.265],
    ['a pair, second loser', rated(1600, 140), [losesTo(1450, 141.4214)], 1536.2974, 132.8427],
    [
      'twenty wins in one period',
      rated(1000, 250),
      new Array<Game>(20).fill(beats(1000, 60)),
      1321.5561,
      75.4081,
    ],
  ])(
    'Rating and deviation of %s are those of the table',
    (_who, player, games, rating, deviation) => {
      const after = update(player, games);
      expect(after.rating).toBeCloseTo(rating, 3);
      expect(after.deviation).toBeCloseTo(deviation, 3);
    },
  );

  test('Without games only the deviation grows, with the months', () => {
    expect(update(rated(1500, 200), [])).toEqual({
      ...rated(1500, expect.closeTo(200.2714, 4) as number),
      changes: [],
    });
    const months = [1, 6, 12, 24].map((count) => {
      let player = rated(1500, 60);
      for (let month = 0; month < count; month++) player = update(player, []);
      return player.deviation.toFixed(4);
    });
    expect(months).toEqual(['60.8986', '65.2062', '70.0263', '78.7869']);
  });
});

describe('any period', () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const usual = fc.double({ min: 500, max: 3000, noNaN: true });
  const game = (rating: fc.Arbitrary<number>) =>
    fc.record({
      opponent: fc.record({ rating, deviation: fc.double({ min: 30, max: 350, noNaN: true }) }),
      score: fc.constantFrom<Game['score']>(0, 0.5, 1),
    });

  test('A win never takes points, a loss never gives any, and the changes add up', () => {
    fc.assert(
      fc.property(
        usual,
        fc.double({ min: 45, max: 350, noNaN: true }),
        fc.array(game(usual)),
        (rating, deviation, games) => {
          const after = update(rated(rating, deviation), games);
          for (const [index, { score }] of games.entries()) {
            if (score === 1) expect(after.changes[index]).toBeGreaterThanOrEqual(0);
            if (score === 0) expect(after.changes[index]).toBeLessThanOrEqual(0);
          }
          const sum = after.changes.reduce((total, change) => total + change, 0);
          expect(after.rating).toBeCloseTo(rating + sum, 6);
          expect(after.deviation).toBeGreaterThanOrEqual(45);
          expect(after.deviation).toBeLessThanOrEqual(350);
        },
      ),
    );
  });

  test('All numbers are finite however far apart the players are', () => {
    fc.assert(
      fc.property(
        number,
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.array(game(number), { maxLength: 200 }),
        (rating, deviation, volatility, games) => {
          const after = update({ rating, deviation, volatility }, games);
          const numbers = [after.rating, after.deviation, after.volatility, ...after.changes];
          expect(numbers.every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });

  test('A hundred upsets by far weaker players raise the volatility and end', () => {
    const upsets = new Array<Game>(100).fill(losesTo(-5000, 50));
    const after = update(rated(3000, 50), upsets);
    expect(after.volatility).toBeGreaterThan(0.06);
    expect(Number.isFinite(after.rating)).toBe(true);
  });

  test('A larger tau lets the volatility follow surprises more', () => {
    const surprise = [losesTo(1000, 60), losesTo(1000, 60), losesTo(1000, 60)];
    const [calm, quick] = [0.3, 1.2].map(
      (tau) => update(rated(2000, 60), surprise, { tau }).volatility,
    );
    expect(quick!).toBeGreaterThan(calm!);
  });
});
