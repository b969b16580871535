import { setTimeout } from 'node:timers/promises';

/** Where the server's "now" comes from; tests bring one that stands still until told otherwise. */
export interface Clock {
  now(): Date;
}

/** One by which something also waits. */
export interface WaitingClock extends Clock {
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>;
}

export const systemClock: WaitingClock = {
  now: () => new Date(),
  pause: (ms) => setTimeout(ms),
};
