import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ORGANIZATION, DEMO_PASSWORD } from '#demo/demo-people.ts';
import { dayInJapan, instantInJapan, sheetTime } from '#platform/shared/format.ts';
import type { Span } from './checks/day-record.ts';
import type { TimeSource } from './clock/day-clock.ts';
import type { Options } from './options.ts';
import { OwnPair } from './own-pair.ts';
import { OwnServer } from './own-server.ts';
import { OWN_LOGIN } from './setup/own-login.ts';

/** Where the day is played. */
export interface Host {
  readonly time: TimeSource;
  readonly login: { readonly loginId: string; readonly password: string };
  /** When play begins, "HH:MM". */
  readonly startTime: string;
  readonly outages: readonly Span[];
  url(): string;
  start(): Promise<void>;
  /** Ends a server as a power cut would, and starts it again; `killed` runs in between. */
  crash(killed: () => void): Promise<void>;
  stop(): Promise<void>;
  /** What the server has printed. */
  log(): string;
}

const DESK_OPENS = '08:00';
const PLAY_BEGINS = '09:00';

/** One or two servers of the simulation: the desk comes at eight today, and play begins at nine. */
export function ownHost(
  options: Pick<Options, 'speed' | 'servers' | 'upgradeFrom' | 'failsOver'>,
): Host {
  const opens = instantInJapan(dayInJapan(new Date()), DESK_OPENS).getTime();
  const { servers, speed } = options;
  const server = servers === 2 ? new OwnPair(opens, options) : new OwnServer(opens, speed);
  return {
    time: server,
    login: OWN_LOGIN,
    startTime: PLAY_BEGINS,
    outages: server.outages,
    url: () => server.url,
    start: () => server.start(),
    crash: (killed) => server.crash(killed),
    stop: () => server.stop(),
    log: () => server.log,
  };
}

/** A server that runs: play begins now, in real time. */
export function runningHost(url: string, env: Readonly<Record<string, string | undefined>>): Host {
  const now = new Date();
  const { SIMULATE_LOGIN, SIMULATE_PASSWORD } = env;
  return {
    time: {
      flows: true,
      now: () => Date.now(),
      reach: (time) => pause(Math.max(0, time - Date.now())),
    },
    login: {
      loginId: SIMULATE_LOGIN ?? DEMO_ORGANIZATION.loginId,
      password: SIMULATE_PASSWORD ?? DEMO_PASSWORD,
    },
    startTime: sheetTime(now.toISOString()).slice(-5),
    outages: [],
    url: () => url,
    start: async () => {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (!answer?.ok) throw new Error(`no server is ready at ${url}`);
    },
    crash: async () => {
      throw new Error('somebody else runs this server');
    },
    stop: async () => {},
    log: () => '',
  };
}
