import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BarePage {
  readonly url: string;
  readonly bytes: number;
  stop(): Promise<void>;
}

/** Headers that describe one answer on one connection. */
const OF_ONE_ANSWER = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Home as the app sends it, without any code: the same HTML with the same styles inside, compressed the same way and
 * with the same headers, on a separate server. No page with this content can appear sooner. The headers count: one
 * that isolates the page makes the browser start another process first (docs/decisions/0013).
 */
export async function serveBare(app: string): Promise<BarePage> {
  const page = await fetch(app, { headers: { 'accept-language': 'en' } });
  const html = (await page.text())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(
      /<link rel="(?:modulepreload|stylesheet|manifest|icon|apple-touch-icon)"[^>]*>/g,
      '',
    );
  const body = brotliCompressSync(html);
  const headers = {
    ...Object.fromEntries([...page.headers].filter(([name]) => !OF_ONE_ANSWER.has(name))),
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytes: body.length,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
