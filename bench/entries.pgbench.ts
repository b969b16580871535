import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A constant expression, not a random function: with one of those the database would not use the key. */
const ENTRY_ID = `('00000000-0000-7000-8000-' || lpad((:entry)::text, 12, '0'))::uuid`;

interface Run {
  readonly url: string;
  readonly tournamentId: number;
  readonly callers: number;
  readonly seconds: number;
  /** The accounts of the benchmark are called `bench-1` to `bench-<players>`. */
  readonly players: number;
}

/**
 * Prepares to run what one application sends to PostgreSQL, statement by statement, from as many callers. Each call of
 * what it gives returns applications a second; it gives undefined where pgbench is not installed (on Debian it is part
 * of the package postgresql).
 */
export async function pgbenchOf(run: Run): Promise<(() => number) | undefined> {
  const program = findPgbench();
  if (!program) return undefined;
  const script = await scriptOf(run);
  return () => runScript(program, script, run);
}

function runScript(program: string, script: string, { callers, seconds, url }: Run): number {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-pgbench-'));
  const file = join(folder, 'apply.sql');
  writeFileSync(file, script);
  const options = `-n -M prepared -c ${callers} -j 2 -T ${seconds} -f ${file}`.split(' ');
  const printed = execFileSync(program, [...options, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
}

function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, 'pgbench'))
    .find((path) => existsSync(path));
}

/** Recorded from a real application, so that both send the same statements. */
async function scriptOf({ url, tournamentId, players }: Run): Promise<string> {
  const lines: string[] = [];
  const client = new pg.Pool({ connectionString: url, max: 1, pipeline: true });
  const logger = {
    logQuery: (query: string, params: unknown[]) => {
      lines.push(`${withValues(query, params, { id, accountId })};`);
    },
  };
  const id = uuidv7();
  const accountId = `bench-${players}`;
  const db = drizzle({ client, casing: 'snake_case', logger }) as unknown as Db;
  const services = { db, clock: systemClock, publish: async () => {} };
  const outcome = await reservePlaces(services, { tournamentId, accountId, places: [{ id }] });
  await client.end();
  if (!outcome.ok) throw new Error(outcome.code);
  // pgbench's players may come twice, which rows that have lapsed allow.
  const asLapsed = (line: string) =>
    line.includes('insert into "entries"') ? line.replace("'reserved'", "'lapsed'") : line;
  const chance = [`\\set player random(1, ${players - 1})`, '\\set entry random(1, 999999999999)'];
  return [...chance, ...lines.map(asLapsed)].join('\n');
}

function withValues(
  query: string,
  params: readonly unknown[],
  own: { readonly id: string; readonly accountId: string },
): string {
  return query.replace(/\$(\d+)/g, (_, number: string) => {
    const value = params[Number(number) - 1];
    if (Array.isArray(value)) return `array[${ENTRY_ID}]`;
    if (value instanceof Date) return `'${value.toISOString()}'`;
    if (value === own.id) return ENTRY_ID;
    if (value === own.accountId) return "('bench-' || :player)";
    if (value === null) return 'null';
    return typeof value === 'number' ? String(value) : `'${String(value)}'`;
  });
}
