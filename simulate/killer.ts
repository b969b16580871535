import { setTimeout as pause } from 'node:timers/promises';
import type { Lot } from '#domain/bracket/lot.ts';
import type { Endpoint, Sent } from '#platform/shared/endpoint.ts';
import type { DayClock } from './clock/day-clock.ts';
import type { Answer, Client } from './http/client.ts';

/** A kill comes at most so many milliseconds after a write was sent: before, while or after the server works on it. */
const LATEST = 40;

interface Kills {
  readonly count: number;
  /** About so many writes are sent in the whole day. */
  readonly writes: number;
  readonly lot: Lot;
  readonly clock: DayClock;
  /** Ends the server and starts it again. */
  readonly crash: () => Promise<void>;
}

/** Kills the server at random writes of a day. */
export class Killer {
  readonly #kills: Kills;
  /** The numbers of the writes that are still to be hit. */
  readonly #targets: number[];
  #sent = 0;
  #crash: Promise<void> | null = null;
  #isArmed = false;

  constructor(kills: Kills) {
    this.#kills = kills;
    const { count, writes, lot } = kills;
    this.#targets = Array.from({ length: count }, () => 1 + lot(Math.max(1, writes))).sort(
      (one, other) => one - other,
    );
  }

  /** From now on writes are hit. */
  arm(): void {
    this.#isArmed = true;
  }

  /** The same device, whose writes may be hit. */
  around(client: Client): Client {
    return {
      ...client,
      call: <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> => {
        if (endpoint.method !== 'GET') this.#writes();
        return client.call(endpoint, sent);
      },
    };
  }

  /** Resolves once the server runs again. */
  async settled(): Promise<void> {
    await this.#crash;
  }

  #writes(): void {
    // What is sent again while the server is down is no further write: the kills would all come early in the day.
    if (!this.#isArmed || this.#crash) return;
    this.#sent += 1;
    if (this.#sent < (this.#targets[0] ?? Number.POSITIVE_INFINITY)) return;
    this.#targets.shift();
    const { clock, crash, lot } = this.#kills;
    this.#crash = clock
      .join(async () => {
        await pause(lot(LATEST));
        await crash();
      })
      .finally(() => {
        this.#crash = null;
      });
  }
}
