import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';
import type { Span } from './checks/day-record.ts';
import type { TimeSource } from './clock/day-clock.ts';
import { machineAt, PACE_SETTING, type Pace, steady, timeAt } from './clock/pace.ts';

export const ENTRY = 'simulate/server/main.ts';

/** A server with an embedded database of its own in a new folder, whose clock follows the pace of the day. */
export class OwnServer implements TimeSource {
  readonly flows = true;
  readonly outages: Span[] = [];
  readonly #folder = passableFolder();
  readonly #server: Server;
  readonly #speed: number;
  #pace: Pace;

  constructor(from: number, speed: number) {
    this.#pace = steady(Date.now(), from);
    this.#speed = speed;
    const settings = { DEMO: 'off', LOG_LEVEL: 'error' };
    this.#server = new Server(join(this.#folder, 'data'), settings, ENTRY);
  }

  get url(): string {
    return this.#server.url;
  }

  /** What the server has printed. */
  get log(): string {
    return this.#server.log;
  }

  now(): number {
    return timeAt(this.#pace, Date.now());
  }

  async reach(time: number): Promise<void> {
    const at = Date.now();
    this.#pace = { at, from: timeAt(this.#pace, at), rate: this.#speed, until: time };
    await this.#server.ask(this.#pace);
    while (this.now() < time) await pause(Math.max(1, machineAt(this.#pace) - Date.now()));
  }

  start(): Promise<void> {
    return this.#server.start({ [PACE_SETTING]: JSON.stringify(this.#pace) });
  }

  /** Ends the server as a power cut would, and starts it again on the same data. */
  async crash(killed: () => void): Promise<void> {
    const from = this.now();
    await this.#server.kill();
    killed();
    await this.start();
    this.outages.push({ from, to: this.now() });
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
