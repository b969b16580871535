import type { Db } from './database.ts';

interface Statement<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * A statement whose SQL is built once for each database instead of at each call; `build` ends with `.prepare('')`.
 * Building costs more than sending. For the reads of every request.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: (db: Db) => Statement<Values, Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const built = new WeakMap<Db, Statement<Values, Rows>>();
  return (db, values) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement.execute(values);
  };
}
