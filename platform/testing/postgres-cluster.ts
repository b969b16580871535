import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { addressFor, urlOf } from '../server/db/embedded/address.ts';
import { createCluster } from '../server/db/embedded/cluster.ts';
import { databaseUser, giveTo } from '../server/db/embedded/database-user.ts';
import { postgresPrograms } from '../server/db/embedded/programs.ts';
import { startPostgres } from '../server/db/embedded/run-postgres.ts';

export interface PostgresCluster {
  /** The superuser's address of the cluster's own database. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** No test data has to survive a power cut, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

/** Starts a separate PostgreSQL in a temporary folder. Neither outlives this process. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const user = databaseUser();
  const temporary = mkdtempSync(join(tmpdir(), 'rallydays-postgres-'));
  giveTo(user, temporary);
  const cluster = { folder: join(temporary, 'cluster'), user, programs: postgresPrograms(user) };
  await createCluster(cluster);
  const address = await addressFor(cluster);
  const log = join(temporary, 'log');
  const life = await startPostgres({ cluster, address, settings: SETTINGS, log, temporary });
  return {
    url: urlOf(cluster, address, 'postgres'),
    stop: async () => {
      life.end();
      await life.ended;
    },
  };
}

/** Makes a database, as a copy of `template` when one is named (nobody may be connected to that one), and gives its address. */
export async function createDatabase(
  clusterUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  await run(clusterUrl, `create database ${quoted(name)} template ${quoted(template)}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database and ends the connections to it. */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  await run(clusterUrl, `drop database if exists ${quoted(name)} with (force)`);
}

/** Removes every database whose name begins with `prefix`. */
export async function dropDatabases(clusterUrl: string, prefix: string): Promise<void> {
  const all = await run(clusterUrl, 'select datname from pg_database');
  const names = all.map(({ datname }) => datname).filter((name) => name.startsWith(prefix));
  for (const name of names) await dropDatabase(clusterUrl, name);
}

async function run(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
