import { setTimeout as pause } from 'node:timers/promises';
import type { WaitingClock } from '#platform/server/clock.ts';
import { type Pace, timeAt } from '../clock/pace.ts';

/** The longest sleep before the clock looks whether its pace has changed, in milliseconds of the machine. */
const NAP = 20;

/** A clock that follows the pace of a simulated day. */
export class PacedClock implements WaitingClock {
  #pace: Pace;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  follow(pace: Pace): void {
    this.#pace = pace;
  }

  now(): Date {
    return new Date(timeAt(this.#pace, Date.now()));
  }

  async pause(ms: number): Promise<void> {
    const end = this.now().getTime() + ms;
    for (let left = ms; left > 0; left = end - this.now().getTime())
      await pause(Math.min(left, NAP));
  }
}
