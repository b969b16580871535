import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { migrationsHash } from './migrations-hash.ts';

const BUILT = fileURLToPath(new URL('../../../dist/database', import.meta.url));

/** What a new database begins with. */
export type NewContent = 'empty' | 'demo';

/** The migrated database that the build leaves behind for new ones to be copied from. */
export function builtCluster(content: NewContent): string {
  return join(BUILT, migrationsHash(), content);
}

/** Writes the files of a new embedded database: a copy of the built one, which takes moments, else from nothing. */
export async function makeCluster(folder: string, built: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(built)) copyCluster(built, folder);
  else await initCluster(folder);
}

function copyCluster(from: string, folder: string): void {
  const part = `${folder}.part`;
  for (const unfinished of [part, folder]) rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, part, { recursive: true });
  // On disk before it has its name: after a power cut there is a whole database or none.
  const entries = readdirSync(part, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) sync(join(parentPath, name));
  renameSync(part, folder);
  sync(dirname(folder));
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** In a thread of its own, because it takes seconds, in which the rest of the server can load. */
function initCluster(folder: string): Promise<void> {
  const worker = new Worker(new URL('./new-cluster.worker.ts', import.meta.url), {
    workerData: { folder },
  });
  return new Promise((done, failed) => {
    worker.once('error', failed);
    worker.once('exit', (code) => {
      if (code === 0) done();
      else failed(new Error(`the new database was not written (${code})`));
    });
  });
}
