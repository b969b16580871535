import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { Server } from '#platform/testing/server-process.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { copyDatabase } from '#platform/testing/test-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server, which must end by itself, and returns what it printed. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const server = new Server(join(folder, 'data'), settings);
  await expect(server.start()).rejects.toThrow();
  expect(server.exitCode).toBe(1);
  return server.log;
}

const onServer = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: 'a secret of this test alone, known to all',
});

describe('a server that cannot start', () => {
  it('A server ends with code 1 and one line that says why when another program has its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const printed = await refusal({ ...onServer(await copyDatabase()), PORT: String(port) });
    expect(printed).toBe(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another port.\n`,
    );
    other.close();
  });

  it('A server ends with code 1 and one line that says why when its data folder is a file', async () => {
    writeFileSync(join(folder, 'data'), 'mine');
    expect(await refusal({})).toMatch(/^DATA_DIR cannot be .*: it is a file\. .*\n$/);
  });

  it('A server ends with code 1 and one line that says why when there is no database at DATABASE_URL', async () => {
    const printed = await refusal(onServer('postgres://user:hunter2@127.0.0.1:1/rallydays'));
    expect(printed).toMatch(/^DATABASE_URL leads to no database: .*ECONNREFUSED.*\n$/);
    expect(printed).not.toContain('hunter2');
  });

  it('A server ends with code 1 and one line that says why when the demo would come beside tournaments of others', async () => {
    const url = await copyDatabase();
    const database = await openPostgres(url);
    await makeTournament({ db: database.db, clock: new TestClock() });
    await database.close();
    expect(await refusal({ ...onServer(url), DEMO: 'still' })).toBe(
      'The database of DATABASE_URL has tournaments or groups already; the demo world needs an empty one. ' +
        'Set DEMO=off, or DATABASE_URL to another database.\n',
    );
  });
});
