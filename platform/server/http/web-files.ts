import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#platform/shared/language.ts';
import { answerNotFound } from './errors.ts';
import { type FindPreview, type Preview, withPreview } from './previews.ts';
import {
  type Content,
  createRenderedPages,
  type RenderedScreen,
  type RenderScreen,
} from './rendered-pages.ts';
import { requestLanguage } from './request-language.ts';
import { CAMERA_ALLOWED, type Hashes, type SecurityHeaders } from './security-headers.ts';

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
/** The assets of the build before it (apps/web/build/keep-before.ts). */
const BEFORE = fileURLToPath(new URL('../../../dist/before', import.meta.url));
const RENDERER = new URL('../../../dist/render/entry-server.js', import.meta.url).href;

const shellsFile = z.object({
  /** Path of a screen -> name of its prerendered page; `*` is the frame for all others. */
  pages: z.record(z.string(), z.string()),
  /** Every address that has a screen, with `:name` for its parameters. */
  addresses: z.array(z.string()),
  /** Those of them that may use the camera. */
  cameras: z.array(z.string()),
  /**
   * The screens that the server renders, with the names of their pages; none in a build of an earlier version.
   */
  rendered: z
    .array(
      z.object({
        path: z.string(),
        name: z.string(),
        reads: z.array(z.string()),
        hasContent: z.boolean().default(true),
        isForVisitors: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Name of a page -> hashes of its inline styles and scripts. */
  inside: z.record(
    z.string(),
    z.object({ styleHashes: z.array(z.string()), scriptHashes: z.array(z.string()) }),
  ),
});

export interface WebBuild {
  /** Name of a page -> hashes of its inline styles and scripts. */
  readonly inside: Readonly<Record<string, Hashes>>;
  readonly page: (path: string, language: Language) => Page;
  /** The screens that the server renders. */
  readonly rendered: readonly RenderedScreen[];
  readonly hasScreen: (path: string) => boolean;
  readonly usesCamera: (path: string) => boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** One page as it goes over the wire, by `Accept-Encoding`. */
interface Page {
  readonly name: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The built web app; null when it has not been built, as in tests of the API. */
export function readWebBuild(folder = BUILT): WebBuild | null {
  const list = join(folder, 'shells', 'shells.json');
  if (!existsSync(list)) return null;
  const { pages, rendered, addresses, cameras, inside } = shellsFile.parse(
    JSON.parse(readFileSync(list, 'utf8')),
  );
  const html = new Map<string, Page>();
  for (const language of LANGUAGES) {
    for (const name of new Set([...Object.values(pages), ...rendered.map((one) => one.name)])) {
      const file = join(folder, 'shells', language, `${name}.html`);
      html.set(`${language} ${name}`, {
        name,
        identity: readFileSync(file),
        br: readFileSync(`${file}.br`),
        gzip: readFileSync(`${file}.gz`),
      });
    }
  }
  const patterns = rendered.map(({ path, name }) => ({ name, isAt: matcher([path]) }));
  return {
    inside,
    rendered,
    hasScreen: matcher(addresses),
    usesCamera: matcher(cameras),
    page: (path, language) => {
      const name = pages[path] ?? patterns.find(({ isAt }) => isAt(path))?.name ?? pages['*'];
      const found = html.get(`${language} ${name}`);
      if (!found) throw new Error(`The web build has no page for ${path}`);
      return found;
    },
  };
}

interface Served {
  readonly headers: SecurityHeaders['page'];
  readonly findPreview: FindPreview;
  /** The address of the app, which previews name. */
  readonly origin: () => string;
  /** The headers of a request of nobody, who reads what the server renders. */
  readonly nobody: Readonly<Record<string, string>>;
  /** Whether a request comes from a browser in which somebody is signed in. */
  readonly isSignedIn: (request: FastifyRequest) => boolean;
  readonly folder?: string;
  readonly before?: string;
  readonly render?: RenderScreen;
}

/** Serves the built files, and for every other address outside the API the page of that screen. */
export async function serveWeb(
  http: FastifyInstance,
  build: WebBuild,
  {
    headers,
    findPreview,
    origin,
    nobody,
    isSignedIn,
    folder = BUILT,
    before = BEFORE,
    render = renderBuilt,
  }: Served,
): Promise<void> {
  const findContent = createRenderedPages({ http, screens: build.rendered, render, nobody });
  const headersOf = new Map(
    Object.entries(build.inside).map(([name, inside]) => [name, headers(inside)]),
  );
  const plain = headers({ styleHashes: [], scriptHashes: [] });
  await http.register(fastifyStatic, {
    root: existsSync(before) ? [folder, before] : folder,
    preCompressed: true,
    wildcard: true,
    index: false,
    setHeaders: (reply, path) => {
      // Pages and workers load all other files, and their own headers count.
      const shown = /\/sw\.js(\.\w+)?$/.test(path) ? plain : headersOf.get(shellName(path) ?? '');
      if (shown) reply.headers(shown);
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const language = requestLanguage(request);
    const page = build.page(path, language);
    const hasScreen = build.hasScreen(path);
    const [preview, content] = hasScreen
      ? await Promise.all([
          orNull(findPreview(path, language), request, 'preview'),
          orNull(
            findContent({ url: request.url, language, isSignedIn: isSignedIn(request) }),
            request,
            'content',
          ),
        ])
      : [null, null];
    const key = `${encoding} ${JSON.stringify(preview)}`;
    const body = content?.sent.get(key) ?? bodyOf(page, { preview, content, path, encoding });
    content?.sent.set(key, body);
    return reply
      .code(hasScreen ? 200 : 404)
      .headers(headersOf.get(page.name) ?? plain)
      .headers(build.usesCamera(path) ? CAMERA_ALLOWED : {})
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .headers(HAS_TOKEN.test(path) ? UNLISTED : {})
      .send(body);
  };
  const bodyOf = (page: Page, { preview, content, path, encoding }: Parts): Buffer => {
    if (!preview && !content) return page[encoding];
    const html = page.identity.toString();
    const previewed = preview ? withPreview(html, preview, { path, origin: origin() }) : html;
    return encoded(content ? content.within(previewed) : previewed, encoding);
  };
  // A separate route: the plugin above takes it for a folder, and refuses it to clients without compression.
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

interface Parts {
  readonly preview: Preview | null;
  readonly content: Content | null;
  readonly path: string;
  readonly encoding: Encoding;
}

/** A page without its preview or its content is better than none. */
function orNull<Part>(
  part: Promise<Part | null>,
  request: FastifyRequest,
  what: string,
): Promise<Part | null> {
  return part.catch((err: unknown) => {
    request.log.warn({ err }, `a page goes without its ${what}`);
    return null;
  });
}

/** Loaded with the first page: most runs of a server in tests render none. */
const renderBuilt: RenderScreen = async (rendering) => {
  const { render }: { render: RenderScreen } = await import(RENDERER);
  return render(rendering);
};

/** Pages of shared brackets, courts and match slips: who has the address needs no account, so no search engine and no other site gets it. */
const HAS_TOKEN = /^\/[bcm]\/./i;
const UNLISTED = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;

/** The service worker caches pages by the addresses of their files, with their headers. */
function shellName(path: string): string | undefined {
  return /\/shells\/\w+\/([\w-]+)\.html/.exec(path)?.[1];
}

/** As the browser's router matches: in any letter case, with or without a slash at the end. */
function matcher(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map((address) => address.replace(/:\w+/g, '[^/]+'));
  const known = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i');
  return (path) => addresses.length > 0 && known.test(path);
}

/** A page that was written for one answer. */
function encoded(html: string, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(html);
  if (encoding === 'identity') return Buffer.from(html);
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const offered = String(accepted ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((one) => offered.includes(one)) ?? 'identity';
}
