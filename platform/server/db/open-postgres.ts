import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { MIGRATIONS } from './migrations-hash.ts';
import { nameStatements } from './named-statements.ts';

// Two servers that start together must not migrate at once; the number only has to be ours.
const MIGRATION_LOCK = 7_255_971;

/** Opens a pool on a PostgreSQL server and applies the migrations. Throws when it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Statements that wait for nothing of each other go out together, and answers come back in their order.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => {});
  nameStatements(pool);
  await migrateUnderLock(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  return {
    db: db as unknown as Db,
    connection: { kind: 'postgres', url },
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}
