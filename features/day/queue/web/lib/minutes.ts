/** Whole minutes from an instant until now; 0 for the future. */
export function minutesBetween(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
}
