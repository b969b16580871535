import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from '../server/db/database.ts';
import { MIGRATIONS } from '../server/db/open-postgres.ts';
import { createOwnDatabase } from './test-database.ts';

/** A database that an earlier version of the app has left behind. */
export interface DatabaseBefore {
  readonly db: Db;
  /** Brings it up to date, as the next start of the app does. */
  update(): Promise<void>;
  close(): Promise<void>;
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/**
 * Makes a database as it was before the migration `tag`: rows can be written as the version of that time wrote them.
 */
export async function openDatabaseBefore(tag: string): Promise<DatabaseBefore> {
  const url = await createOwnDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const folder = migrationsBefore(tag);
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return {
    db: db as unknown as Db,
    update: () => migrate(db, { migrationsFolder: MIGRATIONS }),
    close: () => pool.end(),
  };
}

/** A folder with the migrations that come before one, in the form that the migrator reads. */
function migrationsBefore(tag: string): string {
  const journal = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  ) as Journal;
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`there is no migration ${tag}`);
  const entries = journal.entries.slice(0, end);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-before-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const entry of entries) {
    copyFileSync(join(MIGRATIONS, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  }
  return folder;
}
