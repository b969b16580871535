import type { Spacing } from './limits.ts';

/**
 * Gives callers of one key turns `everyMs` apart, first come first served: the milliseconds to wait, or null for more than
 * `longestMs`. So no caller can make the server hold any number of requests.
 */
export function createTurns({
  everyMs,
  longestMs,
}: Spacing): (key: string, nowMs: number) => number | null {
  const lastTurns = new Map<string, number>();
  return (key, nowMs) => {
    forgetPast(lastTurns, nowMs - everyMs);
    const turn = Math.max(nowMs, (lastTurns.get(key) ?? Number.NEGATIVE_INFINITY) + everyMs);
    if (turn - nowMs > longestMs) return null;
    // Moves to the end of the map, which is in order of time.
    lastTurns.delete(key);
    lastTurns.set(key, turn);
    return turn - nowMs;
  };
}

/** Removes turns that delay no caller any more; the oldest are first in the map. */
function forgetPast(lastTurns: Map<string, number>, beforeMs: number): void {
  for (const [key, turn] of lastTurns) {
    if (turn > beforeMs) return;
    lastTurns.delete(key);
  }
}
