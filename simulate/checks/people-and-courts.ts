import { MINUTE, type SeenDay, type SeenMatch } from './day-record.ts';

/** How often somebody was called before they had rested. The server may round a time to the millisecond. */
export function restViolations({ matches, restMinutes }: SeenDay): number {
  const tooSoon = (before: SeenMatch, next: SeenMatch) =>
    next.calledAt >= before.endedAt && next.calledAt + 1 < before.endedAt + restMinutes * MINUTE;
  return pairsOf(matches, ({ people }) => people).filter(([one, next]) => tooSoon(one, next))
    .length;
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
): [SeenMatch, SeenMatch][] {
  const byKey = Map.groupBy(
    matches.flatMap((match) => keysOf(match).map((key) => ({ key, match }))),
    ({ key }) => key,
  );
  return [...byKey.values()].flatMap((list) => {
    const sorted = list.map(({ match }) => match).sort((one, next) => one.calledAt - next.calledAt);
    return sorted.slice(1).map((next, at): [SeenMatch, SeenMatch] => [sorted[at] ?? next, next]);
  });
}
