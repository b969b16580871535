import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RatedMatch } from './period.ts';
import { type Period, replay } from './replay.ts';
import { first, type Strength } from './strength.ts';

const match = (id: string, one: string, two: string, winner: 0 | 1 = 0): RatedMatch => ({
  id,
  sides: [[one], [two]],
  winner,
});
const start = () => first(1400);

const replayed = (...given: Parameters<typeof replay>) => new Map(replay(...given));

const PERIODS: readonly Period[] = [
  { id: '1', day: '2026-06-07', matches: [match('m1', 'a', 'b'), match('m2', 'c', 'a')] },
  { id: '2', day: '2026-08-02', matches: [match('m3', 'b', 'c')] },
  { id: '3', day: '2026-11-22', matches: [match('m4', 'c', 'd'), match('m5', 'a', 'd')] },
];

describe('replaying periods', () => {
  test('A period begins with what the one before it left', () => {
    const changes = replayed(PERIODS, start);
    const afterFirst = changes.get('1')!.find(({ playerId }) => playerId === 'b')!.after;
    const second = changes.get('2')!.find(({ playerId }) => playerId === 'b')!.before;
    expect(second.rating).toBe(afterFirst.rating);
    expect(second.deviation).toBeGreaterThan(afterFirst.deviation);
    expect(changes.get('3')!.find(({ playerId }) => playerId === 'd')!.before).toEqual(start());
  });

  test('Replaying from a later period on gives the numbers of a replay from the beginning', () => {
    const whole = replayed(PERIODS, start);
    const known = new Map<string, Strength>();
    for (const { playerId, after } of whole.get('1')!) known.set(playerId, after);
    const rest = replayed(PERIODS.slice(1), (id) => known.get(id) ?? start());
    expect(rest.get('3')).toEqual(whole.get('3'));
  });

  test('A corrected first match moves everybody whom its players met later, too', () => {
    const corrected = [
      { ...PERIODS[0]!, matches: [match('m1', 'a', 'b', 1), match('m2', 'c', 'a')] },
    ];
    const [before, after] = [
      replayed(PERIODS, start),
      replayed([...corrected, ...PERIODS.slice(1)], start),
    ];
    const rateOf = (changes: typeof before, playerId: string) =>
      changes.get('3')!.find((change) => change.playerId === playerId)!.after.rating;
    expect(rateOf(after, 'a')).toBeLessThan(rateOf(before, 'a'));
    expect(rateOf(after, 'd')).not.toBe(rateOf(before, 'd'));
  });

  test('The same matches give the same numbers in any order', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom(0, 1)), (winners) => {
        const [first0 = 0, second0 = 0] = [...winners.take(2)];
        const period = (matches: readonly RatedMatch[]) => [
          { id: 'p', day: '2026-11-22', matches },
        ];
        const matches = [
          match('x', 'a', 'b', first0 as 0 | 1),
          match('y', 'b', 'c', second0 as 0 | 1),
        ];
        const one = replayed(period(matches), start).get('p')!;
        const other = replayed(period([...matches].reverse()), start).get('p')!;
        for (const { playerId, after } of one) {
          const same = other.find((change) => change.playerId === playerId)!;
          expect(same.after.rating).toBeCloseTo(after.rating, 9);
        }
      }),
    );
  });
});
