/** The day as its desk runs it: the matches of the engine, with what the desk has decided about each. Minutes since the start of the day. */
import type { Obstacle, Priority } from './reasons.ts';
import type { Lunch } from './vocabulary.ts';

export interface QueuedMatch {
  readonly id: string;
  /** Of both sides; empty while one of them is not known. */
  readonly people: readonly string[];
  /** Who umpires it; they play and umpire nothing else meanwhile. */
  readonly umpires: readonly string[];
  /** The matches that decide its sides, also when they are done. */
  readonly after: readonly string[];
  /**
   * Matches that end before it, whether its sides are known or not: of a rubber those that decide its sides or that its teams play
   * before, and those that leave its tie no court. Lists with the same matches are best one object (gates.ts).
   */
  readonly waitsFor?: readonly string[] | undefined;
  /** Some of these are of its own tie, whose rubbers others play: nobody rests between them. */
  readonly isWithinTie?: boolean | undefined;
  /** Its two teams are known, but not who plays it for them. */
  readonly isOrderMissing?: boolean | undefined;
  readonly minutes: number;
  /** Between the last match of its people and this one. */
  readonly restMinutes: number;
  readonly lunch?: Lunch | undefined;
  /** Its group, which can play so many matches at once; missing in a knockout. */
  readonly group?: { readonly id: string; readonly atOnce: number };
  /** Of its people, those who are not there; only who is not present yet may still come. */
  readonly missing: readonly {
    readonly person: string;
    readonly code: Extract<Obstacle, 'not-present' | 'absent' | 'withdrawn'>;
  }[];
  /** The last results of its people, where the other side has not agreed. */
  readonly unagreed?: readonly Unagreed[] | undefined;
  /** When the last of its people came. */
  readonly arrivedAt: number;
  readonly desk: DeskOrder;
  /** When its event begins, where that is later than the tournament. */
  readonly notBefore?: number | undefined;
  /** It is played on courts with this label only; null or missing on any. */
  readonly label?: string | null | undefined;
  /** On its court it is played after the others that the desk has put before it. */
  readonly isInOrder: boolean;
  readonly state: 'waiting' | 'called' | 'playing' | 'done';
  /** Where it is or was played. */
  readonly court?: string | undefined;
  readonly startedAt?: number | undefined;
  /** Missing for a match that nobody has played. */
  readonly endedAt?: number | undefined;
  /** It was over before this day, as after a day that had begun was moved: it is no part of this one. */
  readonly isOfEarlierDay?: boolean | undefined;
}

/** A result to which the other side has not agreed. */
export interface Unagreed {
  readonly match: string;
  /** So long the next match waits for the answer; null where the answer was no, and the desk decides. */
  readonly until: number | null;
}

/** What the desk has decided about a match that waits. */
export interface DeskOrder {
  readonly priority: Priority;
  /** In the list, from 1: the desk has put it there. */
  readonly place: number | null;
  /** It is played on this court only. */
  readonly court: string | null;
  /** It is the next match of its court. */
  readonly isReserved: boolean;
  readonly isHeld: boolean;
  readonly notBefore: number | null;
}

export interface QueuedCourt {
  readonly id: string;
  readonly isClosed: boolean;
  readonly labels?: readonly string[] | undefined;
  /** Open for practice: closed until the desk takes it back. */
  readonly isOpenTable?: boolean | undefined;
  /** No match begins in these times. */
  readonly breaks: readonly { readonly from: number; readonly to: number }[];
}

export interface QueuedDay {
  readonly now: number;
  /** When the first match begins. */
  readonly start: number;
  /** In the order in which they are filled. */
  readonly courts: readonly QueuedCourt[];
  /** Rounds before later rounds, otherwise in the order of the draw. */
  readonly matches: readonly QueuedMatch[];
  /** A court is busy that long after a match: for the forecast only, because the desk calls to every free court. */
  readonly changeMinutes: number;
}

/** What the desk has decided where it has decided nothing. */
export const UNTOUCHED: DeskOrder = {
  priority: 'usual',
  place: null,
  court: null,
  isReserved: false,
  isHeld: false,
  notBefore: null,
};

/** The earliest time of a match that waits: when its people came, its event begins, or the desk wants it. */
export function earliestOf({
  arrivedAt,
  notBefore = 0,
  desk,
}: Pick<QueuedMatch, 'arrivedAt' | 'notBefore' | 'desk'>): number {
  return Math.max(arrivedAt, notBefore, desk.notBefore ?? 0);
}

/** Whether the other side has contradicted a result of its people. */
export function isDisputed({ unagreed = [] }: Pick<QueuedMatch, 'unagreed'>): boolean {
  return unagreed.some(({ until }) => until === null);
}

/** Until when a match waits for agreement to the results before it; 0 where it does not. */
export function agreedAt({ unagreed = [] }: Pick<QueuedMatch, 'unagreed'>): number {
  return Math.max(0, ...unagreed.map(({ until }) => until ?? 0));
}

export function isOpen({ state }: Pick<QueuedMatch, 'state'>): boolean {
  return state !== 'done';
}

/** Whether a match is called or played; of any list of matches with such states. */
export function isOnCourt({ state }: { readonly state: string }): boolean {
  return state === 'called' || state === 'playing';
}
