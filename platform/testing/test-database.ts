import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db, OpenDatabase } from '../server/db/database.ts';
import { migrationsHash } from '../server/db/migrations-hash.ts';
import { fromPglite } from '../server/db/open-embedded.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import { silentLog } from '../server/log.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';

const CACHE = '.cache';
const TEMPLATE_LOCK = 7_255_972;

/** Copies of this test file that no test uses at the moment. */
const free: OpenDatabase[] = [];

/**
 * A migrated, empty database of the kind that TEST_DATABASE names: a copy of a template, or one that an earlier test of
 * the same file has closed, emptied. Emptying takes 20 ms where copying takes 400.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const known = free.pop();
  if (known) await empty(known.db);
  const database = known ?? (await copyTemplate());
  return { ...database, close: async () => void free.push(database) };
}

async function copyTemplate(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres'
    ? openPostgres(await copyOnPostgres())
    : copyEmbedded();
}

/**
 * Empties every table of ours and the queued jobs, and numbers begin at 1 again. Rows are deleted: there are few, and
 * `truncate` makes every table's files anew.
 */
async function empty(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Neither keys between tables nor the trigger that keeps the operator's log from being emptied count here.
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

async function copyEmbedded(): Promise<OpenDatabase> {
  const file = join(CACHE, `test-database-${migrationsHash()}.tar`);
  if (!existsSync(file)) await writeTemplate(file);
  const dump = new Blob([readFileSync(file)]);
  return fromPglite(await PGlite.create({ loadDataDir: dump }));
}

async function writeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  const database = await fromPglite(client);
  await prepare(database);
  const dump = await client.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  // Other workers may do the same at the same moment: each renames a whole file into place.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
  await database.close();
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

/** The address of a migrated database of its own on the tests' cluster, with which it ends; empty unless told otherwise. */
export async function copyOnPostgres(content = EMPTY): Promise<string> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin)
    throw new Error(
      'TEST_DATABASE_URL is not set: the PostgreSQL cluster of the tests is not running',
    );
  const template = await postgresTemplate(admin, content);
  return createDatabase(admin, `test_${randomUUID().replaceAll('-', '')}`, template);
}

async function postgresTemplate(admin: string, { name, write }: Content): Promise<string> {
  const template = `template_${name}_${migrationsHash()}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      const part = `${template}_part`;
      await dropDatabase(admin, part);
      await write(await createDatabase(admin, part));
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
