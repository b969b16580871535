import { spawnSync } from 'node:child_process';

/** Builds the web app from the current sources before the end-to-end tests. */
export default function setup(): void {
  const built = spawnSync(process.execPath, ['tools/ready.mjs', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The app could not be built; see above.');
}
