import { spawnSync } from 'node:child_process';
import { findChromium } from '#platform/testing/chromium.ts';

/** Before the journeys: a Chromium is there, and the web app and the databases are built from the sources as they are. */
export default function setup(): void {
  if (!findChromium()) {
    throw new Error('No Chromium found. Install one, or name it with CHROMIUM_PATH.');
  }
  const built = spawnSync(process.execPath, ['tools/ready.mjs', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The app could not be built; see above.');
}
