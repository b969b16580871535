import { startPostgresCluster } from './postgres-cluster.ts';

/** The cluster of the project `server-postgres`. Test workers inherit its address as TEST_DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  return () => cluster.stop();
}
