import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/database.ts';

/**
 * Has `call` wait for the rows of a table, which are all locked, lets `meanwhile` happen, and gives what the call answers
 * when the rows are free again.
 */
export async function whileLocked<Answer>(
  db: Db,
  table: string,
  { call, meanwhile }: { call: () => Promise<Answer>; meanwhile: () => unknown },
): Promise<Answer> {
  const [answer] = await inTurn(db, table, [call], meanwhile);
  return answer as Answer;
}

/**
 * Sends calls one after another while the rows of a table are all locked, each once those before it wait for a lock, and gives what they
 * answer when the rows are free again. PostgreSQL gives a lock to who has waited longest.
 */
export async function inTurn<Answer>(
  db: Db,
  table: string,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile: () => unknown = () => {},
): Promise<Answer[]> {
  const sent = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${sql.identifier(table)} for update`);
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      while ((await countWaiting(tx)) < answers.length) {
        await new Promise((turn) => setImmediate(turn));
      }
    }
    await meanwhile();
    return { answers };
  });
  return Promise.all(sent.answers);
}

/** How many statements wait for a lock. */
export async function countWaiting(tx: Db): Promise<number> {
  // Inside a transaction PostgreSQL caches its first snapshot of the activity.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = (await tx.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `)) as unknown as { rows: unknown[] };
  return rows.length;
}
