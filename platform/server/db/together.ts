import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Db } from './database.ts';
import { rowsOf } from './rows.ts';

export type Reads = readonly ((db: Db) => Promise<unknown>)[];
/** What reads give, in their order. */
export type Found<All extends readonly ((...given: never[]) => Promise<unknown>)[]> = {
  -readonly [At in keyof All]: Awaited<ReturnType<All[At]>>;
};

/**
 * What these reads give, asked of the database in one statement: a page of many parts costs one way there and back, and sees all of
 * them at one moment. Each read sends exactly one select, by the `db` that it gets.
 */
export async function together<const All extends Reads>(db: Db, reads: All): Promise<Found<All>> {
  const batch = idle.pop() ?? makeBatch();
  batch.begin(db, reads.length);
  const found = Promise.all(
    reads.map(async (read) => {
      const rows = await read(batch.db);
      if (!batch.isSent()) throw new Error('a read of several together has sent no statement');
      return rows;
    }),
  );
  const rows = (await found) as Found<All>;
  // One that has failed may still have statements of this batch on their way.
  idle.push(batch);
  return rows;
}

/** Each has the prepared statements of its own session, so batches are used again. */
const idle: Batch[] = [];

type Batch = ReturnType<typeof makeBatch>;

interface Sent {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly resolve: (rows: unknown[][]) => void;
  readonly reject: (error: unknown) => void;
}

function makeBatch() {
  const columns = new Map<string, number>();
  let target: { readonly db: Db; readonly count: number } | null = null;
  let sent: Sent[] = [];

  const proxy = drizzle(
    (text, params) =>
      new Promise((resolve, reject) => {
        if (!target) throw new Error('a read of several together has sent two statements');
        sent.push({ text, params, resolve: (rows) => resolve({ rows }), reject });
        if (sent.length < target.count) return;
        const [all, { db }] = [sent, target];
        target = null;
        send(db, all).catch((error: unknown) => {
          for (const one of all) one.reject(error);
        });
      }),
    { casing: 'snake_case' },
  );
  const { session } = proxy._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, ...rest) => {
    columns.set(query.sql, fields?.length ?? 0);
    return prepare(query, fields, ...rest);
  };

  async function send(db: Db, all: readonly Sent[]): Promise<void> {
    const parts = all.map(({ text, params }, at) => {
      const names = Array.from({ length: columns.get(text) ?? 0 }, (_, column) => `c${column}`);
      const listed = sql.raw(names.join(', '));
      return sql`(select coalesce(json_agg(json_build_array(${listed})), '[]') from (${withParams(text, params)}) as q (${listed})) as ${sql.raw(`r${at}`)}`;
    });
    const [row] = await rowsOf<Record<string, unknown[][]>>(
      db,
      sql`select ${sql.join(parts, sql`, `)}`,
    );
    for (const [at, { resolve }] of all.entries()) resolve(row?.[`r${at}`] ?? []);
  }

  return {
    db: proxy as unknown as Db,
    isSent: () => target === null,
    begin(db: Db, count: number) {
      target = { db, count };
      sent = [];
    },
  };
}

/** The text of a statement with its values, which get other numbers. */
function withParams(text: string, params: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`,
    ),
  );
}
