import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo } from './pglite-socket.ts';

let server: PGlite;

beforeAll(async () => {
  server = await PGlite.create();
});

afterAll(() => server.close());

async function connected<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionTo(server));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

describe('a driver on the embedded PostgreSQL', () => {
  it('brings what is larger than any buffer', async () => {
    const word = 'あ'.repeat(2_000_000);
    const { rows } = await connected((client) => client.query('select $1::text as word', [word]));
    expect(rows).toEqual([{ word }]);
  });

  it('begins anew with each connection, whatever the one before left open', async () => {
    await connected(async (client) => {
      await client.query('create table left_open (n int)');
      await client.query({ name: 'one', text: 'select 1' });
      await client.query('begin');
      await client.query('insert into left_open values (1)');
      await client.query('broken').catch(() => {});
    });
    await connected(async (client) => {
      expect((await client.query({ name: 'one', text: 'select n from left_open' })).rows).toEqual(
        [],
      );
    });
  });

  it('tells the driver when the database is gone', async () => {
    const gone = await PGlite.create();
    const client = new pg.Client(connectionTo(gone));
    await gone.close();
    await expect(client.connect()).rejects.toThrow();
  });
});
