import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/shared/durations.ts';
import { heldFor } from './use-minutes-left.ts';

const until = '2026-11-20T12:30:00.000Z';
const serverNow = Date.parse('2026-11-20T12:10:00.000Z');

describe('how long a place is held', () => {
  test('The time left is what the server said, less the time since', () => {
    expect(heldFor(until, serverNow, serverNow + 5 * MINUTE_MS)).toBe(15 * MINUTE_MS);
  });
  test('The time left is over at the end of the reservation', () => {
    expect(heldFor(until, serverNow, serverNow + 20 * MINUTE_MS)).toBe(0);
    expect(heldFor(until, serverNow, serverNow + 60 * MINUTE_MS)).toBe(0);
  });
  test('The time left is never longer than a reservation on a phone whose clock is slow', () => {
    const slow = serverNow - 24 * 60 * MINUTE_MS;
    expect(heldFor(until, slow, slow + MINUTE_MS)).toBe(29 * MINUTE_MS);
  });
  test('The time left may be over on a phone whose clock is fast; the server is then asked', () => {
    const fast = serverNow + 60 * MINUTE_MS;
    expect(heldFor(until, fast, fast)).toBe(0);
  });
});
