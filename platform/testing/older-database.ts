import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { OpenDatabase } from '../server/db/database.ts';
import { MIGRATIONS, openPostgres } from '../server/db/open-postgres.ts';
import { createOwnDatabase } from './test-database.ts';

/**
 * A database with rows as an earlier version wrote them, opened by this version: the migrations up to and including
 * `tag` have run, then `rows`, and then the later migrations. For tests of what a migration does to data.
 */
export async function openOlderDatabase(tag: string, rows: string): Promise<OpenDatabase> {
  const statements = [...upTo(tag), rows];
  const url = await createOwnDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  return openPostgres(url);
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** The SQL of each migration, and then the note that drizzle's migrator leaves of the last one. */
function upTo(tag: string): string[] {
  const read = (path: string) => readFileSync(join(MIGRATIONS, path), 'utf8');
  const { entries } = JSON.parse(read('meta/_journal.json')) as Journal;
  const last = entries.find((entry) => entry.tag === tag);
  if (!last) throw new Error(`there is no migration ${tag}`);
  return [
    ...entries.slice(0, entries.indexOf(last) + 1).map((entry) => read(`${entry.tag}.sql`)),
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     );
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('${tag}', ${last.when})`,
  ];
}
