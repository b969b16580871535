/** So many finished matches of an event make their median the minutes of a match. Source: next.md, A2. */
const FEWEST_FOR_MEDIAN = 8;

/** The median of what the finished matches of an event took; null before there are enough of them. At least a minute. */
export function medianMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < FEWEST_FOR_MEDIAN) return null;
  const sorted = minutes.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return Math.max(1, Math.round(median));
}
