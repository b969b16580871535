import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#platform/shared/language.ts';
import { answerNotFound } from './errors.ts';
import { requestLanguage } from './request-language.ts';
import type { FixedHeaders } from './security-headers.ts';

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

const shellsFile = z.object({
  /** Path of a screen -> name of its prerendered page; `*` is the frame for all others. */
  pages: z.record(z.string(), z.string()),
  /** Every address that has a screen, with `:name` for what differs. */
  addresses: z.array(z.string()),
  csp: z.object({ styleHashes: z.array(z.string()), scriptHashes: z.array(z.string()) }),
});

export interface WebBuild {
  readonly csp: z.infer<typeof shellsFile>['csp'];
  readonly page: (path: string, language: Language) => Page;
  readonly hasScreen: (path: string) => boolean;
}

/** One page as it goes over the wire, by `Accept-Encoding`. */
interface Page {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The built web app; null when it has not been built, as in tests of the API. */
export function readWebBuild(folder = BUILT): WebBuild | null {
  const list = join(folder, 'shells', 'shells.json');
  if (!existsSync(list)) return null;
  const { pages, addresses, csp } = shellsFile.parse(JSON.parse(readFileSync(list, 'utf8')));
  const html = new Map<string, Page>();
  for (const language of LANGUAGES) {
    for (const name of new Set(Object.values(pages))) {
      const file = join(folder, 'shells', language, `${name}.html`);
      html.set(`${language} ${name}`, {
        identity: readFileSync(file),
        br: readFileSync(`${file}.br`),
        gzip: readFileSync(`${file}.gz`),
      });
    }
  }
  return {
    csp,
    hasScreen: matcher(addresses),
    page: (path, language) => {
      const found = html.get(`${language} ${pages[path] ?? pages['*']}`);
      if (!found) throw new Error(`The web build has no page for ${path}`);
      return found;
    },
  };
}

/** Serves the built files, and for every other address outside the API the page of that screen. */
export async function serveWeb(
  http: FastifyInstance,
  build: WebBuild,
  headers: FixedHeaders,
  folder = BUILT,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    index: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(build.hasScreen(path) ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .send(build.page(path, requestLanguage(request))[encoding]);
  };
  // On its own: for the plugin above it is a folder, which it refuses to whoever takes nothing compressed.
  http.get('/', { schema: { hide: true } }, (request, reply) => sendPage('/', request, reply));
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || path.startsWith('/assets/') || !wantsPage) {
      return answerNotFound(request, reply);
    }
    return sendPage(path, request, reply);
  });
}

/** As the browser's router matches: whatever the case, with or without a slash at the end. */
function matcher(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map((address) => address.replace(/:\w+/g, '[^/]+'));
  const known = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i');
  return (path) => known.test(path);
}

function bestEncoding(accepted: string | string[] | undefined): keyof Page {
  const offered = String(accepted ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((one) => offered.includes(one)) ?? 'identity';
}
