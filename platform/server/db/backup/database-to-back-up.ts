import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Config } from '../../config.ts';
import { FolderInUse } from '../embedded/lock-folder.ts';
import { runEmbedded, urlOfRunning } from '../embedded/open-embedded.ts';
import { requireDatabase } from '../open-database.ts';

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

interface Reached {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Reaches the database of the settings as it is, without migrations: also that of an older version, and while a server uses it. Throws
 * `CannotStart` where there is none.
 */
export async function reachDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Where): Promise<Reached> {
  if (databaseUrl) return { url: databaseDirectUrl ?? databaseUrl, stop: async () => {} };
  requireDatabase({ databaseUrl, dataDir });
  return runEmbedded(dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUse) return { url: urlOfRunning(dataDir), stop: async () => {} };
    throw error;
  });
}

/** An empty database for a restore: that of DATABASE_URL, or a new one in DATA_DIR. Throws `CannotStart` where there is one already. */
export async function reachEmptyDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Where): Promise<Reached> {
  if (databaseUrl) return { url: databaseDirectUrl ?? databaseUrl, stop: async () => {} };
  if (existsSync(join(dataDir, 'database'))) {
    throw new CannotStart(
      `${resolve(dataDir)} holds a database already. Nothing was changed: set DATA_DIR to a new folder.`,
    );
  }
  return runEmbedded(dataDir);
}
