/** The hall at one moment: which courts are free, and which matches may be called. */
import type { Court, Day, PlannedMatch } from './vocabulary.ts';
import { wayToGo } from './way-to-go.ts';

export interface Call {
  /** The position in the list of matches. */
  readonly match: number;
  readonly court: Court;
}

/** The state that `assign` reads once and `forecast` moves forward. */
export class Hall {
  readonly #day: Day;
  readonly #way: readonly number[];
  readonly #waiting: Set<number>;
  /** When a person has rested, and when a court is free. */
  readonly #rested = new Map<string, number>();
  readonly #free = new Map<string, number>();
  /** By match: how many it still waits for, and the end of the last one. */
  readonly #open: number[];
  readonly #lastEnd: number[];
  readonly #followers: readonly (readonly number[])[];
  readonly #foresees: boolean;

  /** With `foresees`, matches without known people may be planned. */
  constructor(day: Day, { foresees }: { readonly foresees: boolean }) {
    const { matches, rules } = day;
    this.#day = day;
    this.#foresees = foresees;
    this.#way = wayToGo(matches, rules.restMinutes);
    this.#followers = followersOf(matches);
    this.#lastEnd = matches.map(() => 0);
    const present = new Set(matches.map(({ id }) => id));
    this.#open = matches.map(({ after }) => new Set(after.filter((id) => present.has(id))).size);
    const numbers = [...matches.keys()];
    this.#waiting = new Set(numbers.filter((number) => this.#mayBePlanned(matches[number]!)));
    for (const number of numbers) {
      const { state, endedAt, court } = matches[number]!;
      if (state === 'done') this.ends(number, court, endedAt ?? null);
    }
  }

  /** A match ends, or will end, at a time; null when nothing was played. */
  ends(number: number, court: string | undefined, at: number | null): void {
    const { matches, rules } = this.#day;
    for (const follower of this.#followers[number]!) {
      this.#open[follower]! -= 1;
      this.#lastEnd[follower] = Math.max(this.#lastEnd[follower]!, at ?? 0);
    }
    if (at !== null) {
      this.#occupies(matches[number]!, court, at + rules.restMinutes, at + change(this.#day));
    }
  }

  /** A match is called or played, nobody knows how long. */
  isOnCourt(number: number): void {
    const match = this.#day.matches[number]!;
    this.#occupies(match, match.court, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** The match is called and waits no longer. */
  called(number: number): void {
    this.#waiting.delete(number);
  }

  /** The calls of this moment: the first matches in the order of the rules, on the courts that are free. */
  callsAt(now: number): readonly Call[] {
    const free = this.#day.courts.filter((court) => this.#freeFrom(court) <= now && now < court.to);
    if (free.length === 0) return [];
    const ready = [...this.#waiting]
      .map((match) => ({ match, since: this.#readyAt(match) }))
      .filter(({ since }) => since <= now)
      .sort((one, other) => this.#compare(one.match, other.match) || one.since - other.since);
    return onCourts(
      this.#day.matches,
      ready.map(({ match }) => match),
      free,
    );
  }

  /** The next moment at which a court or a match becomes ready; null when there is none. */
  nextMoment(now: number): number | null {
    let next = Number.POSITIVE_INFINITY;
    for (const court of this.#day.courts) {
      const free = this.#freeFrom(court);
      if (free > now && free < next && free < court.to) next = free;
    }
    for (const match of this.#waiting) {
      const ready = this.#readyAt(match);
      if (ready > now && ready < next) next = ready;
    }
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  #mayBePlanned({ state, people }: PlannedMatch): boolean {
    if (state !== 'waiting') return false;
    if (people.length === 0) return this.#foresees;
    return !people.some((person) => this.#day.absent.has(person));
  }

  /** Since when a match could be called; infinite while it waits for an outcome or somebody is on a court. */
  #readyAt(number: number): number {
    if (this.#open[number]! > 0) return Number.POSITIVE_INFINITY;
    const { people, notBefore = 0 } = this.#day.matches[number]!;
    let ready = Math.max(0, notBefore, this.#lastEnd[number]!);
    if (people.length === 0 && this.#lastEnd[number]! > 0) {
      ready = Math.max(ready, this.#lastEnd[number]! + this.#day.rules.restMinutes);
    }
    for (const person of people) ready = Math.max(ready, this.#rested.get(person) ?? 0);
    return ready;
  }

  #compare(one: number, other: number): number {
    const { matches } = this.#day;
    const priority = (matches[other]!.priority ?? 0) - (matches[one]!.priority ?? 0);
    return priority || this.#way[other]! - this.#way[one]!;
  }

  #freeFrom(court: Court): number {
    return Math.max(court.from, this.#free.get(court.id) ?? court.from);
  }

  #occupies(match: PlannedMatch, court: string | undefined, rested: number, free: number): void {
    for (const person of match.people) raise(this.#rested, person, rested);
    if (court !== undefined) raise(this.#free, court, free);
  }
}

function raise(times: Map<string, number>, key: string, time: number): void {
  times.set(key, Math.max(times.get(key) ?? time, time));
}

function change({ rules }: Day): number {
  return rules.changeMinutes ?? 0;
}

function followersOf(matches: readonly PlannedMatch[]): number[][] {
  const numberOf = new Map(matches.map(({ id }, index) => [id, index]));
  const followers: number[][] = matches.map(() => []);
  for (const [number, { after }] of matches.entries()) {
    for (const id of new Set(after)) {
      const before = numberOf.get(id);
      if (before !== undefined) followers[before]!.push(number);
    }
  }
  return followers;
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
    if (matches[match]!.people.some((person) => people.has(person))) continue;
    if (!findCourt(match, new Set())) continue;
    for (const person of matches[match]!.people) people.add(person);
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
