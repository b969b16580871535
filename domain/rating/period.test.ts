import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOpponent, type Change, type RatedMatch, ratePeriod, stepsOf } from './period.ts';
import { FLOOR, first, type Strength } from './strength.ts';

const DAY = '2026-11-22';

function strength(rating: number, deviation: number, lastDay: string | null = null): Strength {
  return { ...first(rating), deviation, lastDay };
}

function match(winners: string, losers: string, id = `${winners}-${losers}`): RatedMatch {
  return { id, sides: [winners.split('+'), losers.split('+')], winner: 0 };
}

function rate(
  players: Readonly<Record<string, Strength>>,
  matches: readonly RatedMatch[],
): (playerId: string) => Change {
  const changes = ratePeriod(DAY, matches, (id) => players[id]!);
  return (playerId) => changes.find((change) => change.playerId === playerId)!;
}

describe('a period', () => {
  test('The golden values of two newcomers are those of the winner and the loser', () => {
    const resultOf = rate({ a: first(null), b: first(null) }, [match('a', 'b')]);
    expect(resultOf('a').after.rating).toBeCloseTo(1307.0824, 3);
    expect(resultOf('b').after.rating).toBeCloseTo(1092.9176, 3);
    expect(resultOf('a').steps[0]).toMatchObject({ score: 1, expected: 0.5 });
  });

  test('The golden values of a pair are those of its players, each with the own rate', () => {
    const resultOf = rate(
      {
        a: strength(1400, 120),
        b: strength(1500, 160),
        c: strength(1500, 100),
        d: strength(1600, 140),
      },
      [match('a+b', 'c+d')],
    );
    const rates = ['a', 'b', 'c', 'd'].map((id) => resultOf(id).after);
    const golden = [
      [1449.4346, 115.4084],
      [1566.1912, 147.4764],
      [1471.915, 97.265],
      [1536.2974, 132.8427],
    ] as const;
    for (const [index, [rating, deviation]] of golden.entries()) {
      expect(rates[index]!.rating).toBeCloseTo(rating, 3);
      expect(rates[index]!.deviation).toBeCloseTo(deviation, 3);
    }
    expect(resultOf('a').steps[0]!.opponent.rating).toBe(1550);
    expect(resultOf('a').steps[0]!.opponent.deviation).toBeCloseTo(121.6553, 4);
    expect(asOpponent([strength(1400, 120), strength(1500, 160)]).deviation).toBeCloseTo(
      141.4214,
      4,
    );
  });

  test('Four games of one player have the golden contributions', () => {
    const resultOf = rate(
      {
        a: strength(1400, 250),
        b: strength(1500, 80),
        c: strength(1450, 110),
        d: strength(1600, 70),
        e: strength(1350, 200),
      },
      [match('a', 'b'), match('a', 'c'), match('d', 'a'), match('a', 'e')],
    );
    expect(resultOf('a').steps.map(({ delta }) => delta.toFixed(2))).toEqual([
      '84.30',
      '73.27',
      '-32.75',
      '50.75',
    ]);
    expect(resultOf('a').after.rating).toBeCloseTo(1575.5756, 3);
  });

  test('All opponents count with their rates before the period, whatever the order of the matches', () => {
    const players = { a: strength(1500, 80), b: strength(1500, 80), c: strength(1500, 80) };
    const matches = [match('a', 'b'), match('b', 'c'), match('c', 'a')];
    const one = rate(players, matches);
    const other = rate(players, [...matches].reverse());
    for (const id of ['a', 'b', 'c']) {
      expect(one(id).after.rating).toBeCloseTo(other(id).after.rating, 9);
      expect(one(id).steps.every(({ opponent }) => opponent.rating === 1500)).toBe(true);
    }
  });

  test('A girl who won two and lost one against a far weaker opponent goes down, with a reason for each match', () => {
    const resultOf = rate(
      {
        girl: strength(1600, 80),
        x: strength(1200, 60),
        y: strength(1150, 60),
        z: strength(1250, 60),
      },
      [match('girl', 'x'), match('girl', 'y'), match('z', 'girl')],
    );
    const { before, after: now, steps } = resultOf('girl');
    expect(now.rating).toBeLessThan(before.rating);
    expect(steps.map(({ delta }) => Math.sign(delta))).toEqual([1, 1, -1]);
  });

  test('A player who has not played for a year is as uncertain as twelve months make them', () => {
    const resultOf = rate(
      { a: strength(1500, 60, '2025-11-20'), b: strength(1500, 60, '2026-11-01') },
      [match('a', 'b')],
    );
    expect(resultOf('a').before.deviation).toBeCloseTo(70.0263, 4);
    expect(resultOf('b').before.deviation).toBeCloseTo(60, 9);
  });

  test('A rate that would fall below the floor stays on it, and the floor is a reason of its own', () => {
    const resultOf = rate({ a: strength(505, 120), b: strength(500, 60) }, [
      match('b', 'a', '1'),
      match('b', 'a', '2'),
    ]);
    const change = resultOf('a');
    expect(change.after.rating).toBe(FLOOR);
    expect(change.floor).toBeGreaterThan(0);
    const steps = change.steps.reduce((sum, { delta }) => sum + delta, 0);
    expect(change.before.rating + steps + change.floor).toBeCloseTo(FLOOR, 9);
  });

  test('Matches, their days and the day of the period are counted, the newest first', () => {
    const before = { ...strength(1500, 60, '2026-10-10'), matches: 7, recentDays: ['2026-10-10'] };
    const after = rate({ a: before, b: strength(1500, 60) }, [
      match('a', 'b', '1'),
      match('a', 'b', '2'),
    ])('a').after;
    expect(after.matches).toBe(9);
    expect(after.lastDay).toBe(DAY);
    expect(after.recentDays).toEqual([DAY, DAY, '2026-10-10']);
  });
});

describe('any period', () => {
  const person = fc.record({
    rating: fc.double({ min: 500, max: 2600, noNaN: true }),
    deviation: fc.double({ min: 45, max: 250, noNaN: true }),
  });
  const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
  const pairing = fc.shuffledSubarray(IDS, { minLength: 2, maxLength: 2 });

  test('The reasons add up to the change, no win takes points, and no loss gives any', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 6, maxLength: 6 }),
        fc.array(pairing, { minLength: 1, maxLength: 40 }),
        (people, pairs) => {
          const players = Object.fromEntries(
            IDS.map((id, index) => [id, strength(people[index]!.rating, people[index]!.deviation)]),
          );
          const matches = pairs.map(([one, two], index) => match(one!, two!, String(index)));
          for (const change of ratePeriod(DAY, matches, (id) => players[id]!)) {
            const sum = change.steps.reduce((total, { delta }) => total + delta, 0);
            expect(stepsOf(change.before, change.steps, change.after.volatility)).toEqual(
              change.steps,
            );
            expect(change.before.rating + sum + change.floor).toBeCloseTo(change.after.rating, 8);
            expect(change.after.rating).toBeGreaterThanOrEqual(FLOOR);
            expect(change.after.deviation).toBeGreaterThanOrEqual(45);
            for (const { score, delta } of change.steps) {
              expect(score === 1 ? delta >= 0 : delta <= 0).toBe(true);
            }
          }
        },
      ),
    );
  });
});
