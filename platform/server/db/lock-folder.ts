import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another RallyDays process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the data folder for this process and gives the function that releases it; throws `FolderInUse` when it is
 * taken. The lock is SQLite's on a file in the folder, so the kernel releases it even after kill -9.
 */
export function lockFolder(dataDir: string): () => void {
  const file = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    file.exec(
      'pragma locking_mode=exclusive; begin exclusive; create table if not exists l(pid int); commit',
    );
  } catch {
    file.close();
    throw new FolderInUse(dataDir);
  }
  return () => file.close();
}
