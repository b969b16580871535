/** How the time of a simulated day follows the time of the machine, both in milliseconds of the epoch. */
export interface Pace {
  /** At this time of the machine ... */
  readonly at: number;
  /** ... it is this time of the day. */
  readonly from: number;
  /** The day passes so many times as fast ... */
  readonly rate: number;
  /** ... until this time of the day, and as fast as the machine's time from then on. */
  readonly until: number;
}

/** The setting by which the process of the server gets the pace of the day. */
export const PACE_SETTING = 'SIMULATED_PACE';

/** A day that passes as fast as the machine's time. */
export function steady(at: number, from: number): Pace {
  return { at, from, rate: 1, until: from };
}

/** The time of the day when the machine has this time. */
export function timeAt({ at, from, rate, until }: Pace, machine: number): number {
  const fast = from + (machine - at) * rate;
  return fast <= until ? fast : until + (machine - machineAt({ at, from, rate, until }));
}

/** The time of the machine when `until` is reached. */
export function machineAt({ at, from, rate, until }: Pace): number {
  return at + (until - from) / rate;
}
