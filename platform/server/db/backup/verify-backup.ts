import pg from 'pg';
import { startScratch } from '../embedded/scratch.ts';
import { type Digest, digestOf, listTables, SETTINGS } from './content.ts';
import { type Restored, refuseDifferences, restoreBackup } from './restore-backup.ts';

/**
 * Proves a backup: restores it into a PostgreSQL of its own in a folder of TMPDIR, and compares every table with what the backup says
 * that it held. Throws `CannotStart` where it differs or cannot be restored.
 */
export async function verifyBackup(file: string, key: string | null = null): Promise<Restored> {
  const scratch = await startScratch();
  try {
    const restored = await restoreBackup(file, scratch.url, key);
    const client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    await client.query(SETTINGS);
    const found: Record<string, Digest> = {};
    for (const table of await listTables(client)) {
      found[table.name] = await digestOf(client, table);
    }
    await client.end();
    refuseDifferences(found, restored.end);
    return restored;
  } finally {
    await scratch.stop();
  }
}
