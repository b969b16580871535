import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type App, Server } from './server.ts';

export interface AppOptions {
  /** The demo world; without it the server begins empty. */
  demo?: boolean;
  /** Further settings of the server, such as DATABASE_URL. */
  env?: Record<string, string>;
}

/**
 * One server for this test file, from before its first test until after its last. Call it at the top of the file:
 * `const app = openApp({ demo: true });`. Use `app.url` only inside tests and hooks.
 */
export function openApp({ demo = false, env = {} }: AppOptions = {}): App {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-e2e-'));
  const server = new Server(join(folder, 'data'), { ...env, DEMO: demo ? 'on' : 'off' });

  beforeAll(() => server.start());
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}
