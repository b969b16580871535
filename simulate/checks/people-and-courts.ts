import type { SeenDay, SeenMatch } from './day-record.ts';
import { restedAt } from './rests.ts';

/**
 * How often somebody was called before they had rested, or had lunch. The server may round a time to the millisecond. What holds players
 * besides is no rest: a result may be corrected when its players have been called again.
 */
export function restViolations(day: SeenDay): number {
  const matches = day.matches.map(({ heldUntil: _, ...one }) => one);
  const rested = restedAt({ ...day, matches });
  const tooSoon = (person: string, before: SeenMatch, next: SeenMatch) =>
    next.calledAt >= before.endedAt && next.calledAt + 1 < rested(before, person);
  return pairsOf(matches, ({ people }) => people).filter(([one, next, person]) =>
    tooSoon(person, one, next),
  ).length;
}

/** How often somebody was on two courts at once, or a court had two matches at once. */
export function doubleBookings({ matches }: SeenDay): number {
  const overlap = (before: SeenMatch, next: SeenMatch) => next.calledAt < before.endedAt;
  const people = pairsOf(matches, (match) => match.people);
  const courts = pairsOf(matches, ({ courtId }) => [courtId]);
  return [...people, ...courts].filter(([one, next]) => overlap(one, next)).length;
}

/** Every two matches that follow each other for one person, or on one court, in the order of their calls. */
function pairsOf(
  matches: readonly SeenMatch[],
  keysOf: (match: SeenMatch) => readonly string[],
): [SeenMatch, SeenMatch, string][] {
  const byKey = Map.groupBy(
    matches.flatMap((match) => keysOf(match).map((key) => ({ key, match }))),
    ({ key }) => key,
  );
  return [...byKey].flatMap(([key, list]) => {
    const sorted = list.map(({ match }) => match).sort((one, next) => one.calledAt - next.calledAt);
    return sorted
      .slice(1)
      .map((next, at): [SeenMatch, SeenMatch, string] => [sorted[at] ?? next, next, key]);
  });
}
