import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** The rows of a statement that the query builder cannot say. Its columns are named as the fields of `Row`. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { readonly rows: Row[] };
  return rows;
}
