import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { copyOnPostgres } from '#platform/testing/test-database.ts';
import { type App, Server } from './server.ts';

export interface AppOptions {
  /** The demo world on the embedded database, as `npm start` shows it; without it an empty PostgreSQL, as a club runs it. */
  demo?: boolean;
  /** The embedded database also without the demo world. */
  embedded?: boolean;
  /** Further settings of the server, such as HOST. */
  env?: Record<string, string>;
}

/**
 * One server for this test file, from before its first test until after its last. Call it at the top of the file:
 * `const app = openApp({ demo: true });`. Use `app.url` only inside tests and hooks.
 */
export function openApp({ demo = false, embedded = demo, env = {} }: AppOptions = {}): App {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-e2e-'));
  const server = new Server(join(folder, 'data'), { ...env, DEMO: demo ? 'on' : 'off' });

  beforeAll(async () => server.start(embedded ? {} : await onPostgres()));
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

/** What makes a server keep its data on PostgreSQL; nothing on a machine whose tests were allowed to go without one. */
async function onPostgres(): Promise<Record<string, string>> {
  if (!process.env.TEST_DATABASE_URL) return {};
  return {
    DATABASE_URL: await copyOnPostgres(),
    SESSION_SECRET: 'a secret of the journeys alone, known to all',
  };
}
