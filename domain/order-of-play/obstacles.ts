import { courtOrder } from './engine-day.ts';
import { Lunches } from './lunch.ts';
import {
  agreedAt,
  earliestOf,
  isDisputed,
  isOnCourt,
  isOpen,
  type QueuedDay,
  type QueuedMatch,
} from './queued.ts';
import type { Obstacle } from './reasons.ts';

/** Why a match cannot be called now, with what it waits for. Times are minutes since the start of the day. */
export interface MatchObstacle {
  readonly code: Obstacle;
  readonly person?: string;
  readonly court?: string | undefined;
  /** Matches that are awaited. */
  readonly matches?: readonly string[];
  readonly until?: number;
}

/** Gives the obstacles of the waiting matches of a day: none for exactly those that the engine may call, were a court free. */
export function obstaclesOf(day: QueuedDay): (match: QueuedMatch) => readonly MatchObstacle[] {
  const people = peopleNow(day);
  const open = new Set(day.matches.filter(isOpen).map(({ id }) => id));
  const before = courtOrder(day);
  return (match) => {
    if (match.isOrderMissing) return [{ code: 'order-missing' }];
    if (match.people.length === 0) {
      return [{ code: 'sides-unknown', matches: match.after.filter((id) => open.has(id)) }];
    }
    const previous = before.get(match.id);
    const awaited = (match.waitsFor ?? []).filter((id) => open.has(id));
    return [
      ...(awaited.length > 0 ? [{ code: 'rubber-before' as const, matches: awaited }] : []),
      ...ofPeople(match, people, day.now),
      ...ofResults(match, day.now),
      ...ofDesk(match, day.now),
      ...(previous === undefined ? [] : [{ code: 'court-order' as const, matches: [previous] }]),
    ];
  };
}

function ofPeople(match: QueuedMatch, people: PeopleNow, now: number): MatchObstacle[] {
  const busy = (code: 'busy' | 'umpire-busy') => (person: string) => {
    const other = people.busy.get(person);
    return other ? [{ code, person, court: other.court, matches: [other.id] }] : [];
  };
  const resting = match.people.flatMap((person): MatchObstacle[] => {
    const rest = restOf(people, person, match);
    return rest && rest.until > now ? [{ ...rest, person }] : [];
  });
  return [
    ...match.missing,
    ...match.people.flatMap(busy('busy')),
    ...match.umpires.flatMap(busy('umpire-busy')),
    ...resting,
  ];
}

function ofResults(match: QueuedMatch, now: number): MatchObstacle[] {
  const { unagreed = [] } = match;
  const disputed = unagreed.filter(({ until }) => until === null).map((one) => one.match);
  const until = agreedAt(match);
  const waited = unagreed.filter((one) => one.until !== null && one.until > now);
  return [
    ...(isDisputed(match) ? [{ code: 'disputed' as const, matches: disputed }] : []),
    ...(until > now
      ? [{ code: 'unconfirmed' as const, matches: waited.map((one) => one.match), until }]
      : []),
  ];
}

function ofDesk(match: QueuedMatch, now: number): MatchObstacle[] {
  const notBefore = earliestOf(match);
  return [
    ...(notBefore > now ? [{ code: 'not-before' as const, until: notBefore }] : []),
    ...(match.desk.isHeld ? [{ code: 'held' as const }] : []),
  ];
}

interface PeopleNow {
  readonly busy: ReadonlyMap<string, QueuedMatch>;
  readonly lastEnd: ReadonlyMap<string, number>;
  readonly lunchUntil: ReadonlyMap<string, number>;
}

function peopleNow({ matches }: QueuedDay): PeopleNow {
  const busy = new Map<string, QueuedMatch>();
  for (const match of matches.filter(isOnCourt)) {
    for (const person of [...match.people, ...match.umpires]) busy.set(person, match);
  }
  const lastEnd = new Map<string, number>();
  const lunchUntil = new Map<string, number>();
  const lunches = new Lunches();
  for (const { people, startedAt, endedAt: end, minutes, lunch } of played(matches)) {
    for (const person of people) {
      lastEnd.set(person, end);
      const start = startedAt ?? end - minutes;
      const until = lunches.untilAfter(person, { start, end }, lunch);
      if (until !== null) lunchUntil.set(person, until);
    }
  }
  return { busy, lastEnd, lunchUntil };
}

function played(matches: readonly QueuedMatch[]) {
  return matches
    .flatMap((match) =>
      match.state === 'done' && match.endedAt !== undefined
        ? [{ ...match, endedAt: match.endedAt }]
        : [],
    )
    .sort((one, other) => one.endedAt - other.endedAt);
}

function restOf({ lastEnd, lunchUntil }: PeopleNow, person: string, { restMinutes }: QueuedMatch) {
  const end = lastEnd.get(person);
  if (end === undefined) return null;
  const rest = end + restMinutes;
  const lunch = lunchUntil.get(person) ?? 0;
  return lunch > rest
    ? { code: 'lunch' as const, until: lunch }
    : { code: 'rest' as const, until: rest };
}
