import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';

/** Copies the assets of the build that is there: a page that is open while the server is upgraded still asks for them. */
export async function keepBefore(dist: string, before: string): Promise<void> {
  // A build that failed has not got it, and no page knows its assets.
  if (!existsSync(`${dist}/shells/shells.json`)) return;
  await rm(before, { recursive: true, force: true });
  await cp(`${dist}/assets`, `${before}/assets`, { recursive: true });
}
