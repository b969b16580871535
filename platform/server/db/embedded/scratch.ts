import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFor, urlOf } from './address.ts';
import { createCluster } from './cluster.ts';
import { databaseUser, giveTo } from './database-user.ts';
import { postgresPrograms } from './programs.ts';
import { startPostgres } from './run-postgres.ts';

export interface Scratch {
  /** The superuser's address of its own database, which is empty. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** Nothing in it has to survive a power cut, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

/** Starts a separate PostgreSQL in a folder of TMPDIR. Neither outlives this process. */
export async function startScratch(settings: Record<string, string> = {}): Promise<Scratch> {
  const user = databaseUser();
  const temporary = mkdtempSync(join(tmpdir(), 'rallydays-postgres-'));
  giveTo(user, temporary);
  const cluster = { folder: join(temporary, 'cluster'), user, programs: postgresPrograms(user) };
  await createCluster(cluster);
  const address = await addressFor(cluster);
  const log = join(temporary, 'log');
  const options = { cluster, address, settings: { ...SETTINGS, ...settings }, log, temporary };
  const life = await startPostgres(options);
  return {
    url: urlOf(cluster, address, 'postgres'),
    stop: async () => {
      life.end();
      await life.ended;
    },
  };
}
