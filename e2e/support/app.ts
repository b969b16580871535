import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server, spawnReusable } from '#platform/testing/server-process.ts';
import { type Content, copyDatabase } from '#platform/testing/test-database.ts';

/** What a server starts with. */
export interface World {
  /** With the demo world; without it the database is empty. */
  demo?: boolean;
  /** On the embedded database, as `npm start` runs it; without it on PostgreSQL, as an operator does. */
  embedded?: boolean;
  /** The instant at which the server's clock stands, as an ISO string; without it time passes. On PostgreSQL only. */
  at?: string;
  /** Further settings of the server, such as HOST. */
  env?: Record<string, string>;
}

/**
 * Starts a server on separate data, on PostgreSQL in the process `idle`, if given. `end` stops it, removes its data and
 * returns a process for the next server, if one is left.
 */
export async function startApp(
  { demo = false, embedded = false, at, env = {} }: World,
  idle?: ChildProcess,
) {
  const folder = passableFolder();
  const app = new Server(join(folder, 'data'), { ...world(demo), ...env });
  const end = async () => {
    const released = await app.release();
    rmSync(folder, { recursive: true, force: true });
    return embedded ? idle : released;
  };
  if (embedded) await app.start();
  else {
    const reusable = idle?.connected ? idle : spawnReusable();
    // The demo world lies around the day on which it is made.
    await app.start(await onPostgres(demo && !at), reusable, at);
  }
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
    // Such a process is ready only with the past of the world as well.
    await server.start({}, spawnReusable());
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
};
