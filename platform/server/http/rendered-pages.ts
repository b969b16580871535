import type { FastifyInstance } from 'fastify';
import type { Language } from '#platform/shared/language.ts';

/** Pages that the server renders with their content, for everybody: a slow phone shows them before the app's code is there. */

/** A screen that is rendered: its path, and the public reads that it shows, both with `:name` for parameters. */
export interface RenderedScreen {
  readonly path: string;
  readonly reads: readonly string[];
  /** False where the page only carries what is read, and no content. */
  readonly hasContent: boolean;
  /** Whether only visitors get it: who is signed in sees other things first. */
  readonly isForVisitors?: boolean;
}

/** Renders the content of a screen (apps/web/entry-server.tsx). */
export type RenderScreen = (rendering: {
  readonly screen: string;
  readonly path: string;
  readonly language: Language;
  readonly reads: { readonly at: string; readonly answers: Readonly<Record<string, unknown>> };
}) => Promise<string>;

export interface Content {
  /** Puts the content into the page of its screen. */
  readonly within: (page: string) => string;
  /** Pages with this content as they were sent, by what else is in them. */
  readonly sent: Map<string, Buffer>;
}

interface Opened {
  readonly url: string;
  readonly language: Language;
  readonly isSignedIn: boolean;
}

/** The content of an address; null where the server renders none for its reader, or where strangers may not read it. */
export type FindContent = (opened: Opened) => Promise<Content | null>;

interface Options {
  readonly http: FastifyInstance;
  readonly screens: readonly RenderedScreen[];
  readonly render: RenderScreen;
  /** The headers of a request of nobody. */
  readonly nobody: Readonly<Record<string, string>>;
}

interface Cached {
  /** The bodies of what is read. */
  readonly source: string;
  /** Milliseconds. */
  readonly at: number;
  readonly content: Promise<Content>;
}

/** The content says how long a match has lasted: so long it is shown without a change. */
const OLDEST_MS = 30_000;
/** More addresses than are opened in that time; the one that was rendered first leaves. */
const MOST = 200;

export function createRenderedPages({ http, screens, render, nobody }: Options): FindContent {
  const matchers = screens.map((screen) => ({ screen, match: matcherOf(screen.path) }));
  const cached = new Map<string, Cached>();

  const find = (path: string) => {
    for (const { screen, match } of matchers) {
      const params = match(path);
      if (params) return { screen, addresses: screen.reads.map((read) => filled(read, params)) };
    }
    return null;
  };

  const bodiesOf = async (addresses: readonly string[], language: Language) => {
    const headers = { ...nobody, 'accept-language': language };
    const answers = await Promise.all(addresses.map((url) => http.inject({ url, headers })));
    return answers.every(({ statusCode }) => statusCode === 200)
      ? answers.map(({ body }) => body)
      : null;
  };

  /** The same content for all who open it until something has changed. */
  const once = (key: string, source: string, make: (at: Date) => Promise<Content>) => {
    const now = http.clock.now();
    const known = cached.get(key);
    if (known?.source === source && now.getTime() - known.at < OLDEST_MS) return known.content;
    const content = make(now);
    content.catch(() => cached.delete(key));
    cached.delete(key);
    cached.set(key, { source, at: now.getTime(), content });
    const [first] = cached.keys();
    if (cached.size > MOST && first !== undefined) cached.delete(first);
    return content;
  };

  return async ({ url, language, isSignedIn }) => {
    const [address = '', query] = url.split('?');
    const path = address.replace(/\/$/, '');
    const found = find(path);
    if (found?.screen.isForVisitors && isSignedIn) return null;
    const bodies = found && (await bodiesOf(found.addresses, language));
    if (!bodies) return null;
    const { screen, addresses } = found;
    // A query may choose a part of the screen: there are too many to render. The page then only carries what is read.
    const isWhole = screen.hasContent && query === undefined;
    return once(`${language} ${isWhole} ${path}`, bodies.join('\n'), async (now) => {
      const answers = addresses.map((one, at) => [one, JSON.parse(bodies[at] ?? '')]);
      const reads = { at: now.toISOString(), answers: Object.fromEntries(answers) };
      const html = isWhole ? await render({ screen: screen.path, path, language, reads }) : null;
      return contentOf(path, html, reads);
    });
  };
}

/** The page of a rendered screen has the frame here, which the content replaces. */
const FRAME = /<div id="app" data-page="\*">.*<\/div>(?=\s*<\/body>)/s;
/** What the content security policy would block. The texts of people are escaped. */
const FORBIDDEN = /<script|\sstyle="|\son\w+="/;

function contentOf(path: string, html: string | null, reads: unknown): Content {
  const found = html === null ? null : FORBIDDEN.exec(html);
  if (found) throw new Error(`${path}: rendered HTML must not contain ${found[0].trim()}`);
  const json = JSON.stringify(reads).replaceAll('<', '\\u003c');
  // No script: data, which the policy allows.
  const data = `<script type="application/json" id="page-reads">${json}</script>`;
  return {
    sent: new Map(),
    within: (page) =>
      page.replace(FRAME, (frame) =>
        html === null
          ? `${frame}${data}`
          : `<div id="app" data-page="${path}">${html}</div>${data}`,
      ),
  };
}

/** As the browser's router matches: in any letter case. A parameter is a number or an id. */
function matcherOf(path: string): (address: string) => Readonly<Record<string, string>> | null {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]{1,40})')}$`, 'i');
  return (address) => {
    const found = pattern.exec(address);
    // An address without parameters has no groups.
    return found && (found.groups ?? {});
  };
}

function filled(address: string, params: Readonly<Record<string, string>>): string {
  return address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}
