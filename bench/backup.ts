import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBackup } from '#platform/server/db/backup/verify-backup.ts';
import { writeBackup } from '#platform/server/db/backup/write-backup.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openBenchDatabase } from './database.ts';
import { writeMillionMatches } from './million-matches.ts';
import type { Measure } from './report.ts';

/** How long a backup of a million matches takes, and its proof, which restores it and compares every table. */
export const measure: Measure = async () => {
  const opened = await openBenchDatabase();
  await writeMillionMatches(opened);
  const database = await openPostgres(opened.url, null, { limited: false });
  await (await startJobs(database, silentLog)).stop();
  await database.db.execute('vacuum analyze');
  await database.close();
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-bench-backup-'));
  const file = join(folder, 'backup.gz');
  const started = performance.now();
  await writeBackup(opened.url, file);
  const written = performance.now();
  await verifyBackup(file);
  const proved = performance.now();
  const { size } = statSync(file);
  rmSync(folder, { recursive: true });
  await opened.close();
  return [
    { what: 'backup of 1,000,000 matches', value: (written - started) / 1000, unit: 's' },
    { what: 'its size', value: size / 1e6, unit: 'MB' },
    { what: 'its proof: restored and compared', value: (proved - written) / 1000, unit: 's' },
  ];
};
