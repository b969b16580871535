/** Durations in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Japan has no summer time: its clocks are always as far ahead of UTC. */
export const JAPAN_AHEAD_MS = 9 * HOUR_MS;

/** Whole minutes from one time to another, in milliseconds; 0 for the future. */
export function wholeMinutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / MINUTE_MS));
}
