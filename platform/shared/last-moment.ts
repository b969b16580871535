const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const JAPAN_AHEAD = 9 * 60 * MINUTE;

/**
 * An end at midnight in Japan as people write a deadline: the last minute of the day before, 23:59. Any other time stays.
 * `end` is ISO 8601.
 */
export function lastMoment(end: string): string {
  const at = Date.parse(end);
  return (at + JAPAN_AHEAD) % DAY === 0 ? new Date(at - MINUTE).toISOString() : end;
}
