import { randomUUID } from 'node:crypto';
import { dropDatabases, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/**
 * The PostgreSQL of every project that asks for one, started for the first of them; or the server that TEST_POSTGRES
 * names (`npm test -- --database=...`). Test workers inherit its address as TEST_DATABASE_URL, and what the names of
 * this run's databases begin with as TEST_DATABASE_PREFIX.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const prefix = `rallydays_test_${randomUUID().slice(0, 8)}_`;
  const given = process.env.TEST_POSTGRES;
  const cluster = given ? serverAt(given, prefix) : await startPostgresCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  process.env.TEST_DATABASE_PREFIX = prefix;
  return () => {
    delete process.env.TEST_DATABASE_URL;
    return cluster.stop();
  };
}

/** A server that this run has not started: the run leaves no database on it. */
function serverAt(url: string, prefix: string): PostgresCluster {
  return { url, stop: () => dropDatabases(url, prefix) };
}
