/** The hall at one moment: which courts are free, and which matches may be called. */
import { type Gates, gatesOf } from './gates.ts';
import { Lunches } from './lunch.ts';
import type { Court, Day, PlannedMatch } from './vocabulary.ts';
import { wayToGo } from './way-to-go.ts';

export interface Call {
  /** The position in the list of matches. */
  readonly match: number;
  readonly court: Court;
}

/**
 * The state that `assign` reads once and `forecast` moves forward. What makes a match ready only ever comes later: the
 * time is raised with each outcome and each match of its people, and is never computed from the beginning again.
 */
export class Hall {
  readonly #day: Day;
  readonly #way: readonly number[];
  /** In the order of priority and way, which never changes. */
  #waiting: number[];
  readonly #called = new Set<number>();
  readonly #gates: Gates;
  /** By gate: the matches it still waits for, and the end of the last one; null while nothing was played. */
  readonly #open: number[];
  readonly #lastEnd: (number | null)[];
  /** By match: since when it can be called once its gate is open. */
  readonly #ready: number[];
  readonly #matchesOf = new Map<string, number[]>();
  readonly #umpiredBy = new Map<string, number[]>();
  readonly #lunches = new Lunches();
  readonly #free = new Map<string, number>();

  /** With `foresees`, matches without known people may be planned. */
  constructor(day: Day, { foresees }: { readonly foresees: boolean }) {
    const { matches, rules } = day;
    this.#day = day;
    this.#gates = gatesOf(matches);
    this.#way = wayToGo(matches, this.#gates, rules.restMinutes);
    this.#open = this.#gates.gates.map(({ before }) => before.length);
    this.#lastEnd = this.#open.map(() => null);
    this.#ready = matches.map(({ notBefore = 0 }) => Math.max(0, notBefore));
    const numbers = [...matches.keys()];
    this.#waiting = numbers
      .filter((number) => this.#mayBePlanned(matches[number]!, foresees))
      .sort((one, other) => this.#compare(one, other));
    for (const number of this.#waiting) {
      for (const person of matches[number]!.people) addTo(this.#matchesOf, person, number);
      for (const person of umpiresOf(matches[number]!)) addTo(this.#umpiredBy, person, number);
    }
    const done = numbers.filter((number) => matches[number]!.state === 'done');
    const endOf = (number: number) => matches[number]!.endedAt ?? 0;
    for (const number of done.sort((one, other) => endOf(one) - endOf(other))) {
      const { endedAt, court } = matches[number]!;
      this.ends(number, court, endedAt ?? null);
    }
  }

  /** A match ends, or will end, at a time; null when nothing was played. */
  ends(number: number, court: string | undefined, at: number | null): void {
    const match = this.#day.matches[number]!;
    for (const gate of this.#gates.opens[number]!) {
      if (at !== null) this.#lastEnd[gate] = Math.max(this.#lastEnd[gate] ?? at, at);
      this.#open[gate]! -= 1;
      if (this.#open[gate] === 0) this.#opened(gate);
    }
    if (at === null) return;
    for (const person of match.people) this.#rests(person, match, at);
    for (const umpire of umpiresOf(match)) this.#isBusy(umpire, at);
    this.#occupies(court, at + (this.#day.rules.changeMinutes ?? 0));
  }

  /** Somebody has played until then: they rest before their next match, and umpire at once. */
  #rests(person: string, { startedAt, minutes, lunch }: PlannedMatch, at: number): void {
    const played = { start: startedAt ?? at - minutes, end: at };
    const free = this.#lunches.untilAfter(person, played, lunch) ?? at;
    for (const match of this.#matchesOf.get(person) ?? []) {
      this.#raise(match, Math.max(free, at + this.#restBefore(match)));
    }
    for (const match of this.#umpiredBy.get(person) ?? []) this.#raise(match, at);
  }

  /** A match is called or played, nobody knows how long. */
  isOnCourt(number: number): void {
    const match = this.#day.matches[number]!;
    for (const person of everybodyOf(match)) this.#isBusy(person, Number.POSITIVE_INFINITY);
    this.#occupies(match.court, Number.POSITIVE_INFINITY);
  }

  /** The match is called and waits no longer. */
  called(number: number): void {
    this.#called.add(number);
  }

  /** The calls of this moment: the first matches in the order of the rules, on the courts that are free. */
  callsAt(now: number): readonly Call[] {
    const free = this.#day.courts.filter((court) => this.#freeFrom(court) <= now && now < court.to);
    if (free.length === 0) return [];
    const [left, empty] = [true, false].map((is) =>
      free.filter(({ id }) => this.#isBeingLeft(id, now) === is),
    ) as [Court[], Court[]];
    const ready = this.readyAt(now).map(({ match }) => match);
    return onCourts(this.#day.matches, ready, [...empty, ...left]);
  }

  /** The matches that may be called at a moment if they find a court, in the order of the rules, and since when. */
  readyAt(now: number): { readonly match: number; readonly since: number }[] {
    const ready = this.#stillWaiting().filter((number) => this.#readyAt(number) <= now);
    ready.sort(
      (one, other) =>
        this.#compare(one, other) || this.#ready[one]! - this.#ready[other]! || one - other,
    );
    return ready.map((match) => ({ match, since: this.#ready[match]! }));
  }

  /** The next moment at which a court or a match becomes ready; null when there is none. */
  nextMoment(now: number): number | null {
    let next = Number.POSITIVE_INFINITY;
    for (const court of this.#day.courts) {
      const free = this.#freeFrom(court);
      if (free > now && free < next && free < court.to) next = free;
    }
    for (const number of this.#stillWaiting()) {
      const ready = this.#readyAt(number);
      if (ready > now && ready < next) next = ready;
    }
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** A match whose people are unknown is ready after the rest; the others have rested as their own matches say. */
  #opened(gate: number): void {
    const lastEnd = this.#lastEnd[gate];
    if (lastEnd === null || lastEnd === undefined) return;
    for (const number of this.#gates.gates[gate]!.behind) {
      const { people } = this.#day.matches[number]!;
      this.#raise(number, people.length === 0 ? lastEnd + this.#restBefore(number) : lastEnd);
    }
  }

  #stillWaiting(): readonly number[] {
    if (this.#called.size > 0) {
      this.#waiting = this.#waiting.filter((number) => !this.#called.has(number));
      this.#called.clear();
    }
    return this.#waiting;
  }

  #mayBePlanned({ state, people }: PlannedMatch, foresees: boolean): boolean {
    if (state !== 'waiting') return false;
    if (people.length === 0) return foresees;
    return !people.some((person) => this.#day.absent.has(person));
  }

  /** Since when a match could be called; infinite while it waits for an outcome or somebody is on a court. */
  #readyAt(number: number): number {
    return this.#open[this.#gates.gateOf[number]!]! > 0
      ? Number.POSITIVE_INFINITY
      : this.#ready[number]!;
  }

  #compare(one: number, other: number): number {
    const { matches } = this.#day;
    const priority = (matches[other]!.priority ?? 0) - (matches[one]!.priority ?? 0);
    return priority || this.#way[other]! - this.#way[one]!;
  }

  #freeFrom(court: Court): number {
    return Math.max(court.from, this.#free.get(court.id) ?? court.from);
  }

  /** The players of its last match may still be there. */
  #isBeingLeft(court: string, now: number): boolean {
    const free = this.#free.get(court);
    return free !== undefined && now < free + (this.#day.rules.leavingMinutes ?? 0);
  }

  #occupies(court: string | undefined, until: number): void {
    if (court !== undefined) this.#free.set(court, Math.max(this.#free.get(court) ?? until, until));
  }

  /** Somebody neither plays nor umpires another match until then. */
  #isBusy(person: string, until: number): void {
    for (const match of this.#matchesOf.get(person) ?? []) this.#raise(match, until);
    for (const match of this.#umpiredBy.get(person) ?? []) this.#raise(match, until);
  }

  #restBefore(number: number): number {
    return this.#day.matches[number]!.restMinutes ?? this.#day.rules.restMinutes;
  }

  #raise(number: number, ready: number): void {
    this.#ready[number] = Math.max(this.#ready[number]!, ready);
  }
}

function umpiresOf({ umpires = [] }: PlannedMatch): readonly string[] {
  return umpires;
}

function everybodyOf(match: PlannedMatch): readonly string[] {
  return [...match.people, ...umpiresOf(match)];
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

/**
 * Gives each match a court, the first ones first; nobody is in two of them. A match that may use several courts
 * makes room on one of them for a match that may not (augmenting paths), so that no court is idle which a match could use.
 */
function onCourts(
  matches: readonly PlannedMatch[],
  ready: readonly number[],
  free: readonly Court[],
): readonly Call[] {
  const people = new Set<string>();
  const onCourt = new Map<string, number>();
  for (const match of ready) {
    if (onCourt.size === free.length) break;
    if (everybodyOf(matches[match]!).some((person) => people.has(person))) continue;
    if (!findCourt(match, new Set())) continue;
    for (const person of everybodyOf(matches[match]!)) people.add(person);
  }
  return free.flatMap((court) => {
    const match = onCourt.get(court.id);
    return match === undefined ? [] : [{ match, court }];
  });

  function findCourt(match: number, tried: Set<string>): boolean {
    const allowed = matches[match]!.courts;
    const courts = free.filter(({ id }) => !tried.has(id) && (allowed?.includes(id) ?? true));
    const idle = courts.find(({ id }) => !onCourt.has(id));
    if (idle) {
      onCourt.set(idle.id, match);
      return true;
    }
    for (const { id } of courts) {
      if (tried.has(id)) continue;
      tried.add(id);
      if (!findCourt(onCourt.get(id)!, tried)) continue;
      onCourt.set(id, match);
      return true;
    }
    return false;
  }
}
