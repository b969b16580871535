import { type SQL, sql } from 'drizzle-orm';

/** A column of rows that go to the database together: its name, its type, and the value of a row. */
export type Column<Row> = readonly [
  name: string,
  type: 'uuid' | 'text' | 'float8' | 'int2' | 'int4' | 'date',
  value: (row: Row) => string | number | null,
];

/** Rows as a table inside a statement, one parameter for each column: tens of thousands go at once. */
export function asArrays<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): SQL {
  const arrays = columns.map(
    ([, type, value]) => sql`${sql.param(rows.map(value))}::${sql.raw(type)}[]`,
  );
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`(select * from unnest(${sql.join(arrays, sql`, `)}) as u(${sql.join(names, sql`, `)}))`;
}
