import type { WaitingClock } from '../server/clock.ts';

/** A clock that moves only when a test moves it; no test waits. */
export class TestClock implements WaitingClock {
  #now: Date;

  constructor(start = '2026-11-20T03:00:00Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves the clock on instead of waiting. */
  async pause(ms: number): Promise<void> {
    this.advance({ seconds: ms / 1000 });
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    const ms = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    this.#now = new Date(this.#now.getTime() + ms);
  }
}
