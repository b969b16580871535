import { describe, expect, test } from 'vitest';
import { machineAt, steady, timeAt } from './pace.ts';

const MINUTE = 60_000;

describe('The pace of a simulated day', () => {
  const fast = { at: 1000, from: 500_000, rate: 200, until: 500_000 + 20 * MINUTE };

  test('Until the next thing that happens the day passes so many times as fast', () => {
    expect(timeAt(fast, 1000)).toBe(500_000);
    expect(timeAt(fast, 1000 + 300)).toBe(500_000 + MINUTE);
    expect(machineAt(fast)).toBe(1000 + 6000);
    expect(timeAt(fast, 7000)).toBe(fast.until);
  });

  test('From then on it passes as fast as the time of the machine', () => {
    expect(timeAt(fast, 7000 + 250)).toBe(fast.until + 250);
    expect(timeAt(steady(1000, 500_000), 1750)).toBe(500_750);
  });
});
