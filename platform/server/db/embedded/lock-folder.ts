import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../cannot-start.ts';

const SQLITE_BUSY = 5;

/** Another process has the data folder open. */
export class FolderInUse extends CannotStart {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another RallyDays process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the folder of a database for this process and gives the function that releases it. Throws `FolderInUse`, which
 * names `dataDir`, when another process has it. The lock is SQLite's on a file in the folder, so the kernel releases
 * it even after kill -9, and it holds between containers that share a folder.
 */
export function lockFolder(folder: string, dataDir: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    // The transaction is the lock; it stays open.
    file.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    file.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY
      ? new FolderInUse(dataDir)
      : error;
  }
  return () => file.close();
}
