import { lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { limitCounts } from './limit-counts.tables.ts';

export interface Counted {
  readonly key: string;
  readonly count: number;
  readonly endsAt: Date;
}

/** Adds what this server has counted since the last time, and gives what all have. A window that has ended begins again. */
export async function updateCounts(
  db: Db,
  counted: readonly Counted[],
  now: Date,
): Promise<Counted[]> {
  const sent = JSON.stringify(counted);
  const rows = await rowsOf<{ key: string; count: number; ends: number }>(
    db,
    sql`insert into limit_counts as held (key, count, ends_at)
      select key, count, "endsAt" from json_to_recordset(${sent}::json)
        as sent(key text, count int, "endsAt" timestamptz) order by key
      on conflict (key) do update set
        count = case when held.ends_at <= ${now.toISOString()}::timestamptz then excluded.count else held.count + excluded.count end,
        ends_at = case when held.ends_at <= ${now.toISOString()}::timestamptz then excluded.ends_at else held.ends_at end
      returning key, count, extract(epoch from ends_at)::float8 * 1000 as ends`,
  );
  return rows.map(({ key, count, ends }) => ({ key, count, endsAt: new Date(ends) }));
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lte(limitCounts.endsAt, now));
}
