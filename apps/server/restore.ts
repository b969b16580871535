import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { deleteAllSessions } from '#features/accounts/server/accounts.retention.store.ts';
import { CannotStart } from '#platform/server/cannot-start.ts';
import { readConfig } from '#platform/server/config.ts';
import { reachEmptyDatabase } from '#platform/server/db/backup/database-to-back-up.ts';
import { headOf, restoreBackup } from '#platform/server/db/backup/restore-backup.ts';
import { readKey } from '#platform/server/db/backup/sealed-stream.ts';
import { verifyBackup } from '#platform/server/db/backup/verify-backup.ts';
import { removeDatabase } from './remove-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Puts a backup into an empty database.

  npm run restore -- FILE           into DATABASE_URL, which must be empty, or into a DATA_DIR without a database
  npm run restore -- FILE --scratch proves the file in a scratch database and changes nothing

An encrypted backup needs the key with which it was made: --key FILE.
Everybody logs in again afterwards. What else comes back is in docs/operations.md, Backups.
`;

const ENDED =
  'Everybody logs in again. Repeat what was done since then: docs/operations.md, "After a restore".\n';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scratch: { type: 'boolean' },
      key: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.help) return void process.stdout.write(USAGE);
  if (!file || positionals.length > 1) throw new CannotStart(USAGE.trimEnd());
  const key = values.key === undefined ? null : readKey(values.key);
  await headOf(file, key);
  const started = performance.now();
  const { head, end } = values.scratch
    ? await verifyBackup(file, key)
    : await restoreInto(file, key);
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = values.scratch ? 'Proved' : 'Restored';
  process.stdout.write(`${what} ${rows} rows, as of ${head.takenAt}, in ${seconds} s.\n`);
  if (!values.scratch) process.stdout.write(ENDED);
});

async function restoreInto(file: string, key: string | null) {
  const config = readConfig({ ...process.env, DEMO: 'off', HOST: '127.0.0.1' });
  const isNew = !existsSync(config.dataDir);
  const { url, stop } = await reachEmptyDatabase(config);
  try {
    const restored = await restoreBackup(file, url, key, deleteAllSessions).finally(stop);
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'session-secret'))) {
      process.stdout.write(
        `Put session-secret into ${resolve(config.dataDir)} as well: without it links in mails that were sent end, and codes of authenticator apps are refused.\n`,
      );
    }
    return restored;
  } catch (error) {
    if (!config.databaseUrl) await removeDatabase(config.dataDir);
    if (!config.databaseUrl && isNew) await rm(config.dataDir, { recursive: true, force: true });
    throw error;
  }
}
