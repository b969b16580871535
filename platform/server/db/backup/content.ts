import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to } from 'pg-copy-streams';

/** A table of the app or of its job queue, with the columns that are stored. */
export interface Table {
  /** Quoted, with its schema. */
  readonly name: string;
  readonly columns: string;
}

/** What a table held, to compare a copy by. */
export interface Digest {
  readonly rows: number;
  readonly sha256: string;
}

/** How values are written, so that two servers write the same value alike. */
export const SETTINGS = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off;
  set max_parallel_workers_per_gather = 0; set statement_timeout = 0; set lock_timeout = 0`;

/** The job queue's statistics and warnings are left out: it makes them again. */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Every table whose rows belong into a backup, in the order of their names. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
        (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
      order by n.nspname, c.relname`,
    [JOB_TABLES],
  );
  return rows;
}

/** The rows of a table as PostgreSQL writes them (COPY), in pieces; gives their digest at the end. */
export async function* rowsOfTable(
  client: pg.ClientBase,
  { name, columns }: Table,
): AsyncGenerator<Buffer, Digest> {
  const hash = createHash('sha256');
  // A query, because COPY alone reads no table of several parts.
  const stream = client.query(to(`copy (select ${columns} from ${name}) to stdout`));
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    yield piece;
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** The digest of a table as it is now. */
export async function digestOf(client: pg.ClientBase, table: Table): Promise<Digest> {
  const rows = rowsOfTable(client, table);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}
