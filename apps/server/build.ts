import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtCluster } from '#platform/server/db/new-cluster.ts';
import { openEmbedded } from '#platform/server/db/open-embedded.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { silentLog } from '#platform/server/log.ts';

/**
 * Builds the empty database that every new embedded one is copied from: made from nothing, with the migrations and the
 * queue's own tables. It takes seconds once, and no first start has to wait for them.
 */
const folder = dirname(builtCluster());
rmSync(dirname(folder), { recursive: true, force: true });
const part = `${folder}.part`;
const database = await openEmbedded(part);
await (await startJobs(database, silentLog)).stop();
await database.close();
renameSync(part, folder);
rmSync(`${part}.lock`, { force: true });
process.exit();
