import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';

export interface WaitingJobs {
  readonly name: string;
  readonly count: number;
  /** Seconds since the first of them was due. */
  readonly oldestSeconds: number;
}

/** The queues with jobs that are due and not begun, by the database's clock, as the queue itself has it. */
export async function listWaiting(db: Db): Promise<WaitingJobs[]> {
  return rowsOf(
    db,
    sql`select name, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
  );
}
