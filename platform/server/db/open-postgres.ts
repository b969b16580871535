import { hostname } from 'node:os';
import process from 'node:process';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { type Db, KEEP_ALIVE, type OpenDatabase } from './database.ts';
import { nameStatements } from './named-statements.ts';
import { runOnCommit } from './on-commit.ts';
import { runMigrations } from './run-migrations.ts';

const OLDEST_VERSION = 15;

/** Where the database ends slow statements itself: what hears nothing for longer waits for a host that is gone. */
const STATEMENT_MS = 15_000;
const ANSWER_MS = 20_000;
/** Where the role or the database has limits. */
const UNLIMITED = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

export interface OpenOptions {
  /** Whether statements end after 15 seconds; true when left out. */
  readonly limited?: boolean;
}

/**
 * Applies the migrations to a PostgreSQL database and opens a pool on it. Throws `CannotStart` when it cannot be
 * reached, or is older than version 15. With `directUrl` the other address leads through a pooler that gives each transaction
 * another connection: then nothing is left to a connection, and what needs a session goes directly. Without limits statements take as
 * long as they need, as those of a program that maintains the database or measures it; such a one passes no pooler.
 */
export async function openPostgres(
  url: string,
  directUrl: string | null = null,
  { limited = true }: OpenOptions = {},
): Promise<OpenDatabase> {
  await bringUpToDate(directUrl ?? url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // As PostgreSQL lists and logs the connection; a line of this process's log has the same two.
    application_name: `rallydays ${hostname()} ${process.pid}`,
    // Statements that wait for nothing of each other are sent together; the database answers in order.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    ...(limited ? limitsOf(directUrl) : { options: UNLIMITED }),
  });
  surviveLostConnections(pool);
  // A statement that one connection has prepared is unknown to the next.
  if (directUrl === null) nameStatements(pool);
  const pooled = drizzle({ client: pool, casing: 'snake_case' });
  returnEveryConnection(pool, pooled);
  const db = pooled as unknown as Db;
  db.transaction = runOnCommit(db.transaction, (works) => {
    for (const work of works) work();
  });
  return {
    db,
    url,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** A pooler cannot pass those of the database on: there the role has them (docs/operations.md). */
function limitsOf(directUrl: string | null): pg.PoolConfig {
  const ofDatabase = {
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 30_000,
  };
  return { query_timeout: ANSWER_MS, ...(directUrl === null && ofDatabase) };
}

/**
 * A connection that breaks emits `error`, which ends the process when nothing listens. The pool listens while the
 * connection is idle and stops while a caller uses it. A caller that waits for an answer gets the error as well, and the
 * pool replaces the connection.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/**
 * Runs each transaction on a connection that always returns to the pool. Drizzle loses the connection when `begin`
 * fails, as it does after a restart of the database: ten of those would empty the pool.
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

/** On a separate connection: a migration may take longer than a statement of the app. */
async function bringUpToDate(url: string): Promise<void> {
  const client = await connected(url);
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  // A broken query rejects by itself; without a listener the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new CannotStart(`DATABASE_URL leads to no database: ${message || code}.`, {
      cause: error,
    });
  }
  const { rows } = await client.query('show server_version');
  const version: string = rows[0].server_version;
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return client;
  await client.end();
  throw new CannotStart(
    `DATABASE_URL leads to PostgreSQL ${version}; RallyDays needs version ${OLDEST_VERSION} or later.`,
  );
}
