import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#platform/server/db/database.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import {
  createDatabase,
  postgresBinaries,
  startPostgresCluster,
} from '#platform/testing/postgres-cluster.ts';

export interface BenchDatabase {
  readonly name: 'embedded' | 'PostgreSQL';
  readonly database: OpenDatabase;
  /** PostgreSQL's address, for tools of its own. */
  readonly url: string | null;
  close(): Promise<void>;
}

/** A fresh database of each kind, one after the other; PostgreSQL only where its programs are installed. */
export async function* eachDatabase(): AsyncGenerator<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-bench-'));
  const embedded = await openDatabase({
    databaseUrl: null,
    dataDir: join(folder, 'data'),
    demo: false,
  });
  yield {
    name: 'embedded',
    database: embedded,
    url: null,
    close: async () => {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (!postgresBinaries()) return;
  const cluster = await startPostgresCluster();
  const url = await createDatabase(cluster.url, 'bench');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder, demo: false });
  yield {
    name: 'PostgreSQL',
    database,
    url,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}
