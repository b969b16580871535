import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/** Puts the assets of the build that is there aside: a page that is open while the server is upgraded still asks for them. */
export async function keepBefore(dist: string, before: string): Promise<void> {
  // A build that failed has not got it, and no page knows its assets.
  if (!existsSync(`${dist}/shells/shells.json`)) return;
  await rm(before, { recursive: true, force: true });
  await mkdir(before, { recursive: true });
  await rename(`${dist}/assets`, `${before}/assets`);
}
