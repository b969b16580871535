import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

// Two servers that start together must not migrate at the same time. Any number works that nothing else locks.
const MIGRATION_LOCK = 7_255_971;
/** Behind a migration that waits for a lock, everybody waits. */
const LOCK_MS = 2000;
/** What they came for takes less. */
const AGAIN_MS = 5000;
/** No lock in that time, or a writer and the migration would wait for each other. */
const GIVES_WAY = ['55P03', '40P01'];

const FOLDER = { migrationsFolder: MIGRATIONS };

/**
 * Applies the migrations that the database has not got, each in a transaction of its own, while other servers write: one that
 * would wait for a lock, as a backup has it, gives way and is tried again.
 */
export async function runMigrations(client: pg.Client): Promise<void> {
  // Where the role has a time limit for statements (docs/operations.md): a migration, or the one of another server, may take longer.
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const newest = await findNewest(client);
  const session = drizzle({ client })._.session as unknown as PgSession;
  const all = readMigrationFiles(FOLDER);
  // Nobody uses a new database: a transaction for each would only make its first start slower.
  if (newest === null) return new PgDialect().migrate(all, session, FOLDER);
  // Not before: a server waits as long as another one migrates.
  await client.query(`set lock_timeout = ${LOCK_MS}`);
  for (const one of all.filter(({ folderMillis }) => folderMillis > newest)) {
    while (!(await isDone(new PgDialect().migrate([one], session, FOLDER)))) {
      process.stdout.write(
        'A migration waits for somebody who uses what it changes, such as a backup. It is tried again.\n',
      );
      await new Promise((later) => setTimeout(later, AGAIN_MS));
    }
  }
}

/** When the newest migration of the database is from; null where it has none. */
async function findNewest(client: pg.Client): Promise<number | null> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows } = await client.query('select to_regclass($1) as known', [table]);
  if (rows[0].known === null) return null;
  const found = await client.query(`select max(created_at)::float as newest from ${table}`);
  return found.rows[0].newest;
}

async function isDone(migration: Promise<void>): Promise<boolean> {
  try {
    await migration;
    return true;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (GIVES_WAY.includes(cause?.code ?? '')) return false;
    throw error;
  }
}
