/** The words of the order of play. All times are minutes since the start of the day. */

export interface Court {
  readonly id: string;
  /** It takes a match while from <= now < to. */
  readonly from: number;
  readonly to: number;
}

export interface PlannedMatch {
  readonly id: string;
  /** Everybody of both sides, and the umpires; empty while not determined. */
  readonly people: readonly string[];
  /** Matches whose outcome it waits for; one that is not in the list is no reason to wait. */
  readonly after: readonly string[];
  readonly minutes: number;
  readonly notBefore?: number;
  /** Only these courts. */
  readonly courts?: readonly string[];
  /** Higher goes first; 0 unless said. */
  readonly priority?: number;
  /** "Next on this court" is still `waiting`. */
  readonly state: 'waiting' | 'called' | 'playing' | 'done';
  readonly court?: string;
  readonly startedAt?: number;
  /** A match that is done without it (a walkover) asks no rest. */
  readonly endedAt?: number;
  /** Between the last match of its people and this one; that of the rules unless said. */
  readonly restMinutes?: number;
  /** People who umpire it and need no rest for it: they are on no other court meanwhile. */
  readonly umpires?: readonly string[];
  /** Somebody who has had no lunch rests that long after it; see lunch.ts. */
  readonly lunch?: Lunch;
}

/** So many minutes are free for everybody in a window of the day. */
export interface Lunch {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
}

export interface Rules {
  /** Between the end of a match and the next one of the same person. */
  readonly restMinutes: number;
  /** The court is busy that long after a match; 0 unless said. */
  readonly changeMinutes?: number;
  /** So long after a match another free court is taken first; 0 unless said. */
  readonly leavingMinutes?: number;
}

export interface Day {
  readonly now: number;
  readonly courts: readonly Court[];
  readonly matches: readonly PlannedMatch[];
  /** People who are not there: nothing of theirs is called. */
  readonly absent: ReadonlySet<string>;
  readonly rules: Rules;
}
