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
