import { existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve, sep } from 'node:path';
import { FolderInUse } from '#platform/server/db/embedded/lock-folder.ts';
import { removeDatabase } from './remove-database.ts';

/** `npm run reset`: removes the data folder, so that the next start creates a new database. */
const folder = resolve(process.env.DATA_DIR || './data');

if (process.env.DATABASE_URL) {
  refuse('DATABASE_URL is set: reset removes only the embedded database, never another one.');
} else if (
  [process.cwd(), homedir()].some((path) => `${path}${sep}`.startsWith(`${folder}${sep}`))
) {
  refuse(`DATA_DIR is ${folder}, which holds more than the app's data. Nothing was removed.`);
} else if (!existsSync(folder)) {
  process.stdout.write(`There is no data in ${folder}; nothing to remove.\n`);
} else {
  await remove().catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    refuse(`A server is using ${folder}. Stop it first; nothing was removed.`);
  });
}

async function remove(): Promise<void> {
  await removeDatabase(folder);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`Removed ${folder}. The next start makes a fresh one.\n`);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
