import type { Spacing } from './limits.ts';

/**
 * Gives callers of one key turns `everyMs` apart, first come first served: how many milliseconds one has to wait, or null
 * when it would be more than `longestMs`, so that no caller can make the server hold any number of requests.
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
    // To the end of the map, where the latest are.
    lastTurns.delete(key);
    lastTurns.set(key, turn);
    return turn - nowMs;
  };
}

/** Turns that delay nobody any more; the map holds those that were given first in front. */
function forgetPast(lastTurns: Map<string, number>, beforeMs: number): void {
  for (const [key, turn] of lastTurns) {
    if (turn > beforeMs) return;
    lastTurns.delete(key);
  }
}
