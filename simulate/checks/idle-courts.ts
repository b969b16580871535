import { MINUTE, type SeenDay, type SeenMatch, type Span, tieKeyOf } from './day-record.ts';
import { restedAt } from './rests.ts';

/** The time from one call to the next, in which a person reads the screen and calls out: it is not idle. */
const GRACE = MINUTE;

/**
 * The minutes that courts were idle while a match was ready that nobody had called, by the times that the server has stored: from the end of
 * a match, with the change, to the next call. Two ready matches of one person are one, because only one of them can be called. The
 * change after a match, the time in which a contradicted result holds its players, lunch, courts that are out of use, and outages of
 * the server, do not count.
 *
 * A desk calls one match after another, so the grace begins again with each call: ten courts that are free at once are called within ten
 * answers of the server, and nobody could be faster.
 */
export function idleCourtMinutes(day: SeenDay): number {
  let minutes = 0;
  let run = { length: 0, idle: 0 };
  const calls = new Set(day.matches.map(({ calledAt }) => calledAt));
  const close = () => {
    if (run.length > GRACE) minutes += run.idle / MINUTE;
    run = { length: 0, idle: 0 };
  };
  const rested = restedAt(day);
  for (const { from, to } of piecesOf(day, rested)) {
    if (calls.has(from)) close();
    const courts = Math.min(freeCourts(day, from), callable(day, from, rested));
    if (courts === 0) close();
    else run = { length: run.length + to - from, idle: run.idle + courts * (to - from) };
  }
  close();
  return minutes;
}

/** The day in pieces in which nothing changes, without the outages. */
function piecesOf(day: SeenDay, rested: Rested): Span[] {
  const end = Math.max(day.from, ...day.matches.map(({ calledAt }) => calledAt));
  const times = [
    day.from,
    end,
    ...day.matches.flatMap((match) => [
      match.calledAt,
      courtFreeAt(day, match),
      ...[match.knownFrom, match.turnedAt].filter((time) => time !== undefined),
      ...match.people.map((person) => rested(match, person)),
    ]),
    ...day.matches.map(({ endedAt }) => endedAt),
    ...[...day.outages, ...(day.closures ?? [])].flatMap(({ from, to }) => [from, to]),
  ].filter((time) => time >= day.from && time <= end);
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const isDown = (time: number) => day.outages.some(({ from, to }) => from <= time && time < to);
  return sorted
    .slice(1)
    .map((to, at) => ({ from: sorted[at] ?? to, to }))
    .filter(({ from }) => !isDown(from));
}

type Rested = ReturnType<typeof restedAt>;

function courtFreeAt({ changeMinutes }: SeenDay, { endedAt, isWalkover }: SeenMatch): number {
  return isWalkover ? endedAt : endedAt + changeMinutes * MINUTE;
}

function freeCourts(day: SeenDay, time: number): number {
  const busy = new Set(
    day.matches
      .filter((match) => match.calledAt <= time && time < courtFreeAt(day, match))
      .map(({ courtId }) => courtId),
  );
  const closed = new Set(
    day.closures?.filter(({ from, to }) => from <= time && time < to).map((one) => one.courtId),
  );
  return day.courts.filter((id) => !busy.has(id) && !closed.has(id)).length;
}

/** How many matches could be called at this time, at least: nobody is in two of them. */
function callable(day: SeenDay, time: number, rested: Rested): number {
  const busy = new Set(
    day.matches
      .filter(({ calledAt }) => calledAt <= time)
      .flatMap((match) => match.people.filter((person) => time < rested(match, person))),
  );
  const endOf = new Map(
    day.matches.map(({ key, endedAt, heldUntil = 0 }) => [key, { endedAt, heldUntil }]),
  );
  const isOver = (key: string, own: string) => {
    const { endedAt, heldUntil } = endOf.get(key) ?? { endedAt: 0, heldUntil: 0 };
    return endedAt <= time && (tieKeyOf(key) === tieKeyOf(own) || heldUntil <= time);
  };
  let count = 0;
  for (const { key: own, calledAt, people, after, knownFrom = 0 } of day.matches) {
    const isKnown = knownFrom <= time && after.every((key) => isOver(key, own));
    if (calledAt <= time || !isKnown || isDecided(day, own, time)) continue;
    if (people.some((one) => busy.has(one))) continue;
    count += 1;
    for (const one of people) busy.add(one);
  }
  return count;
}

/** Whether the tie of a rubber counted as decided. */
function isDecided({ decided }: SeenDay, key: string, time: number): boolean {
  return Boolean(decided?.get(tieKeyOf(key))?.some(({ from, to }) => from <= time && time < to));
}
