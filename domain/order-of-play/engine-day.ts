/** The day of the desk in the words of the engine (`assign`, `forecast`). */
import { groupBy } from '../common/grouped.ts';
import { courtsWithLabel } from './court-labels.ts';
import {
  agreedAt,
  earliestOf,
  isDisputed,
  isOpen,
  type QueuedCourt,
  type QueuedDay,
  type QueuedMatch,
} from './queued.ts';
import type { Court, Day, PlannedMatch } from './vocabulary.ts';

/** `now`: who has not checked in, what is held and what is disputed waits. `forecast`: only somebody who is marked absent does. */
export type Purpose = 'now' | 'forecast';

/** Nobody real: a match with one of them among its people is not called. */
const MISSING = '#missing';
const HELD = '#held';

const OPEN_END = Number.MAX_SAFE_INTEGER;

/** Higher than every critical path, so that what the desk has decided goes first. */
const STEP = 1_000_000;

/** The day for the engine, with the critical paths of its matches as their priorities. */
export function engineDay(
  day: QueuedDay,
  paths: ReadonlyMap<string, number>,
  purpose: Purpose,
): Day {
  const parts = new Map(day.courts.map((court) => [court.id, partsOf(court)]));
  const before = courtOrder(day);
  return {
    now: day.now,
    courts: [...parts.values()].flat(),
    matches: day.matches.map((match) =>
      planned(match, {
        priority: priorityOf(match, paths.get(match.id) ?? 0, isClosed(day, match.desk.court)),
        ...courtsOf(match, parts, day),
        before: before.get(match.id),
        purpose,
      }),
    ),
    absent: new Set([MISSING, HELD]),
    rules: {
      restMinutes: 0,
      ...(purpose === 'forecast'
        ? { changeMinutes: day.changeMinutes }
        : { leavingMinutes: day.changeMinutes }),
    },
  };
}

/** The court of a part of it that the engine knows. */
export function courtOfPart(part: string): string {
  return part.slice(0, part.lastIndexOf('#'));
}

interface Around {
  readonly priority: number;
  readonly courts?: readonly string[];
  readonly court?: string;
  /** The match that is played before it on its court. */
  readonly before: string | undefined;
  readonly purpose: Purpose;
}

function planned(match: QueuedMatch, { priority, courts, court, ...around }: Around): PlannedMatch {
  const { id, minutes, restMinutes, state, umpires, lunch, startedAt, endedAt } = match;
  const isKnown = match.people.length > 0;
  const isWaiting = state === 'waiting';
  const after = match.waitsFor ?? (isKnown ? [] : match.after);
  return {
    id,
    minutes,
    restMinutes: isKnown ? restMinutes : restOf(match),
    state,
    priority,
    people: isKnown && isWaiting ? [...match.people, ...nobodiesOf(match, around)] : match.people,
    umpires: isOpen(match) ? umpires : [],
    after: isWaiting && around.before !== undefined ? [...after, around.before] : after,
    ...(lunch && { lunch }),
    ...(isWaiting && {
      notBefore: Math.max(earliestOf(match), agreedAt(match)),
    }),
    ...(courts && { courts }),
    ...(court !== undefined && { court }),
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
  };
}

/** Before a match whose people are unknown: others play the rubbers of one tie. */
function restOf({ isWithinTie = false, restMinutes }: QueuedMatch): number {
  return isWithinTie ? 0 : restMinutes;
}

function nobodiesOf(match: QueuedMatch, { purpose }: Pick<Around, 'purpose'>): string[] {
  const isMissing = match.missing.some(({ code }) => code !== 'not-present' || purpose === 'now');
  const isHeld = (match.desk.isHeld || isDisputed(match)) && purpose === 'now';
  return [...(isMissing ? [MISSING] : []), ...(isHeld ? [HELD] : [])];
}

/** The next match of a court, what the desk puts first or at a place, what it fixes to a court, then by critical path. */
function priorityOf({ desk }: QueuedMatch, path: number, isFloating: boolean): number {
  if (desk.isReserved) return 5 * STEP + path;
  if (desk.priority === 'first') return 4 * STEP + path;
  if (desk.place !== null) return 3 * STEP - desk.place;
  if (desk.priority === 'last') return path - STEP;
  return desk.court !== null && !isFloating ? STEP + path : path;
}

/** The matches of a closed court float again. */
function isClosed({ courts }: QueuedDay, id: string | null): boolean {
  return !courts.some((court) => court.id === id && !court.isClosed);
}

/** A break makes two courts of one: the engine knows courts that open and close once. */
function partsOf({ id, isClosed: closed, breaks }: QueuedCourt): readonly Court[] {
  if (closed) return [];
  const parts: Court[] = [];
  let from = 0;
  for (const pause of breaks.toSorted((one, other) => one.from - other.from)) {
    if (pause.from > from) parts.push({ id: `${id}#${parts.length}`, from, to: pause.from });
    from = Math.max(from, pause.to);
  }
  return [...parts, { id: `${id}#${parts.length}`, from, to: OPEN_END }];
}

function courtsOf(
  { state, court, desk, label = null }: QueuedMatch,
  parts: ReadonlyMap<string, readonly Court[]>,
  { now, courts }: Pick<QueuedDay, 'now' | 'courts'>,
): Pick<Around, 'courts' | 'court'> {
  if (state !== 'waiting') {
    const own = parts.get(court ?? '') ?? [];
    // The part that is open, or the one that opens next.
    const part = own.find(({ to }) => now < to);
    return part ? { court: part.id } : {};
  }
  const fixed = desk.court === null ? undefined : parts.get(desk.court);
  if (fixed && fixed.length > 0) return { courts: fixed.map(({ id }) => id) };
  const labelled = courtsWithLabel(courts, label);
  if (labelled === null) return {};
  return { courts: [...labelled].flatMap((id) => parts.get(id)!.map((part) => part.id)) };
}

/**
 * In the order of play: the match that comes directly before each on its fixed court. By time, place and list; only matches whose
 * sides are known, because others cannot be waited for without a circle.
 */
export function courtOrder({ matches, courts }: QueuedDay): ReadonlyMap<string, string> {
  const open = new Set(courts.flatMap(({ id, isClosed: closed }) => (closed ? [] : [id])));
  const onCourt = groupBy(
    matches.filter(
      ({ state, people, isInOrder, desk }) =>
        state === 'waiting' && people.length > 0 && isInOrder && open.has(desk.court ?? ''),
    ),
    ({ desk }) => desk.court,
  );
  const before = new Map<string, string>();
  for (const list of onCourt.values()) {
    const sorted = list.toSorted(
      ({ desk: one }, { desk: other }) =>
        (one.notBefore ?? 0) - (other.notBefore ?? 0) || (one.place ?? 0) - (other.place ?? 0),
    );
    for (const [at, { id }] of sorted.entries()) {
      const previous = sorted[at - 1];
      if (previous) before.set(id, previous.id);
    }
  }
  return before;
}
