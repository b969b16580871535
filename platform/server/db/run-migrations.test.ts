import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeOlderDatabase } from '#platform/testing/older-database.ts';
import { createOwnDatabase } from '#platform/testing/test-database.ts';
import { listMigrations } from './migration-list.ts';
import { openPostgres } from './open-postgres.ts';

const OLDER = '0214_breaks_of_all_courts';
const ITS_NEXT = '0215_begins_of_events';

let url: string;
let writer: pg.Client;
let reader: pg.Client;

beforeEach(async () => {
  await startAt(OLDER);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

/** Goes on with a database of the version with this newest migration. */
async function startAt(tag: string): Promise<void> {
  url = await createOwnDatabase();
  await writeOlderDatabase(url, tag, '');
  [writer, reader] = [await connected(), await connected()];
}

async function leave(): Promise<void> {
  await writer.end();
  await reader.end();
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** When the newest migration is from, in the order of their list. */
async function newest(): Promise<number> {
  const { rows } = await reader.query(
    'select max(created_at)::float as at from drizzle.__drizzle_migrations',
  );
  return rows[0].at;
}

const whenOf = (tag: string) => listMigrations().find((one) => one.tag === tag)?.when;

/** A migration waits for the lock of the writer. */
async function waits(): Promise<void> {
  const isWaiting = `
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await reader.query(isWaiting)).rowCount === 0);
}

test('A migration that waits for a transaction lets everybody else pass, and is done after it', async () => {
  // 0216 alters this table.
  await writer.query('begin; lock table entry_contacts in row exclusive mode');
  let isOpen = false;
  const opening = openPostgres(url).finally(() => {
    isOpen = true;
  });
  await waits();
  // Behind the migration, which gives way.
  await reader.query('select 1 from entry_contacts');
  // Those before it are done: nobody waits for them any more.
  expect(await newest()).toBe(whenOf(ITS_NEXT));
  await writer.query('commit');
  while (!isOpen) await vi.advanceTimersByTimeAsync(1000);
  expect(await newest()).toBe(listMigrations().at(-1)?.when);
  await (await opening).close();
}, 30_000);

test('The migration that indexes results holds up nobody who has written a match and writes its history next', async () => {
  await leave();
  await startAt('0192_fixture_order_writes');
  await writer.query('begin; lock table matches in row exclusive mode');
  let isOpen = false;
  const opening = openPostgres(url).finally(() => {
    isOpen = true;
  });
  await waits();
  // Each would wait for the other.
  await writer.query('lock table match_writes in row exclusive mode nowait');
  await writer.query('commit');
  while (!isOpen) await vi.advanceTimersByTimeAsync(1000);
  await (await opening).close();
}, 30_000);

test('A server waits as long as another one migrates', async () => {
  await writer.query('begin; lock table entry_contacts in row exclusive mode');
  const opening = [openPostgres(url), openPostgres(url)];
  let open = 0;
  for (const one of opening) void one.then(() => (open += 1));
  await waits();
  await reader.query('select 1 from entry_contacts');
  await writer.query('commit');
  while (open < 2) await vi.advanceTimersByTimeAsync(1000);
  for (const one of opening) await (await one).close();
  const { rows } = await reader.query(
    'select count(*)::int as times from drizzle.__drizzle_migrations group by created_at',
  );
  expect(new Set(rows.map(({ times }) => times))).toEqual(new Set([1]));
}, 30_000);
