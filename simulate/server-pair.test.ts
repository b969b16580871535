import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closedPort } from '#platform/testing/mail-server.ts';
import { PROXY_PATH, startProxy } from './server-pair.ts';

const FILES = Array.from({ length: 8 }, (_, at) => `${at}.js`);
const SOON = { timeout: 60_000, interval: 20 };
const hasHaproxy = spawnSync('haproxy', ['-v'], { env: { PATH: PROXY_PATH } }).status === 0;

/** A server of one build: its page names its own files, and those of another build it does not have. */
async function serverOf(build: string): Promise<Server> {
  const files = FILES.map((name) => `/assets/${build}-${name}`);
  const server = createServer(({ url = '' }, response) => {
    if (url === '/') response.end(files.join('\n'));
    else response.writeHead(url === '/readyz' || files.includes(url) ? 200 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

// One server needs none: it may be missing.
describe.runIf(hasHaproxy)('deploy/haproxy.cfg', () => {
  let servers: readonly Server[];
  let proxy: ReturnType<typeof startProxy>;
  let url: string;
  let log = '';

  beforeAll(async () => {
    servers = [await serverOf('new'), await serverOf('old')];
    const port = await closedPort();
    url = `http://127.0.0.1:${port}`;
    proxy = startProxy(port, servers.map(portOf), 'pipe');
    proxy.stdout?.on('data', (lines) => {
      log += lines;
    });
    await vi.waitUntil(
      () =>
        fetch(url)
          .then(({ ok }) => ok)
          .catch(() => false),
      SOON,
    );
  });

  afterAll(() => {
    proxy.kill();
    for (const server of servers) server.close();
  });

  /** Loads a page and its files as a browser does. */
  async function visit() {
    const page = await fetch(url);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const files = (await page.text()).split('\n');
    const answers = files.map((file) => fetch(url + file, { headers: { cookie } }));
    return { cookie, statuses: (await Promise.all(answers)).map(({ status }) => status) };
  }

  test('While one of two servers is upgraded, the files of a page come from the server of the page', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      expect((await visit()).statuses).toEqual(FILES.map(() => 200));
    }
  });

  test('The log finds a request by its word, and says neither its address nor who asked', async () => {
    const headers = { 'x-request-id': 'k3j9x2p1' };
    await fetch(`${url}/calendar/secret.ics`, { headers });
    await vi.waitUntil(() => log.includes('k3j9x2p1'), SOON);
    expect(log).toMatch(/^k3j9x2p1 GET 404 (one|two) /m);
    expect(log).not.toMatch(/secret|127\.0\.0\.1/);
  });
});
