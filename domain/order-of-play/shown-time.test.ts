import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medianMinutes } from './match-minutes.ts';
import { secondCallDue, walkoverDue } from './no-show.ts';
import { earliestShown, needsNotice } from './shown-time.ts';

describe('the shown time of a match', () => {
  test.each([
    ['ten minutes before the forecast', 600, 560, 590],
    ['15 percent of what is between, where that is more', 700, 600, 685],
    ['rounded down to five minutes', 603, 560, 590],
    ['never before now, but for the rounding', 565, 562, 560],
  ])('The shown time is %s', (_what, start, now, shown) => {
    expect(earliestShown(start, now)).toBe(shown);
  });

  test('The shown time is never after the forecast, and a multiple of five', () => {
    const minutes = fc.integer({ min: 0, max: 1400 });
    fc.assert(
      fc.property(minutes, minutes, (now, ahead) => {
        const shown = earliestShown(now + ahead, now);
        expect(shown).toBeLessThanOrEqual(now + ahead);
        expect(shown % 5).toBe(0);
        expect(shown).toBeGreaterThan(now - 5);
      }),
    );
  });

  test.each([
    ['nobody has been shown a time', null, 600, false],
    ['the time is later', 600, 700, false],
    ['the time is ten minutes earlier', 600, 590, false],
    ['the time is more than ten minutes earlier', 600, 589, true],
  ])('Where %s a notice is needed: %s to %s is %s', (_what, latest, fresh, needed) => {
    expect(needsNotice({ latest }, fresh)).toBe(needed);
  });
});

describe('the minutes of a match', () => {
  test.each([
    ['unknown from seven', [20, 20, 20, 20, 20, 20, 20], null],
    ['the middle of nine', [9, 1, 8, 2, 7, 3, 6, 4, 5], 5],
    ['between the two in the middle of eight', [10, 12, 14, 16, 18, 20, 22, 24], 17],
    ['at least one', [0, 0, 0, 0, 0, 0, 0, 0], 1],
  ])('The median is %s', (_what, minutes, median) => {
    expect(medianMinutes(minutes)).toBe(median);
  });
});

describe('players who do not come', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));
  const calls = { calledAt: at(0), calledAgainAt: null };
  const again = { ...calls, calledAgainAt: at(7) };
  const two = { firstCallMin: 5, secondCallMin: 5, thenDefault: true };
  const one = { firstCallMin: 15, secondCallMin: 0, thenDefault: true };

  test('With two calls the walkover is proposed after the second one, which the desk has to make', () => {
    expect(secondCallDue(calls, two)).toEqual(at(5));
    expect(walkoverDue(calls, two)).toBeNull();
    expect(secondCallDue(again, two)).toBeNull();
    expect(walkoverDue(again, two)).toEqual(at(12));
  });

  test('With one call the walkover is proposed after that', () => {
    expect(secondCallDue(calls, one)).toBeNull();
    expect(walkoverDue(calls, one)).toEqual(at(15));
  });

  test('A rule of calls without a walkover proposes none', () => {
    expect(walkoverDue(again, { ...two, thenDefault: false })).toBeNull();
  });
});
