import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '#platform/server/db/database.ts';
import { openEmbedded } from '#platform/server/db/embedded/open-embedded.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';

/** Opens a new embedded database, as `npm start` does, but without limits of time: what is slow here is a figure. Closing removes it. */
export async function openBenchDatabase(): Promise<OpenDatabase> {
  const folder = passableFolder();
  const database = await openEmbedded(join(folder, 'data'), { limited: false });
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}
