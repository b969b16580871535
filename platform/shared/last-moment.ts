import { DAY_MS, JAPAN_AHEAD_MS, MINUTE_MS } from './durations.ts';

/**
 * An end at midnight in Japan as people write a deadline: the last minute of the day before, 23:59. Any other time stays.
 * `end` is ISO 8601.
 */
export function lastMoment(end: string): string {
  const at = Date.parse(end);
  return (at + JAPAN_AHEAD_MS) % DAY_MS === 0 ? new Date(at - MINUTE_MS).toISOString() : end;
}
