import { setTimeout as pause } from 'node:timers/promises';
import type { Span } from './checks/day-record.ts';
import type { TimeSource } from './clock/day-clock.ts';
import { machineAt, PACE_SETTING, type Pace, steady, timeAt } from './clock/pace.ts';
import type { Options } from './options.ts';
import { ENTRY } from './own-server.ts';
import { ServerPair } from './server-pair.ts';

/** Two servers on one PostgreSQL behind HAProxy, whose clocks follow the pace of the day. One of them is killed in turns. */
export class OwnPair implements TimeSource {
  readonly flows = true;
  /** While the database fails over; when a server dies, the other one answers. */
  readonly outages: Span[] = [];
  readonly #speed: number;
  readonly #upgradeFrom: string | null;
  /** The first kill is that of the primary, whose standby is promoted. */
  readonly #failsOver: boolean;
  #pace: Pace;
  #pair: ServerPair | undefined;
  #kills = 0;

  constructor(
    from: number,
    { speed, upgradeFrom, failsOver }: Pick<Options, 'speed' | 'upgradeFrom' | 'failsOver'>,
  ) {
    this.#upgradeFrom = upgradeFrom;
    this.#failsOver = failsOver;
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
    this.#pair = await ServerPair.start({
      entry: ENTRY,
      settings,
      upgradeFrom: this.#upgradeFrom,
      isReplicated: this.#failsOver,
    });
  }

  async crash(killed: () => void): Promise<void> {
    if (this.#failsOver && this.outages.length === 0) {
      const from = this.now();
      killed();
      await this.#pair?.failOver();
      this.outages.push({ from, to: this.now() });
      return;
    }
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
