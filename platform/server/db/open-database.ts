import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';

/**
 * Opens the database and brings its schema up to date: the server that `DATABASE_URL` names, else the embedded one in
 * `DATA_DIR`. Throws `CannotStart` when the person who starts it can correct the reason.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(config.databaseUrl, config.databaseDirectUrl);
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Throws `CannotStart` where no server has made a database yet. A command must not make one: without the settings of the server it would
 * be another one than the server's, and nobody would notice.
 */
export function requireDatabase({ databaseUrl, dataDir }: Where): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return;
  throw new CannotStart(
    `There is no database in ${resolve(dataDir)}. Run this with the settings of the server (DATABASE_URL or DATA_DIR), and after its first start.`,
  );
}

/** Which database the settings name, for people: without what is secret in its address. */
export function placeOfDatabase({ databaseUrl, dataDir }: Where): string {
  if (!databaseUrl) return `the database in ${resolve(dataDir)}`;
  if (!URL.canParse(databaseUrl)) return 'the database of DATABASE_URL';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `the database ${host || (searchParams.get('host') ?? '')}${pathname}`;
}
