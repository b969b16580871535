import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BarePage {
  readonly url: string;
  readonly bytes: number;
  stop(): Promise<void>;
}

/**
 * Home as the app sends it, without any code: the same HTML with the same styles inside, compressed the same way, on
 * a server of its own. No page with this content can be seen earlier.
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
    'content-type': 'text/html; charset=utf-8',
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
