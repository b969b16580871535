import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';
import { type Content, copyDatabase } from '#platform/testing/test-database.ts';

/** What a server starts with. */
export interface World {
  /** With the demo world; without it the database is empty. */
  demo?: boolean;
  /** On the embedded database, as `npm start` runs it; without it on PostgreSQL, as an operator does. */
  embedded?: boolean;
  /** Further settings of the server, such as HOST. */
  env?: Record<string, string>;
}

/** Starts a server on separate data; `end` stops it and removes them. */
export async function startApp({ demo = false, embedded = false, env = {} }: World) {
  const folder = passableFolder();
  const app = new Server(join(folder, 'data'), { ...env, ...world(demo) });
  const end = async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await app.start(embedded ? {} : await onPostgres(demo));
  return { app, end };
}

const world = (demo: boolean) => ({ DEMO: demo ? 'still' : 'off' });

/** Settings that make a server store its data on the tests' PostgreSQL. */
async function onPostgres(demo: boolean): Promise<Record<string, string>> {
  return postgresAt(await copyDatabase(demo ? DEMO : undefined));
}

const postgresAt = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: 'a secret of the end-to-end tests alone, known to all',
});

/** The demo world, as a server creates it at its first start. */
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
