import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db, OpenDatabase } from '../server/db/database.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import { silentLog } from '../server/log.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';

const TEMPLATE_LOCK = 7_255_972;

/** Copies of this test file that no test uses at the moment. */
const free: OpenDatabase[] = [];

/**
 * A migrated, empty database: a copy of a template, or one that an earlier test of the same file has closed, emptied.
 * Emptying takes 20 ms where copying takes 400.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const known = free.pop();
  if (known) await empty(known.db);
  const database = known ?? (await openCopy());
  return { ...database, close: async () => void free.push(database) };
}

/** Through the pooler of TEST_POOLER_URL, where that is set (docs/operations.md, PgBouncer). */
async function openCopy(): Promise<OpenDatabase> {
  const direct = await copyDatabase();
  const { TEST_POOLER_URL: pooler } = process.env;
  if (!pooler) return openPostgres(direct);
  const pooled = new URL(pooler);
  pooled.pathname = new URL(direct).pathname;
  return openPostgres(pooled.href, direct);
}

/**
 * Empties every table of the app and the job queue, and restarts the sequences at 1. Rows are deleted: there are few, and
 * `truncate` creates new files for every table.
 */
async function empty(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Turns off foreign keys and the trigger that protects the operator's log.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      do $$
      declare one record;
      begin
        for one in
          select schemaname, tablename from pg_tables
          where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'schedule'))
        loop
          execute format('delete from %I.%I', one.schemaname, one.tablename);
        end loop;
        for one in
          select schemaname, sequencename, start_value from pg_sequences
          where schemaname = 'public' and last_value is not null
        loop
          perform setval(format('%I.%I', one.schemaname, one.sequencename), one.start_value, false);
        end loop;
      end $$`);
  });
}

/** What databases begin with. */
export interface Content {
  readonly name: string;
  /** Writes it into a new database, once for all that begin with it. */
  readonly write: (url: string) => Promise<void>;
}

const EMPTY: Content = {
  name: 'empty',
  write: async (url) => {
    const database = await openPostgres(url);
    await prepare(database);
    await database.close();
  },
};

/** The address of a new migrated database, which is removed after the tests; empty unless `content` fills it. */
export async function copyDatabase(content = EMPTY): Promise<string> {
  return createOwnDatabase(await templateOf(content));
}

/** The address of a new empty database, or of a copy of `template`, which is removed after the tests. */
export function createOwnDatabase(template?: string): Promise<string> {
  const { url, prefix } = postgres();
  return createDatabase(url, `${prefix}${randomUUID()}`, template);
}

/** The tests' PostgreSQL, and what the names of this run's databases begin with. */
function postgres(): { url: string; prefix: string } {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_PREFIX: prefix = '' } = process.env;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: the PostgreSQL of the tests is not running');
  return { url, prefix };
}

async function templateOf({ name, write }: Content): Promise<string> {
  const { url, prefix } = postgres();
  const template = `${prefix}${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      const part = `${template}_part`;
      await dropDatabase(url, part);
      await write(await createDatabase(url, part));
      await client.query(`alter database "${part}" rename to "${template}"`);
    }
  } finally {
    await client.end();
  }
  return template;
}

/** The job queue's tables belong to the template too: making them takes longer than most tests. */
async function prepare(database: OpenDatabase): Promise<void> {
  await (await startJobs(database, silentLog)).stop();
}
