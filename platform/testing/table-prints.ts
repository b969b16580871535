import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/database.ts';

/** The rows that a query gives, as PostgreSQL names them. */
export async function rowsOf(db: Db, query: string): Promise<Record<string, unknown>[]> {
  const found = await db.execute(sql.raw(query));
  return (found as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** A fingerprint of each table, except the one in which a session notes its use. */
export async function printsOf(db: Db): Promise<Record<string, unknown>> {
  const tables = await rowsOf(db, `select tablename from pg_tables where schemaname = 'public'`);
  const prints: Record<string, unknown> = {};
  for (const { tablename } of tables) {
    if (tablename === 'sessions') continue;
    const [row] = await rowsOf(
      db,
      `select md5(string_agg(t::text, '|' order by t::text)) as print from "${tablename}" t`,
    );
    prints[String(tablename)] = row?.print;
  }
  return prints;
}
