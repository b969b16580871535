import { dispatch } from '#domain/order-of-play/dispatch.ts';
import { type QueuedMatch, UNTOUCHED } from '#domain/order-of-play/queued.ts';
import { MINUTE, type SeenDay, type SeenMatch, tieKeyOf } from './day-record.ts';

interface Ties {
  /** How many rubbers a tie has, also those that were not needed. */
  readonly rubbers: number;
  /** So many of them are played at once. */
  readonly atOnce: number;
}

/**
 * How long a day of ties takes where the rule of the order of play is asked at each moment, without any delay: it knows what the desk knew, so not
 * how many rubbers a tie will need, and coaches take as long for their orders, and players for their answers, as they did. In whole
 * minutes, with the change after the last match.
 */
export function replayedMinutes(day: SeenDay, ties: Ties): number {
  const replay = new Replay(day, ties);
  while (replay.step()) {}
  return Math.ceil(replay.end) + (day.matches.length > 0 ? day.changeMinutes : 0);
}

interface Played {
  readonly court: string;
  readonly start: number;
  readonly end: number;
}

class Replay {
  readonly #day: SeenDay;
  readonly #ties: Ties;
  readonly #played = new Map<string, Played>();
  readonly #byTie: ReadonlyMap<string, readonly SeenMatch[]>;
  #now = 0;

  constructor(day: SeenDay, ties: Ties) {
    this.#day = day;
    this.#ties = ties;
    this.#byTie = Map.groupBy(day.matches, ({ key }) => tieKeyOf(key));
  }

  get end(): number {
    return Math.max(0, ...[...this.#played.values()].map(({ end }) => end));
  }

  /** Calls what can be called at this moment, and goes to the next; false once nothing changes any more. */
  step(): boolean {
    const { courts } = this.#day;
    const isFree = (id: string) => !this.#on(id).some(({ end }) => this.#now < end);
    const matches = [...this.#byTie].flatMap(([tie, seen]) => this.#rubbersOf(tie, seen));
    const { calls } = dispatch({
      now: this.#now,
      start: 0,
      matches,
      changeMinutes: this.#day.changeMinutes,
      courts: courts.map((id) => ({ id, isClosed: !isFree(id), breaks: [] })),
    });
    for (const { match, court } of calls) {
      const seen = this.#day.matches.find(({ key }) => key === match)!;
      const end = this.#now + minutesOf(seen);
      this.#played.set(match, { court, start: this.#now, end });
    }
    return this.#goOn();
  }

  #goOn(): boolean {
    const { restMinutes, changeMinutes } = this.#day;
    const ends = [...this.#played.values()].flatMap(({ end }) => [
      ...[end, end + changeMinutes, end + restMinutes],
    ]);
    const known = [...this.#byTie.values()].map(([first]) => this.#knownAt(first!));
    const next = Math.min(...[...ends, ...known].filter((time) => time > this.#now));
    this.#now = next;
    return Number.isFinite(next);
  }

  /** A court is busy for the change after a match. */
  #on(court: string): readonly Played[] {
    return [...this.#played.values()].flatMap((one) =>
      one.court === court ? [{ ...one, end: one.end + this.#day.changeMinutes }] : [],
    );
  }

  /** When the orders of the tie of a rubber are out; infinite while its teams are not known. */
  #knownAt({ key, after, knownFrom }: SeenMatch): number {
    const before = after.filter((one) => tieKeyOf(one) !== tieKeyOf(key));
    const last = Math.max(0, ...before.map((one) => this.#played.get(one)?.end ?? Infinity));
    const feeders = this.#day.matches.filter((one) => before.includes(one.key));
    const decided = Math.max(this.#day.from, ...feeders.map(({ endedAt }) => endedAt));
    const settled = Math.max(0, ...feeders.map(({ heldUntil = 0 }) => heldUntil), knownFrom ?? 0);
    return last + Math.max(0, settled - decided) / MINUTE;
  }

  /** The rubbers that were played, and while the tie is open those that it could still need. */
  #rubbersOf(tie: string, seen: readonly SeenMatch[]): QueuedMatch[] {
    const { rubbers, atOnce } = this.#ties;
    const isOpen = seen.some(({ key }) => !this.#isOver(key));
    const group = { id: tie, atOnce };
    const spare = isOpen ? Math.max(0, rubbers - seen.length) : 0;
    return [
      ...seen.map((match) => ({ ...this.#asQueued(match), group })),
      ...Array.from({ length: spare }, (_, at) => ({
        ...this.#asQueued(seen[0]!),
        id: `${tie}#${at}`,
        group,
        people: [],
        state: 'waiting' as const,
        after: seen.map(({ key }) => key),
      })),
    ];
  }

  #asQueued(match: SeenMatch): QueuedMatch {
    const { key, after, people } = match;
    const played = this.#played.get(key);
    const isKnown = this.#knownAt(match) <= this.#now;
    return {
      id: key,
      umpires: [],
      missing: [],
      arrivedAt: 0,
      desk: UNTOUCHED,
      isInOrder: false,
      minutes: minutesOf(match),
      restMinutes: this.#day.restMinutes,
      people: isKnown ? people : [],
      after: after.filter((one) => tieKeyOf(one) !== tieKeyOf(key)),
      waitsFor: after,
      state: !played ? 'waiting' : this.#isOver(key) ? 'done' : 'playing',
      ...(played && { court: played.court, startedAt: played.start }),
      ...(this.#isOver(key) && { endedAt: played!.end }),
    };
  }

  #isOver(key: string): boolean {
    const played = this.#played.get(key);
    return played !== undefined && played.end <= this.#now;
  }
}

function minutesOf({ startedAt, calledAt, endedAt }: SeenMatch): number {
  return Math.round((endedAt - (startedAt ?? calledAt)) / MINUTE);
}
