import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { closedPort } from '#platform/testing/mail-server.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { createDatabase, startPostgresCluster } from '#platform/testing/postgres-cluster.ts';
import { Server } from '#platform/testing/server-process.ts';
import { ReplicatedDatabase } from './replicated-database.ts';

/** The session secret of both servers. */
export const PAIR_SECRET = 'a secret of this trial alone, known to all';
const PROXY = 'deploy/haproxy.cfg';
/** Debian has it where only root looks. */
export const PROXY_PATH = `${process.env.PATH}:/usr/sbin`;

interface PairOptions {
  readonly entry: string;
  /** Beside those of the pair. */
  readonly settings: Record<string, string>;
  /** The folder of another version, of which the second server is: it starts when this version has migrated the database. */
  readonly upgradeFrom: string | null;
  /** The database has a standby. */
  readonly isReplicated: boolean;
  /** One after the other; else both together, as after a power cut. */
  readonly inTurn?: boolean;
}

/** Two servers on one PostgreSQL behind HAProxy, as docs/operations.md has it. */
export class ServerPair {
  readonly servers: readonly Server[];
  readonly #database: Database;
  readonly #proxy: ChildProcess;
  readonly url: string;
  /** Of each server itself, past the proxy; what a server prints as its address is the proxy's. */
  readonly direct: readonly string[];
  /** Of the database that both servers share. */
  readonly databaseUrl: string;

  private constructor(parts: {
    servers: readonly Server[];
    database: Database;
    proxy: ChildProcess;
    url: string;
    direct: readonly string[];
    databaseUrl: string;
  }) {
    this.databaseUrl = parts.databaseUrl;
    this.servers = parts.servers;
    this.#database = parts.database;
    this.#proxy = parts.proxy;
    this.url = parts.url;
    this.direct = parts.direct;
  }

  static async start({
    entry,
    settings,
    upgradeFrom,
    isReplicated,
    inTurn = upgradeFrom !== null,
  }: PairOptions): Promise<ServerPair> {
    const [database, port] = [await openDatabase(isReplicated), await closedPort()];
    const url = `http://127.0.0.1:${port}`;
    const databaseUrl = await pairDatabase(database);
    const env = {
      DEMO: 'off',
      ...settings,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: PAIR_SECRET,
      APP_ORIGIN: url,
      TRUSTED_PROXY: '127.0.0.1',
    };
    const folder = passableFolder();
    const ports = [await closedPort(), await closedPort()];
    const servers = ports.map((own, at) => {
      const version = at === 1 ? upgradeFrom : null;
      return new Server(join(folder, String(own)), { ...env, PORT: String(own) }, entry, version);
    });
    const proxy = startProxy(port, ports);
    const direct = ports.map((own) => `http://127.0.0.1:${own}`);
    const pair = new ServerPair({ servers, database, proxy, url, direct, databaseUrl });
    try {
      if (inTurn) for (const server of servers) await server.start();
      // One of them migrates the database.
      else await Promise.all(servers.map((server) => server.start()));
      await pair.#ready();
    } catch (error) {
      // What runs already would keep this process from ending.
      await pair.stop();
      throw error;
    }
    return pair;
  }

  /** Ends the primary as a power cut would, and promotes its standby; resolves when a server can write again. */
  async failOver(): Promise<void> {
    await this.#database.failOver?.();
    await this.#ready();
  }

  async stop(): Promise<void> {
    this.#proxy.kill('SIGTERM');
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#database.stop();
  }

  async #ready(): Promise<void> {
    const isReady = () =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let waited = 0; !(await isReady()); waited += 100) {
      if (waited > 20_000) throw new Error('HAProxy answers nothing: is it installed?');
      await pause(100);
    }
  }
}

interface Database {
  readonly url: string;
  stop(): Promise<void>;
  failOver?(): Promise<void>;
}

async function openDatabase(isReplicated: boolean): Promise<Database> {
  if (!isReplicated) return startPostgresCluster();
  const database = new ReplicatedDatabase();
  try {
    await database.start();
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function pairDatabase(database: Database): Promise<string> {
  try {
    return await createDatabase(database.url, 'pair');
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** HAProxy at a port, with the configuration of `deploy`, before two servers at theirs. Its log is its standard output. */
export function startProxy(
  port: number,
  [one, two]: readonly number[],
  log: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const at = (own: number | undefined) => `127.0.0.1:${own}`;
  return spawn('haproxy', ['-db', '-f', PROXY], {
    env: {
      PATH: PROXY_PATH,
      RALLYDAYS_BIND: at(port),
      RALLYDAYS_ONE: at(one),
      RALLYDAYS_TWO: at(two),
    },
    stdio: ['ignore', log, 'ignore'],
  }).once('error', () => {});
}
