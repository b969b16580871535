import { wholeMinutesBetween } from '#platform/shared/durations.ts';

/** Whole minutes from an instant until now; 0 for the future. */
export function minutesBetween(instant: string, now: Date): number {
  return wholeMinutesBetween(Date.parse(instant), now.getTime());
}
