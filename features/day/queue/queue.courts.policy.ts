import { courtsWithLabel } from '#domain/order-of-play/court-labels.ts';
import type { Expected } from '#domain/order-of-play/forecast.ts';
import { isOnCourt } from '#domain/order-of-play/queued.ts';
import { isBreakOf } from '../rules/rules.breaks.policy.ts';
import { courtLabelOf } from '../rules/rules.policy.ts';
import { clockOf, type DayFacts, rulesOf } from './queue.facts.policy.ts';
import type { DayMatch } from './queue.matches.policy.ts';

/** The match that is called or played on a court; null while it is free. */
export function currentOn(
  { matches, rows }: Pick<DayFacts, 'matches' | 'rows'>,
  courtId: string,
): DayMatch | null {
  const isHere = ({ key }: DayMatch) => {
    const row = rows.get(key)!;
    return row.courtId === courtId && isOnCourt(row);
  };
  return matches.find(isHere) ?? null;
}

/** When the break ends that a court has now, in minutes of the day; null without one. */
export function breakEnd(facts: DayFacts, courtId: string): number | null {
  const { minuteOf, minuteAt } = clockOf(facts);
  const now = minuteOf(facts.now);
  const ends = facts.breaks
    .filter((one) => isBreakOf(courtId, one) && minuteAt(one.from) <= now)
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

/** The ids of the courts with the label that a match needs; null for every court. */
export function fittingCourts(facts: DayFacts, match: DayMatch): ReadonlySet<string> | null {
  return courtsWithLabel(facts.courts, courtLabelOf(rulesOf(facts, match.eventId), match));
}

/** The match that the desk has reserved for a court, else the one that the forecast begins next there. */
export function nextOn(
  facts: Pick<DayFacts, 'matches' | 'rows'>,
  courtId: string,
  expected: ReadonlyMap<string, Expected>,
) {
  const reserved = facts.matches.find(({ key }) => {
    const { state, courtId: court } = facts.rows.get(key)!;
    return state === 'next' && court === courtId;
  });
  if (reserved) return { key: reserved.key, isReserved: true };
  let next: { readonly key: string; readonly start: number } | null = null;
  for (const { key, player1Id, player2Id } of facts.matches) {
    const times = expected.get(key);
    const isHere = times?.court === courtId && facts.rows.get(key)!.state === 'waiting';
    if (!times || !isHere || player1Id === null || player2Id === null) continue;
    if (next === null || times.start < next.start) next = { key, start: times.start };
  }
  return next && { key: next.key, isReserved: false };
}
