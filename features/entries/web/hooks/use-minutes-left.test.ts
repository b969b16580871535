import { describe, expect, test } from 'vitest';
import { heldFor } from './use-minutes-left.ts';

const MINUTE = 60_000;
const until = '2026-11-20T12:30:00.000Z';
const serverNow = Date.parse('2026-11-20T12:10:00.000Z');

describe('how long a place is held', () => {
  test('The time left is what the server said, less the time since', () => {
    expect(heldFor(until, serverNow, serverNow + 5 * MINUTE)).toBe(15 * MINUTE);
  });
  test('The time left is over at the end of the reservation', () => {
    expect(heldFor(until, serverNow, serverNow + 20 * MINUTE)).toBe(0);
    expect(heldFor(until, serverNow, serverNow + 60 * MINUTE)).toBe(0);
  });
  test('The time left is never longer than a reservation on a phone whose clock is slow', () => {
    const slow = serverNow - 24 * 60 * MINUTE;
    expect(heldFor(until, slow, slow + MINUTE)).toBe(29 * MINUTE);
  });
  test('The time left may be over on a phone whose clock is fast; the server is then asked', () => {
    const fast = serverNow + 60 * MINUTE;
    expect(heldFor(until, fast, fast)).toBe(0);
  });
});
