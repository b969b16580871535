import { spawnSync } from 'node:child_process';

/** Before the journeys: the web app is built from the sources as they are. */
export default function setup(): void {
  const built = spawnSync(process.execPath, ['tools/ready.mjs', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The app could not be built; see above.');
}
