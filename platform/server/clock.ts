import { setTimeout } from 'node:timers/promises';

/** Where the server's "now" comes from. Tests use a clock that moves only when they move it. */
export interface Clock {
  now(): Date;
}

/** A clock that can also wait. */
export interface WaitingClock extends Clock {
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>;
}

export const systemClock: WaitingClock = {
  now: () => new Date(),
  pause: (ms) => setTimeout(ms),
};
