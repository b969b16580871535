/** What moves the time of a simulated day, in milliseconds of the epoch. */
export interface TimeSource {
  now(): number;
  /** Moves on to this time of the day; resolves once it has come, and at most a moment later. */
  reach(time: number): Promise<void>;
  /** False where the time moves only when it is asked to. */
  readonly flows: boolean;
}

interface Sleeper {
  readonly at: number;
  readonly resume: () => void;
}

/**
 * The clock of everybody who takes part in a simulated day. While somebody is busy (waits for an answer of the server) the day
 * passes at the speed of the machine; while all of them wait for a time of the day, the source may move on to it faster. So the
 * speed of the simulation does not multiply the time that the server takes.
 */
export class DayClock {
  readonly #source: TimeSource;
  #busy = 0;
  #isMoving = false;
  #sleepers: Sleeper[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(source: TimeSource) {
    this.#source = source;
  }

  now(): number {
    return this.#source.now();
  }

  /** Somebody takes part in the day until the work is done: they are busy unless they wait by `until` or `aside`. */
  async join<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#rest();
    }
  }

  /** Waits for a time of the day. */
  until(at: number): Promise<void> {
    if (at <= this.now()) return Promise.resolve();
    const waited = new Promise<void>((resume) => {
      this.#sleepers.push({
        at,
        resume: () => {
          this.#busy += 1;
          resume();
        },
      });
    });
    this.#rest();
    return waited;
  }

  /** Waits for what somebody else does. */
  async aside<T>(promise: Promise<T>): Promise<T> {
    this.#rest();
    try {
      return await promise;
    } finally {
      this.#busy += 1;
    }
  }

  #rest(): void {
    this.#busy -= 1;
    // Those who have just been answered go on before the day does.
    setImmediate(() => this.#goOn());
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#isMoving) return;
    this.#resumeDue();
    const next = Math.min(...this.#sleepers.map(({ at }) => at));
    if (!Number.isFinite(next)) return;
    if (this.#busy === 0) void this.#moveTo(next);
    else if (this.#source.flows) {
      this.#timer = setTimeout(() => this.#goOn(), Math.max(1, next - this.now()));
    }
  }

  async #moveTo(time: number): Promise<void> {
    this.#isMoving = true;
    await this.#source.reach(time);
    this.#isMoving = false;
    this.#goOn();
  }

  #resumeDue(): void {
    const now = this.now();
    const due = this.#sleepers.filter(({ at }) => at <= now);
    this.#sleepers = this.#sleepers.filter(({ at }) => at > now);
    for (const { resume } of due.toSorted((one, other) => one.at - other.at)) resume();
  }
}
