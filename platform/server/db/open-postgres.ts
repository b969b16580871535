import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
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
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  surviveLostConnections(pool);
  nameStatements(pool);
  await migrateUnderLock(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  returnEveryConnection(pool, db);
  return {
    db: db as unknown as Db,
    connection: { kind: 'postgres', url },
    close: () => pool.end(),
  };
}

/**
 * A connection that breaks emits `error`, which ends the process when nobody listens. The pool listens while the
 * connection is idle and stops while it is lent. Whoever waits for an answer on it gets the error as well, and the pool
 * replaces the connection.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/**
 * Runs each transaction on a connection that comes back to the pool whatever happens. Drizzle's own way loses the
 * connection when `begin` fails, as it does after a restart of the database: ten of those would empty the pool.
 */
function returnEveryConnection(pool: pg.Pool, db: NodePgDatabase): void {
  const onOne = new WeakMap<pg.PoolClient, NodePgDatabase>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const one = onOne.get(client) ?? drizzle({ client, casing: 'snake_case' });
    onOne.set(client, one);
    try {
      return await one.transaction(work, config);
    } finally {
      client.release();
    }
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
