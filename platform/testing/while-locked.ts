import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/database.ts';

/**
 * Has `call` wait for the rows of a table, which are all locked, lets `meanwhile` happen, and gives what the call answers
 * when the rows are free again.
 */
export async function whileLocked<Answer>(
  db: Db,
  table: string,
  { call, meanwhile }: { call: () => Promise<Answer>; meanwhile: () => void },
): Promise<Answer> {
  const called = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${sql.identifier(table)} for update`);
    const answer = call();
    while (!(await someoneWaits(tx))) await new Promise((turn) => setImmediate(turn));
    meanwhile();
    return { answer };
  });
  return called.answer;
}

async function someoneWaits(tx: Db): Promise<boolean> {
  // Inside a transaction PostgreSQL caches its first snapshot of the activity.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = (await tx.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
