import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '#platform/server/db/embedded/lock-folder.ts';
import { endLeftover } from '#platform/server/db/embedded/postmaster-pid.ts';

/** Removes the embedded database of a data folder, wherever it is. Throws `FolderInUse` while a server uses it. */
export async function removeDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  if (!existsSync(database)) return;
  const home = realpathSync(database);
  const unlock = lockFolder(home, dataDir);
  await endLeftover(join(home, 'cluster'));
  rmSync(join(home, 'cluster'), { recursive: true, force: true });
  unlock();
  rmSync(home, { recursive: true });
  rmSync(database, { recursive: true, force: true });
}
