import pg from 'pg';
import { backfillPlayers } from '#features/practice/server/practice.backfill.commands.ts';
import { listMatches, ownMatches } from '#features/practice/server/practice.export.store.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { openBenchDatabase } from './database.ts';
import { GROUPS, MATCHES, writeMillionMatches } from './million-matches.ts';
import { type Measure, median } from './report.ts';
import { note, startWriter } from './writer.ts';

const ROUNDS = 20;

/** The migration of a million matches of the version before, and what a person's 2,000 matches cost after it. */
export const measure: Measure = async () => {
  const { db, url, close } = await openBenchDatabase();
  await writeMillionMatches({ db, url });

  const started = performance.now();
  const database = await openPostgres(url, null, { limited: false });
  const migrated = performance.now();
  const writer = await startWriter(url, 'select id from matches tablesample system (0.1)', note);
  await backfillPlayers(database);
  const longestWrite = await writer.stop();
  const ended = performance.now();
  await database.db.execute('analyze');

  const inDatabase = await executionTimes(url, ownMatches(database.db, 'coach').toSQL());
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    const rows = await listMatches(database.db, 'coach');
    if (rows.length !== MATCHES / GROUPS) throw new Error(`${rows.length} matches of a person`);
    times.push(performance.now() - before);
  }
  await database.close();
  await close();
  const million = `of ${MATCHES.toLocaleString('en')} matches`;
  return [
    { what: `migrations ${million}`, value: (migrated - started) / 1000, unit: 's', atMost: 60 },
    { what: `players ${million} named`, value: (ended - migrated) / 1000, unit: 's', atMost: 600 },
    { what: 'the longest write meanwhile', value: longestWrite, unit: 'ms', atMost: 200 },
    { what: "a person's 2,000 matches, read", value: median(inDatabase), unit: 'ms', atMost: 10 },
    { what: 'the same as their download', value: median(times), unit: 'ms' },
  ];
};

/** What the server needs for a statement without its transfer, several times, in ms. */
async function executionTimes(
  url: string,
  { sql, params }: { readonly sql: string; readonly params: unknown[] },
): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rows } = await client.query(
      `explain (analyze, timing off, format json) ${sql}`,
      params,
    );
    times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
  }
  await client.end();
  return times;
}
