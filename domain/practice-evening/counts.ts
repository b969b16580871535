import type { Evening, EveningMatch, Participant } from './evening.ts';

/**
 * The number by which people take turns: the matches that a person has begun, from a start of their own.
 *
 * Who comes late starts with the count of the fewest among those here, and so does somebody who comes back
 * with less. So the latecomer is among the next to play, has no matches to catch up on, and the difference
 * between the most and the fewest does not grow by it. (With the median, the latecomer would wait behind
 * people who have waited through the same matches.)
 */
export function turnsTaken(evening: Evening): ReadonlyMap<string, number> {
  const turns = new Map<string, number>(evening.people.map(({ id }) => [id, 0]));
  for (const { at, arrived, begun } of eventsOf(evening)) {
    if (begun) for (const id of begun.sides.flat()) turns.set(id, (turns.get(id) ?? 0) + 1);
    if (arrived) turns.set(arrived.id, turnsOnArrival(evening.people, turns, arrived, at));
  }
  return turns;
}

interface TimedEvent {
  readonly at: number;
  readonly arrived?: Participant;
  readonly begun?: EveningMatch;
}

/** Arrivals and beginnings in the order of time; who arrives in the moment a match begins has not seen it. */
function eventsOf({ people, matches }: Evening): TimedEvent[] {
  const arrivals = people.flatMap((arrived) =>
    arrived.stays.map(({ from }) => ({ at: from, arrived })),
  );
  const beginnings = matches.map((begun) => ({ at: begun.begun, begun }));
  return [...arrivals, ...beginnings].sort((a, b) => a.at - b.at);
}

function turnsOnArrival(
  people: readonly Participant[],
  turns: ReadonlyMap<string, number>,
  arrived: Participant,
  at: number,
): number {
  const own = turns.get(arrived.id) ?? 0;
  const others = people
    .filter((person) => person !== arrived && wasHereBefore(person, at))
    .map(({ id }) => turns.get(id) ?? 0);
  return others.length === 0 ? own : Math.max(own, Math.min(...others));
}

/** Whether a person was here in the moment before `at`, and is not about to leave. */
function wasHereBefore({ stays }: Participant, at: number): boolean {
  return stays.some(({ from, to }) => from < at && (to === undefined || to > at));
}
