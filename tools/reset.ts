import { existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `npm run reset`: removes the data folder, so that the next start begins with a fresh database. */
const folder = resolve(process.env.DATA_DIR ?? './data');
const lockFile = join(folder, 'lock');

if (process.env.DATABASE_URL) {
  refuse('DATABASE_URL is set: reset removes only the embedded database, never a PostgreSQL one.');
} else if (
  [process.cwd(), homedir()].some((path) => `${path}${sep}`.startsWith(`${folder}${sep}`))
) {
  refuse(`DATA_DIR is ${folder}, which holds more than the app's data. Nothing was removed.`);
} else if (!existsSync(folder)) {
  process.stdout.write(`There is no data in ${folder}; nothing to remove.\n`);
} else {
  remove();
}

function remove(): void {
  const lock = takeLock();
  if (!lock) {
    refuse(`A server is using ${folder}. Stop it first; nothing was removed.`);
    return;
  }
  const data = readdirSync(folder).filter((name) => name !== 'lock');
  for (const name of data) rmSync(join(folder, name), { recursive: true, force: true });
  lock.close();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`Removed ${folder}. The next start makes a fresh one.\n`);
}

/** The server's own lock, taken the same way: held by the kernel, so it never outlives a process. */
function takeLock(): DatabaseSync | undefined {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive; commit');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
