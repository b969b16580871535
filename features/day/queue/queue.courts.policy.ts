import { clockOf, type DayFacts } from './queue.day.policy.ts';
import type { DayMatch } from './queue.matches.policy.ts';

/** The match that is called or played on a court; null while it is free. */
export function currentOn(
  { matches, rows }: Pick<DayFacts, 'matches' | 'rows'>,
  courtId: string,
): DayMatch | null {
  const isHere = ({ key }: DayMatch) => {
    const row = rows.get(key)!;
    return row.courtId === courtId && (row.state === 'called' || row.state === 'playing');
  };
  return matches.find(isHere) ?? null;
}

/** When the break ends that a court has now, in minutes of the day; null without one. */
export function breakEnd(facts: DayFacts, courtId: string): number | null {
  const { minuteOf, minuteAt } = clockOf(facts);
  const now = minuteOf(facts.now);
  const ends = facts.breaks
    .filter((one) => one.courtId === courtId && minuteAt(one.from) <= now)
    .map(({ until }) => minuteAt(until))
    .filter((end) => now < end);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The courts to which a match can be called now. */
export function freeCourts(facts: DayFacts): DayFacts['courts'] {
  return facts.courts.filter(
    ({ id, isClosed }) => !isClosed && breakEnd(facts, id) === null && !currentOn(facts, id),
  );
}
