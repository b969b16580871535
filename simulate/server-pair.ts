import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { closedPort } from '#platform/testing/mail-server.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import {
  createDatabase,
  type PostgresCluster,
  startPostgresCluster,
} from '#platform/testing/postgres-cluster.ts';
import { Server } from '#platform/testing/server-process.ts';

const SECRET = 'a secret of this trial alone, known to all';
const PROXY = 'deploy/haproxy.cfg';

/** Two servers on one PostgreSQL behind HAProxy, as docs/operations.md has it. */
export class ServerPair {
  readonly servers: readonly Server[];
  readonly #cluster: PostgresCluster;
  readonly #proxy: ChildProcess;
  readonly url: string;

  private constructor(parts: {
    servers: readonly Server[];
    cluster: PostgresCluster;
    proxy: ChildProcess;
    url: string;
  }) {
    this.servers = parts.servers;
    this.#cluster = parts.cluster;
    this.#proxy = parts.proxy;
    this.url = parts.url;
  }

  /**
   * Each server runs `entry`, with `settings` beside those of the pair. With `upgradeFrom` the second one is of the version in that
   * folder, and starts when this version has migrated the database.
   */
  static async start(
    entry: string,
    settings: Record<string, string>,
    upgradeFrom: string | null = null,
  ): Promise<ServerPair> {
    const [cluster, port] = [await startPostgresCluster(), await closedPort()];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...settings,
      DEMO: 'off',
      DATABASE_URL: await createDatabase(cluster.url, 'pair'),
      SESSION_SECRET: SECRET,
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
    const pair = new ServerPair({ servers, cluster, proxy, url });
    try {
      if (upgradeFrom) for (const server of servers) await server.start();
      // Together, as after a power cut: one of them migrates the database.
      else await Promise.all(servers.map((server) => server.start()));
      await pair.#ready();
    } catch (error) {
      // What runs already would keep this process from ending.
      await pair.stop();
      throw error;
    }
    return pair;
  }

  async stop(): Promise<void> {
    this.#proxy.kill('SIGTERM');
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#cluster.stop();
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

function startProxy(port: number, [one, two]: readonly number[]): ChildProcess {
  const at = (own: number | undefined) => `127.0.0.1:${own}`;
  const { PATH = '' } = process.env;
  return spawn('haproxy', ['-db', '-f', PROXY], {
    env: {
      PATH: `${PATH}:/usr/sbin`,
      RALLYDAYS_BIND: at(port),
      RALLYDAYS_ONE: at(one),
      RALLYDAYS_TWO: at(two),
    },
    stdio: 'ignore',
  }).once('error', () => {});
}
