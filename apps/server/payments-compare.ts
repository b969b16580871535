import process from 'node:process';
import { parseArgs } from 'node:util';
import { listUnknown } from '#features/payments/server/payments.comparison.commands.ts';
import { CannotStart } from '#platform/server/cannot-start.ts';
import { readConfig } from '#platform/server/config.ts';
import { reachDatabase } from '#platform/server/db/backup/database-to-back-up.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Lists the payments that Stripe has and the database does not, as after the restore of an older backup.

  npm run payments:compare -- --since 2026-11-28T18:00:00Z

--since is the time of the backup, which restore prints ("as of"). Needs the settings of the server, PAYMENTS=stripe among
them, and changes no payment. The exit code is 1 where there are any.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { since: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const since = new Date(values.since ?? '');
  if (Number.isNaN(since.getTime())) throw new CannotStart(USAGE.trimEnd());
  const config = readConfig({ ...process.env, DEMO: 'off', HOST: '127.0.0.1' });
  const { payments } = config;
  if (payments.kind !== 'stripe') throw new CannotStart('This needs PAYMENTS=stripe and its keys.');
  const { url, stop } = await reachDatabase(config);
  const database = await openPostgres(url);
  const unknown = await listUnknown(database.db, payments.stripe, since)
    .finally(() => database.close())
    .finally(stop);
  for (const { ref, key, createdAt, status, amountYen } of unknown) {
    process.stdout.write(
      `${ref} ${status} ¥${amountYen} ${createdAt.toISOString()} charge ${key}\n`,
    );
  }
  if (unknown.length === 0) return void process.stdout.write('Every payment is in the database.\n');
  throw new CannotStart(
    `${unknown.length} are not in the database: in Stripe's dashboard refund what succeeded, and cancel what is open.`,
  );
});
