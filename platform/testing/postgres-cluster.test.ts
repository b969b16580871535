import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  dropDatabase,
  type PostgresCluster,
  startPostgresCluster,
} from './postgres-cluster.ts';

let cluster: PostgresCluster;

beforeAll(async () => {
  cluster = await startPostgresCluster();
});

afterAll(() => cluster?.stop());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('A copy has the rows of its template, and a change of the copy leaves the template unchanged', async () => {
  const template = await createDatabase(cluster.url, 'template');
  await query(template, "create table courts (name text); insert into courts values ('1番コート')");
  const copy = await createDatabase(cluster.url, 'copy', 'template');
  expect(await query(copy, 'delete from courts returning name')).toEqual([{ name: '1番コート' }]);
  expect(await query(template, 'select name from courts')).toEqual([{ name: '1番コート' }]);
});

test('A dropped database no longer exists', async () => {
  await createDatabase(cluster.url, 'short-lived');
  await dropDatabase(cluster.url, 'short-lived');
  const left = "select datname from pg_database where datname = 'short-lived'";
  expect(await query(cluster.url, left)).toEqual([]);
});

test('Text is UTF-8', async () => {
  expect(await query(cluster.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});

test('A stopped cluster no longer answers', async () => {
  const other = await startPostgresCluster();
  await other.stop();
  await expect(query(other.url, 'select 1')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
});
