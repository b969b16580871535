import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

interface Statement<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * A statement whose SQL is built once for the pool, and once for each of its connections that runs it in a transaction,
 * instead of at each call; `build` ends with `.prepare('')`. Building costs more than sending. For what every request
 * reads, and for what is sent under a lock for which others wait: it is sent before the call returns, so several of one
 * transaction can be sent together and run in the order of their calls. Other statements are sent a moment later.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: (db: Db) => Statement<Values, Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  // Each transaction is another object on the session of its connection.
  const built = new WeakMap<Db['_']['session'], Statement<Values, Rows>>();
  return (db, values) => {
    const { session } = db._;
    const statement = built.get(session) ?? build(db);
    built.set(session, statement);
    return statement.execute(values);
  };
}

type Reads = readonly (() => Promise<unknown>)[];
type Found<All extends Reads> = { -readonly [At in keyof All]: Awaited<ReturnType<All[At]>> };

/**
 * What these statements give, each a prepared one, in the order in which they run. Those of a transaction are sent together: its one
 * connection runs them in their order. On the pool each would take another connection, so there they wait for each other.
 */
export async function inOrder<const All extends Reads>(db: Db, reads: All): Promise<Found<All>> {
  if (is(db, PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Found<All>;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as Found<All>;
}
