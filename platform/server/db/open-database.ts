import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Opens the database and brings its schema up to date: PostgreSQL when `DATABASE_URL` is set, else the embedded one
 * in `DATA_DIR`, which begins as the build left it. Throws when the folder is in use by another process.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(config.dataDir, config.demo ? 'demo' : 'empty');
}
