import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { type App, Server } from '#platform/testing/server-process.ts';
import { type Content, copyDatabase } from '#platform/testing/test-database.ts';

export interface AppOptions {
  /** With the demo world; without it there is nobody and nothing. */
  demo?: boolean;
  /** On the embedded database, as `npm start` runs it; without it on PostgreSQL, as an operator does. */
  embedded?: boolean;
  /** Further settings of the server, such as HOST. */
  env?: Record<string, string>;
}

/**
 * One server for this test file, from before its first test until after its last. Call it at the top of the file:
 * `const app = openApp({ demo: true });`. Use `app.url` only inside tests and hooks.
 */
export function openApp({ demo = false, embedded = false, env = {} }: AppOptions = {}): App {
  const folder = passableFolder();
  const server = new Server(join(folder, 'data'), { ...env, ...world(demo) });

  beforeAll(async () => server.start(embedded ? {} : await onPostgres(demo)));
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

const world = (demo: boolean) => ({ DEMO: demo ? 'on' : 'off' });

/** What makes a server keep its data on the tests' PostgreSQL. */
async function onPostgres(demo: boolean): Promise<Record<string, string>> {
  return postgresAt(await copyDatabase(demo ? DEMO : undefined));
}

const postgresAt = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: 'a secret of the journeys alone, known to all',
});

/** The demo world, as a server makes it at its first start. */
const DEMO: Content = {
  name: 'demo',
  write: async (url) => {
    const folder = passableFolder();
    const server = new Server(folder, { ...world(true), ...postgresAt(url) });
    await server.start();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
};
