import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/server/config.ts';
import { reachDatabase } from '#platform/server/db/backup/database-to-back-up.ts';
import { readKey } from '#platform/server/db/backup/sealed-stream.ts';
import { verifyBackup } from '#platform/server/db/backup/verify-backup.ts';
import { writeBackup } from '#platform/server/db/backup/write-backup.ts';
import { placeOfDatabase } from '#platform/server/db/open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Writes everything that is in the database into a file, while a server runs, and proves the file by restoring it.

  npm run backup -- [--to FILE] [--key FILE] [--no-verify]

The database is the one that npm start uses (DATABASE_URL or DATA_DIR). FILE is made; without --to it is
backups/rallydays-<time>.gz. With the key in a file, such as one of openssl rand -base64 32, the backup is
encrypted, and only this key restores it. Keep the session secret elsewhere: it is not in the file (docs/operations.md).
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      key: { type: 'string' },
      'no-verify': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const key = values.key === undefined ? null : readKey(values.key);
  const time = new Date().toISOString().replaceAll(':', '');
  const file = values.to ?? `backups/rallydays-${time}.gz${key ? '.sealed' : ''}`;
  if (!values.to) mkdirSync(dirname(file), { recursive: true });
  // `npm run` is not the demo, whatever the settings of the server are.
  const config = readConfig({ ...process.env, DEMO: 'off', HOST: '127.0.0.1' });
  const { url, stop } = await reachDatabase(config);
  const started = performance.now();
  const { head, end } = await writeBackup(url, file, key).finally(stop);
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  say(
    `${file}: ${rows} rows of ${placeOfDatabase(config)}, ${megabytes} MB, as of ${head.takenAt}, in ${secondsSince(started)} s.`,
  );
  if (values['no-verify']) return;
  const verifying = performance.now();
  await verifyBackup(file, key);
  say(`Restored into a scratch database and found the same, in ${secondsSince(verifying)} s.`);
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function secondsSince(instant: number): string {
  return ((performance.now() - instant) / 1000).toFixed(1);
}
