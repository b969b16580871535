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
    ([, type, value]) => sql`${asArray(rows.map(value), type)}::${sql.raw(type)}[]`,
  );
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`(select * from unnest(${sql.join(arrays, sql`, `)}) as u(${sql.join(names, sql`, `)}))`;
}

/** As the database writes an array. The driver would escape each value, which costs more than the values of most types. */
function asArray(values: readonly (string | number | null)[], type: Column<never>[1]): string {
  const written = type === 'text' ? values.map(quoted) : values.map((value) => value ?? 'NULL');
  return `{${written.join(',')}}`;
}

function quoted(value: string | number | null): string {
  return value === null ? 'NULL' : `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;
}
