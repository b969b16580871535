/** Tables that nobody needs, and who plays practice matches on them. Minutes since the start of the day. Source: next.md, C3. */
import type { QueuedDay } from './queued.ts';

/** A table is offered for practice once it has been free for so long. */
const SPARE_MINUTES = 10;

/**
 * The courts that the tournament does not need: those that have been free for ten minutes, less one for each match that could be called
 * now. The last ones in the order of the desk come first, so that the first ones stay for the tournament.
 */
export function spareCourts(day: QueuedDay, ready: number): readonly string[] {
  const idle = day.courts.filter((court) => {
    const since = freeSince(day, court);
    return since !== null && since + SPARE_MINUTES <= day.now;
  });
  const toSpare = Math.max(0, idle.length - ready);
  return idle
    .toReversed()
    .slice(0, toSpare)
    .map(({ id }) => id);
}

/** Since when a court is free; null for one that is not: closed, in a break, in use, or with a next match that the desk has chosen. */
function freeSince(day: QueuedDay, { id, isClosed, breaks }: QueuedDay['courts'][number]) {
  const { now, start, matches } = day;
  const isOnBreak = breaks.some(({ from, to }) => from <= now && now < to);
  const isTaken = matches.some(({ state, court, desk }) => {
    if (state === 'waiting') return desk.isReserved && desk.court === id;
    return state !== 'done' && court === id;
  });
  if (isClosed || isOnBreak || isTaken) return null;
  const ends = matches.flatMap(({ court, endedAt }) =>
    court === id && endedAt !== undefined ? [endedAt] : [],
  );
  return Math.max(start, ...ends, ...breaks.flatMap(({ to }) => (to <= now ? [to] : [])));
}

/** Somebody who waits for a practice match. */
export interface Waiting {
  readonly id: string;
  /** Of the rate; null where nobody knows them. */
  readonly points: number | null;
  /** Whom they have met on these tables today. */
  readonly met: ReadonlySet<string>;
}

/** The points of somebody who has none. Source: next.md, E1. */
const UNRATED = 1200;

/**
 * The next pair: who has waited the longest, and of the others somebody they have not met today whose rate is the nearest; the one who
 * has waited longer where two are as near. Null while fewer than two wait.
 */
export function nextPair(waiting: readonly Waiting[]): readonly [Waiting, Waiting] | null {
  const [first, ...others] = waiting;
  if (!first) return null;
  const distance = ({ points }: Waiting) =>
    Math.abs((points ?? UNRATED) - (first.points ?? UNRATED));
  const isMet = ({ id }: Waiting) => Number(first.met.has(id));
  const [second] = others.toSorted(
    (one, other) => isMet(one) - isMet(other) || distance(one) - distance(other),
  );
  return second ? [first, second] : null;
}
