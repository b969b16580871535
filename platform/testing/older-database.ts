import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, OpenDatabase } from '../server/db/database.ts';
import { listMigrations, statementsUpTo } from '../server/db/migration-list.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { createOwnDatabase } from './test-database.ts';

/** Rows as an earlier version wrote them: as SQL, or written by a function. */
export type OlderRows = string | ((db: Db) => Promise<void>);

/**
 * A database with rows of an earlier version, opened by this version: the migrations up to and including `tag` have run,
 * then `rows` are written, and then the later migrations run. For tests of what a migration does to data.
 */
export async function openOlderDatabase(tag: string, rows: OlderRows): Promise<OpenDatabase> {
  const url = await createOwnDatabase();
  await writeOlderDatabase(url, tag, rows);
  return openPostgres(url);
}

/** Makes an empty database what an earlier version has left behind, with `tag` as its last migration. */
export async function writeOlderDatabase(url: string, tag: string, rows: OlderRows): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of upTo(tag)) await client.query(statement);
  if (typeof rows === 'string') await client.query(rows);
  else await rows(drizzle({ client, casing: 'snake_case' }) as unknown as Db);
  await client.end();
}

/** As the version with `tag` as its last migration leaves an empty database. */
function upTo(tag: string): string[] {
  const last = listMigrations().find((migration) => migration.tag === tag);
  if (!last) throw new Error(`there is no migration ${tag}`);
  return statementsUpTo(last);
}
