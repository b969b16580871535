import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterOf } from '#platform/server/db/embedded/postmaster-pid.ts';
import type { Chance } from '#platform/testing/fuzz-values.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';
import { type Client, networkClient, outliving } from '../../simulate/http/client.ts';
import { type Device, insistent } from '../../simulate/http/insistent.ts';
import { lossyClient } from '../../simulate/http/lossy-client.ts';
import { type Audit, type Books, compareBooks } from './audit.ts';
import { Company } from './company.ts';
import { COMPANY_SETTING, PEOPLE_SETTING } from './people.ts';

/** The processes that kill -9 ends, in turns: the server; the database; both; both and the supervisor of the database. */
export const VICTIMS = ['server', 'database', 'both', 'everything'] as const;
export type Victim = (typeof VICTIMS)[number];

const SECRET = 'a secret of this trial alone, known to all';
/** Devices wait and are late so many times faster than people. */
const SPEED = 20;

const clock = {
  now: () => Date.now() * SPEED,
  until: (at: number) => pause(Math.max(0, at / SPEED - Date.now())),
  join: <T>(work: () => Promise<T>) => work(),
};

const LONGEST_MS = 60_000;

/** So often the network does something bad to a request. */
const BADNESS = 0.2;

export interface Phone extends Device {
  /** Sends each request once, on a network that only fails with the server ... */
  readonly sure: Client;
  /** ... or on one that also loses, repeats and delays. The device itself sends again until an answer arrives. */
  readonly unsure: Client;
}

/** A server on an embedded database of its own, in a new folder, with people who have accounts. */
export class World {
  readonly #folder = passableFolder();
  readonly #server: Server;
  readonly #chance: Chance;
  #company: Company | undefined;
  #aheadMs = 0;

  constructor(chance: Chance, people: number) {
    this.#chance = chance;
    this.#server = new Server(
      join(this.#folder, 'data'),
      {
        DEMO: 'off',
        LOG_LEVEL: 'silent',
        SESSION_SECRET: SECRET,
        [PEOPLE_SETTING]: String(people),
      },
      'bench/chaos/server.ts',
    );
  }

  get url(): string {
    return this.#server.url;
  }

  /** What the payment company has done, in words. */
  get payments(): string {
    return this.#company?.summary() ?? '';
  }

  /** What the server has printed at the end. */
  get lastWords(): string {
    return this.#server.log.slice(-4_000);
  }

  async start(): Promise<void> {
    this.#company = await Company.start({
      chance: this.#chance,
      shop: () => this.url,
      now: () => new Date(Date.now() + this.#aheadMs),
    });
    await this.#server.start({ [COMPANY_SETTING]: this.#company.url });
  }

  /** A new tournament with so many places; gives its number. */
  async openTournament(places: number): Promise<number> {
    return (await this.#ask({ places })) as number;
  }

  /** How many events have too many entries now. */
  async oversold(): Promise<number> {
    return (await this.#ask({ isOversold: true })) as number;
  }

  /** Hours pass, and what waits for them happens; what is in the books of both sides then. Nothing can be killed any more. */
  async auditLater(ms: number): Promise<Audit> {
    this.#aheadMs += ms;
    const ask = async () => (await this.#ask({ aheadMs: this.#aheadMs })) as Books;
    await ask();
    await this.#company?.settle();
    return compareBooks(await ask(), this.#company?.taken() ?? []);
  }

  /** Ends processes as a power cut would, and brings everything up again. */
  async cut(victim: Victim): Promise<void> {
    const database = postmasterOf(join(this.#server.dataDir, 'database', 'cluster'))?.pid;
    if (database && victim === 'everything') process.kill(-groupOf(database), 'SIGKILL');
    if (database && (victim === 'both' || victim === 'database')) {
      process.kill(database, 'SIGKILL');
    }
    if (victim === 'database') await this.#ready();
    else {
      await this.#server.kill();
      await this.#server.start();
    }
  }

  /** A person's device on a bad network: it has a session of its own. */
  phone(): Phone {
    const sure = outliving(networkClient(() => this.url));
    const unsure = lossyClient(sure, {
      clock,
      share: BADNESS,
      lot: (below) => this.#chance.below(below),
      happened: () => {},
    });
    return { sure, unsure, ...insistent(unsure, clock, () => {}) };
  }

  async close(): Promise<void> {
    await this.#company?.close();
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Asks again while the database does not answer. Throws after `LONGEST_MS`, and when the server has ended. */
  async #ask(message: object): Promise<unknown> {
    const since = performance.now();
    for (;;) {
      const answer = await this.#server.ask(message);
      if (answer !== null && answer !== undefined) return answer;
      if (answer === undefined || performance.now() - since > LONGEST_MS) {
        throw new Error(`The server does not answer ${JSON.stringify(message)}.`);
      }
      await pause(20);
    }
  }

  async #ready(): Promise<void> {
    const isReady = () =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await pause(20);
  }
}

/** The process group of PostgreSQL and its supervisor, from the fifth field of Linux's list. */
function groupOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[4]);
}
