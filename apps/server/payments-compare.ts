import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  listUnknown,
  listUnknownRefunds,
} from '#features/payments/server/payments.comparison.commands.ts';
import { CannotStart } from '#platform/server/cannot-start.ts';
import type { StripeSettings } from '#platform/server/config.payments.ts';
import { readConfig } from '#platform/server/config.ts';
import { reachDatabase } from '#platform/server/db/backup/database-to-back-up.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Lists the payments and refunds that Stripe has and the database does not, as after the restore of an older backup.

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
  const database = await openPostgres(url, null, { limited: false });
  const found = await compared(database.db, payments.stripe, since)
    .finally(() => database.close())
    .finally(stop);
  process.stdout.write([...found.payments.map(asPayment), ...found.refunds.map(asRefund)].join(''));
  const todo = [
    found.payments.length > 0 &&
      `Payments that are not in the database: ${found.payments.length}. In Stripe's dashboard refund what succeeded, and cancel what is open.`,
    found.refunds.length > 0 &&
      `Refunds that are not in the database, or with another sum: ${found.refunds.length}. Their payments count as paid here, though money is back. Where a line says "all back", withdraw its entries: the app's own refund fails then, and nothing goes back twice. Withdraw no other: the app would give the money back once more.`,
  ].filter((one) => one !== false);
  if (todo.length > 0) throw new CannotStart(todo.join('\n'));
  process.stdout.write('Every payment and every refund is in the database.\n');
});

async function compared(db: Db, settings: StripeSettings, since: Date) {
  return {
    payments: await listUnknown(db, settings, since),
    refunds: await listUnknownRefunds(db, settings, since),
  };
}

type Found = Awaited<ReturnType<typeof compared>>;

function asPayment({ ref, key, createdAt, status, amountYen }: Found['payments'][number]): string {
  return `${ref} ${status} ¥${amountYen} ${createdAt.toISOString()} charge ${key}\n`;
}

/** One without a key was made in the dashboard. */
function asRefund(one: Found['refunds'][number]): string {
  const { ref, key, createdAt, status, amountYen, chargeId, storedYen, isAllBack } = one;
  const refund = `refund ${key ?? 'of the dashboard'}, here ¥${storedYen}${isAllBack ? ', all back' : ''}`;
  return `${ref} ${status} ¥${amountYen} ${createdAt.toISOString()} charge ${chargeId} ${refund}\n`;
}
