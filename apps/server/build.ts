import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDemoWorld } from '#demo/demo-world.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { builtCluster, makeCluster, type NewContent } from '#platform/server/db/new-cluster.ts';
import { openEmbedded } from '#platform/server/db/open-embedded.ts';
import { silentLog } from '#platform/server/log.ts';
import { type App, createApp } from './app.ts';

/**
 * Builds the databases that every new embedded one is copied from: an empty one with its migrations and queues, and one
 * with the demo world. It takes seconds once, and no first start has to wait for them.
 */
rmSync(dirname(dirname(builtCluster('empty'))), { recursive: true, force: true });
await build('empty', async () => {});
await build('demo', async (app) => {
  await ensureDemoWorld(app.services);
});
process.exit();

async function build(content: NewContent, fill: (app: App) => Promise<void>): Promise<void> {
  const cluster = builtCluster(content);
  const part = `${cluster}.part`;
  await makeCluster(join(part, 'postgres'), builtCluster('empty'));
  const config = readConfig({ DATA_DIR: part, DEMO: 'off', HOST: '127.0.0.1' });
  const database = await openEmbedded(part);
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    log: silentLog,
    logOutput: process.stdout,
  });
  await fill(app);
  await app.close();
  await database.close();
  // Nothing but the database: a secret belongs to one data folder.
  renameSync(join(part, 'postgres'), cluster);
  rmSync(part, { recursive: true, force: true });
}
