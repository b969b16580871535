import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or an open transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Db;
  /** Where the database is, for the job queue, which brings its own connections. */
  readonly url: string;
  /** The connections of the app's own pool: in use, idle, and callers that wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Ends the connections, then the embedded database. */
  close(): Promise<void>;
}

/** A host that loses its power ends no connection: the kernel asks after those on which nothing moves. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** The constraint that a write violated, such as `entries_one_per_player`; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const broken = refusedBy(error, '23');
  return broken && (broken.constraint ?? broken.code);
}

/** Whether the database refused a value itself: a number beyond its column, a date that no calendar has. */
export function isUnstorable(error: unknown): boolean {
  return refusedBy(error, '22') !== null;
}

/** The database's own error behind another one, if its SQLSTATE is of this class. */
function refusedBy(error: unknown, sqlStateClass: string) {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code.startsWith(sqlStateClass)) {
      return { code, constraint: typeof constraint === 'string' ? constraint : null };
    }
  }
  return null;
}

/**
 * Whether the database answers and accepts writes. It does not while its disk is full or while it is read-only. The table
 * is temporary: it needs room on the disk like any other, waits for no backup, and ends with the transaction.
 */
export async function takesWrites(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table write_probe (number int) on commit drop`);
      await tx.execute(sql`insert into write_probe values (1)`);
    });
    return true;
  } catch {
    return false;
  }
}
