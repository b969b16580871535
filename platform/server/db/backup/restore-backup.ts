import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { from } from 'pg-copy-streams';
import { CannotStart } from '../../cannot-start.ts';
import type { Db } from '../database.ts';
import { listMigrations, statementsUpTo } from '../migration-list.ts';
import { type BackupReader, openBackup } from './backup-reader.ts';
import { type Digest, listTables, SETTINGS, type Table } from './content.ts';
import { END_MARK, type End, type Head, NotABackup, readEnd, readHead } from './format.ts';
import { asSentence } from './reasons.ts';

export interface Restored {
  readonly head: Head;
  readonly end: End;
}

/**
 * Puts a backup into an empty database: the tables as the version that made it had them, then its rows, and then the foreign keys, by
 * which PostgreSQL proves that all belongs together. The next start of a server brings the tables up to date. All or nothing: throws
 * `CannotStart` with the reason, and the database is empty as before. `last` runs at the end of the same transaction.
 */
export async function restoreBackup(
  file: string,
  url: string,
  key: string | null = null,
  last: (tx: Db) => Promise<void> = async () => {},
): Promise<Restored> {
  const client = new pg.Client({ connectionString: url, application_name: 'rallydays restore' });
  client.on('error', () => {});
  let isOurs = false;
  try {
    const reader = openBackup(file, key);
    const head = readHead(await reader.line());
    await client.connect();
    await refuseContent(client);
    isOurs = true;
    await makeTables(client, head);
    await client.query(SETTINGS);
    await client.query('begin');
    const end = await load(client, reader);
    await last(drizzle({ client, casing: 'snake_case' }) as unknown as Db);
    await client.query('commit');
    await client.query('analyze');
    return { head, end };
  } catch (error) {
    if (isOurs) await empty(client).catch(() => {});
    throw asSentence(error, file);
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a file says of itself. Throws `CannotStart` where it is no backup. */
export async function headOf(file: string, key: string | null): Promise<Head> {
  const reader = openBackup(file, key);
  try {
    return readHead(await reader.line());
  } catch (error) {
    throw asSentence(error, file);
  } finally {
    reader.close();
  }
}

async function refuseContent(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p')`,
  );
  if (rows[0].tables === 0) return;
  throw new CannotStart(
    'The database is not empty. Nothing was changed: a backup is restored into an empty one only.',
  );
}

async function makeTables(client: pg.Client, { migration, jobs }: Head): Promise<void> {
  const last = listMigrations().find(({ when }) => when === migration.when);
  if (!last) {
    throw new CannotStart(
      `The backup is of a version that this one does not know (migration ${migration.tag}). Restore it with the version that made it, or a newer one.`,
    );
  }
  for (const statement of statementsUpTo(last)) await client.query(statement);
  await client.query(getConstructionPlans('pgboss'));
  const { rows } = await client.query('select version from pgboss.version');
  if (rows[0].version === jobs) return;
  throw new CannotStart(
    `The backup has version ${jobs} of the job queue's tables, and this RallyDays has ${rows[0].version}. Restore it with the version that made it, and update then.`,
  );
}

async function load(client: pg.Client, reader: BackupReader): Promise<End> {
  const tables = await listTables(client);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations leave rows behind.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const keys = await dropForeignKeys(client);
  const found: Record<string, Digest> = {};
  for (;;) {
    const line = await reader.line();
    if (line === null) throw new NotABackup('The backup is damaged: it ends too early.');
    if (line.startsWith(END_MARK)) {
      const end = readEnd(line);
      refuseDifferences(found, end);
      for (const add of keys) await client.query(add);
      for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
      await setSequences(client, end);
      return end;
    }
    const table = tables.find((one) => line === `COPY ${one.name} (${one.columns}) FROM stdin;`);
    if (!table)
      throw new NotABackup(`The backup is damaged, or another version's: ${line.slice(0, 80)}`);
    found[table.name] = await loadTable(client, reader, table);
  }
}

async function loadTable(client: pg.Client, reader: BackupReader, table: Table): Promise<Digest> {
  const hash = createHash('sha256');
  const copy = client.query(from(`copy ${table.name} (${table.columns}) from stdin`));
  await pipeline(
    reader.rows(),
    async function* (rows: AsyncIterable<Buffer>) {
      for await (const piece of rows) {
        hash.update(piece);
        yield piece;
      }
    },
    copy,
  );
  return { rows: copy.rowCount, sha256: hash.digest('hex') };
}

/** Gives the statements that add them again. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and conparentid = 0
        and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** The file is read to its end and says what it holds: another content is damage. */
export function refuseDifferences(found: Readonly<Record<string, Digest>>, { tables }: End): void {
  for (const name of new Set([...Object.keys(tables), ...Object.keys(found)])) {
    if (found[name]?.sha256 === tables[name]?.sha256 && found[name]?.rows === tables[name]?.rows)
      continue;
    throw new NotABackup(`The backup is damaged: ${name} is not what was written.`);
  }
}

async function setSequences(client: pg.Client, { sequences }: End): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
  }
}

async function empty(client: pg.Client): Promise<void> {
  await client.query('rollback');
  await client.query('drop schema if exists public, drizzle, pgboss cascade');
  await client.query('create schema public');
}
