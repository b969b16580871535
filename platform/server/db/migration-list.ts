import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './run-migrations.ts';

export interface Migration {
  readonly tag: string;
  /** Its place in the order, as the database remembers it. */
  readonly when: number;
}

/** The migrations of this version, the first one first. */
export function listMigrations(): readonly Migration[] {
  return (JSON.parse(read('meta/_journal.json')) as { entries: Migration[] }).entries;
}

/**
 * The statements that make an empty database what the version with `last` as its newest migration leaves behind: the SQL of each
 * migration, and then the note of the migrator about the last one.
 */
export function statementsUpTo(last: Migration): string[] {
  const earlier = listMigrations().filter(({ when }) => when <= last.when);
  return [
    ...earlier.map(({ tag }) => read(`${tag}.sql`)),
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     );
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('${last.tag}', ${last.when})`,
  ];
}

function read(path: string): string {
  return readFileSync(join(MIGRATIONS, path), 'utf8');
}
