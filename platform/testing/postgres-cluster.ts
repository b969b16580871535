import { Client } from 'pg';
import { type Scratch, startScratch } from '../server/db/embedded/scratch.ts';

export type PostgresCluster = Scratch;

/** Starts a separate PostgreSQL in a temporary folder. Neither outlives this process. */
export function startPostgresCluster(): Promise<PostgresCluster> {
  return startScratch({ max_connections: '200' });
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
