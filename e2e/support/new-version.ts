import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

interface Release {
  readonly url: string;
  release(): void;
  /** Pages are those of another build from now on, as after an upgrade of the server. */
  mixPages(): void;
}

/**
 * With `nextVersion`: the same app behind another address, where `release()` makes it look like a newer version to the
 * service worker.
 */
export const test = base.extend<{ nextVersion: Release }>({
  nextVersion: [
    async ({ app }, use) => {
      let released = false;
      let mixed = false;
      const server = createServer(async (request, response) => {
        const answer = await fetch(app.url + request.url, { headers: passedOn(request) });
        const headers = Object.fromEntries(answer.headers);
        // `fetch` has already unpacked it.
        for (const name of [
          'content-encoding',
          'content-length',
          'transfer-encoding',
          'connection',
        ]) {
          delete headers[name];
        }
        const body = Buffer.from(await answer.arrayBuffer());
        const newer =
          (released && request.url === '/sw.js') || (mixed && request.url?.startsWith('/shells/'));
        response.writeHead(answer.status, headers).end(newer ? `${body}\n// newer` : body);
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await use({
        url,
        release() {
          released = true;
        },
        mixPages() {
          mixed = true;
        },
      });
      server.close();
    },
    // An automatic fixture ends after those that a test names: the phones are closed before their server.
    { auto: true },
  ],
});

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const { cookie = '', 'accept-language': language = 'en' } = headers;
  return {
    cookie,
    'accept-language': language,
    accept: headers.accept ?? '*/*',
    'x-rallydays': '1',
  };
}
