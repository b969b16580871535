import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import { earliestShown } from '#domain/order-of-play/shown-time.ts';
import { asQueuedDay } from '../queue/queue.day.policy.ts';
import { clockOf, type DayFacts } from '../queue/queue.facts.policy.ts';
import type { DayMatch } from '../queue/queue.matches.policy.ts';
import type { QueueRow } from '../queue/queue.rows.policy.ts';

/** The order of play of an event as a plan: a court and a "not before" for each match, made from the forecast (next.md, C3). */

export interface PlannedPlace {
  readonly match: DayMatch;
  readonly row: QueueRow;
  readonly courtId: string;
  /** "HH:MM": nobody calls it earlier. */
  readonly notBefore: string;
  /** When the forecast begins it. */
  readonly about: Date;
}

/** No match is planned for the next day. */
const LATEST = 23 * 60 + 55;

/**
 * The matches of an event that wait, in the order in which the forecast begins them. What an earlier plan has fixed counts for nothing; what
 * the desk holds has no place. Empty where nothing can be forecast.
 */
export function planOf(facts: DayFacts, eventId: number): readonly PlannedPlace[] {
  const own = facts.matches.filter((match) => match.eventId === eventId);
  const isOpen = ({ key }: DayMatch) => {
    const row = facts.rows.get(key)!;
    return row.state === 'waiting' && !row.isHeld;
  };
  const open = own.filter(isOpen);
  const rows = new Map(facts.rows);
  for (const { key } of open) rows.set(key, floating(facts.rows.get(key)!));
  const events = facts.events.map((event) =>
    event.id === eventId ? { ...event, rules: { ...event.rules, mode: 'queue' as const } } : event,
  );
  const day = asQueuedDay({ ...facts, rows, events });
  const expected = expectedTimes(day);
  const from = Math.max(day.now, day.start);
  const { instantOf, minuteAt } = clockOf(facts);
  const midnight = minuteAt('00:00');
  return open
    .flatMap((match) => {
      const found = expected.get(match.key);
      return found ? [{ match, ...found }] : [];
    })
    .toSorted((one, other) => one.start - other.start)
    .map(({ match, court, start }) => ({
      match,
      row: facts.rows.get(match.key)!,
      courtId: court,
      notBefore: clockText(Math.min(LATEST, earliestShown(start, from) - midnight)),
      about: instantOf(Math.round(start)),
    }));
}

/** The row with its place in the published plan. */
export function withPlan({ row, courtId, notBefore }: PlannedPlace, at: number): QueueRow {
  return {
    ...row,
    version: row.version + 1,
    priority: 'usual',
    place: at + 1,
    fixedCourtId: courtId,
    notBefore,
  };
}

/** The row without what a plan has fixed. */
export function withoutPlan(row: QueueRow): QueueRow {
  return { ...floating(row), version: row.version + 1 };
}

function floating(row: QueueRow): QueueRow {
  return { ...row, fixedCourtId: null, notBefore: null, place: null, priority: 'usual' };
}

function clockText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
