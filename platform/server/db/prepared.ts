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
