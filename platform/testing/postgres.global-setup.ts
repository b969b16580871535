import { startPostgresCluster } from './postgres-cluster.ts';

/**
 * The cluster of every project that asks for one, started for the first of them. Test workers inherit its address as
 * TEST_DATABASE_URL.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const cluster = await startPostgresCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  return () => {
    delete process.env.TEST_DATABASE_URL;
    return cluster.stop();
  };
}
