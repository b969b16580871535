import { describe, expect, test } from 'vitest';
import { steady } from '../clock/pace.ts';
import { PacedClock } from './paced-clock.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');

describe('The clock of the simulated server', () => {
  test('The clock follows the pace that it was given last', () => {
    const clock = new PacedClock(steady(Date.now(), NOON));
    expect(clock.now().getTime() - NOON).toBeLessThan(60_000);
    const pace = { at: Date.now() - 1000, from: NOON, rate: 3600, until: NOON + 7_200_000 };
    clock.follow(pace);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(NOON + 3_600_000);
  });

  test('A wait is one of the day, not of the machine', async () => {
    const pace = { at: Date.now(), from: NOON, rate: 100_000, until: NOON + 86_400_000 };
    const clock = new PacedClock(pace);
    const before = clock.now().getTime();
    await clock.pause(60_000);
    expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(60_000);
  });
});
