import { setTimeout as pause } from 'node:timers/promises';
import type { Span } from './checks/day-record.ts';
import type { TimeSource } from './clock/day-clock.ts';
import { machineAt, PACE_SETTING, type Pace, steady, timeAt } from './clock/pace.ts';
import { ENTRY } from './own-server.ts';
import { ServerPair } from './server-pair.ts';

/** Two servers on one PostgreSQL behind HAProxy, whose clocks follow the pace of the day. One of them is killed in turns. */
export class OwnPair implements TimeSource {
  readonly flows = true;
  /** None: the other server answers. */
  readonly outages: Span[] = [];
  readonly #speed: number;
  readonly #upgradeFrom: string | null;
  #pace: Pace;
  #pair: ServerPair | undefined;
  #kills = 0;

  /** `upgradeFrom`: the folder of the version before, of which the second server is. */
  constructor(from: number, speed: number, upgradeFrom: string | null) {
    this.#upgradeFrom = upgradeFrom;
    this.#pace = steady(Date.now(), from);
    this.#speed = speed;
  }

  get url(): string {
    return this.#pair?.url ?? '';
  }

  get log(): string {
    return this.#pair?.servers.map(({ log }) => log).join('') ?? '';
  }

  now(): number {
    return timeAt(this.#pace, Date.now());
  }

  async reach(time: number): Promise<void> {
    const at = Date.now();
    this.#pace = { at, from: timeAt(this.#pace, at), rate: this.#speed, until: time };
    await Promise.all(this.#pair?.servers.map((server) => server.ask(this.#pace)) ?? []);
    while (this.now() < time) await pause(Math.max(1, machineAt(this.#pace) - Date.now()));
  }

  async start(): Promise<void> {
    const settings = { LOG_LEVEL: 'error', [PACE_SETTING]: JSON.stringify(this.#pace) };
    this.#pair = await ServerPair.start(ENTRY, settings, this.#upgradeFrom);
  }

  async crash(killed: () => void): Promise<void> {
    const server = this.#pair?.servers[this.#kills % 2];
    this.#kills += 1;
    await server?.kill();
    killed();
    await server?.start({ [PACE_SETTING]: JSON.stringify(this.#pace) });
    // It may have missed a change of the pace while it started.
    await server?.ask(this.#pace);
  }

  async stop(): Promise<void> {
    await this.#pair?.stop();
  }
}
