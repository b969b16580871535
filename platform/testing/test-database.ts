import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from '../server/db/database.ts';
import { fromPglite } from '../server/db/open-embedded.ts';
import { MIGRATIONS, openPostgres } from '../server/db/open-postgres.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import { silentLog } from '../server/log.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';

const CACHE = '.cache';
const TEMPLATE_LOCK = 7_255_972;

/** A fresh copy of a migrated, empty database: of the kind that TEST_DATABASE names. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? copyOnPostgres() : copyEmbedded();
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

async function copyOnPostgres(): Promise<OpenDatabase> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin)
    throw new Error(
      'TEST_DATABASE_URL is not set: the PostgreSQL cluster of the tests is not running',
    );
  const template = await postgresTemplate(admin);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await openPostgres(await createDatabase(admin, name, template));
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(admin, name);
    },
  };
}

async function postgresTemplate(admin: string): Promise<string> {
  const name = `template_${migrationsHash()}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const part = `${name}_part`;
      await dropDatabase(admin, part);
      const database = await openPostgres(await createDatabase(admin, part));
      await prepare(database);
      await database.close();
      await client.query(`alter database "${part}" rename to "${name}"`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** The job queue's tables belong to the template too: making them takes longer than most tests. */
async function prepare(database: OpenDatabase): Promise<void> {
  await (await startJobs(database, silentLog)).stop();
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
