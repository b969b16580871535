import { expect, test } from 'vitest';
import { wholeMinutesBetween } from './durations.ts';

test.each([
  [0, 59_999, 0],
  [0, 60_000, 1],
  [30_000, 150_001, 2],
  [60_000, 0, 0],
])('From %i to %i milliseconds there are %i whole minutes', (from, to, minutes) => {
  expect(wholeMinutesBetween(from, to)).toBe(minutes);
});
