import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import { listMigrations } from '../migration-list.ts';
import { type Digest, listTables, rowsOfTable, SETTINGS } from './content.ts';
import { END_MARK, type End, HEAD_MARK, type Head, ROWS_END } from './format.ts';
import { asSentence } from './reasons.ts';
import { sealed } from './sealed-stream.ts';

export interface Written {
  readonly head: Head;
  readonly end: End;
}

/**
 * Writes everything that is in the database at one instant into a new file, while others write: one snapshot for all tables, so that
 * what was acknowledged before is in it whole. The file appears once it is on the disk, encrypted where there is a `key`. Throws
 * `CannotStart` with the reason.
 */
export async function writeBackup(
  url: string,
  file: string,
  key: string | null = null,
): Promise<Written> {
  if (existsSync(file)) throw new CannotStart(`${file} exists already. Name another file.`);
  const part = `${file}.part`;
  const client = new pg.Client({ connectionString: url, application_name: 'rallydays backup' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    await client.query('begin isolation level repeatable read read only');
    const head = await headOf(client);
    const end: End = { tables: {}, sequences: {} };
    // It holds everything about everybody.
    const target = createWriteStream(part, { flags: 'w', mode: 0o600 });
    const packed = createGzip({ level: 4 });
    if (key) await pipeline(contents(client, head, end), packed, sealed(key), target);
    else await pipeline(contents(client, head, end), packed, target);
    await toDisk(part);
    await rename(part, file);
    await toDisk(dirname(file));
    return { head, end };
  } catch (error) {
    await rm(part, { force: true });
    throw asSentence(error, file);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Fills in `end` as it goes. */
async function* contents(client: pg.Client, head: Head, end: End): AsyncGenerator<Buffer | string> {
  yield `${HEAD_MARK}${JSON.stringify(head)}\n`;
  for (const table of await listTables(client)) {
    yield `COPY ${table.name} (${table.columns}) FROM stdin;\n`;
    const digest: Digest = yield* rowsOfTable(client, table);
    end.tables[table.name] = digest;
    yield ROWS_END;
  }
  // Numbers given after the snapshot are given once more than needed, never twice.
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname = 'public' order by 1`,
  );
  for (const { name, last } of rows) end.sequences[name] = last;
  yield `${END_MARK}${JSON.stringify(end)}\n`;
}

async function headOf(client: pg.Client): Promise<Head> {
  const known = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('pgboss.version') is not null as it_is",
  );
  if (!known.rows[0].it_is) throw new CannotStart('The database holds no data of RallyDays.');
  const { rows } = await client.query(
    `select now() as at, (select max(created_at)::float8 from drizzle.__drizzle_migrations) as "when",
      (select version from pgboss.version) as jobs`,
  );
  const { at, when, jobs } = rows[0];
  const tag = listMigrations().find((one) => one.when === when)?.tag ?? 'unknown';
  return { format: 1, takenAt: at.toISOString(), migration: { when, tag }, jobs };
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
