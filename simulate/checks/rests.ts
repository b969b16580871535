import { Lunches } from '#domain/order-of-play/lunch.ts';
import { MINUTE, type SeenDay, type SeenMatch } from './day-record.ts';

/**
 * Gives from when somebody could be called again after a match of the day: after the rest, after the lunch that follows it (the first match
 * inside the window, for who has had none), and once nothing holds its players. After a walkover nobody rests.
 */
export function restedAt({
  matches,
  restMinutes,
  lunch,
}: Pick<SeenDay, 'matches' | 'restMinutes' | 'lunch'>): (
  match: SeenMatch,
  person: string,
) => number {
  const lunches = new Lunches();
  const window = lunch
    ? { from: lunch.from / MINUTE, to: lunch.to / MINUTE, minutes: lunch.minutes }
    : undefined;
  const lunchUntil = new Map<string, number>();
  const played = matches.filter(({ isWalkover }) => !isWalkover);
  for (const match of played.toSorted((one, other) => one.endedAt - other.endedAt)) {
    const { startedAt = match.calledAt, endedAt } = match;
    const span = { start: startedAt / MINUTE, end: endedAt / MINUTE };
    for (const person of match.people) {
      const until = lunches.untilAfter(person, span, window);
      if (until !== null) lunchUntil.set(`${match.key} ${person}`, until * MINUTE);
    }
  }
  return ({ key, endedAt, isWalkover, heldUntil = 0 }, person) =>
    Math.max(
      isWalkover ? endedAt : endedAt + restMinutes * MINUTE,
      heldUntil,
      lunchUntil.get(`${key} ${person}`) ?? 0,
    );
}
