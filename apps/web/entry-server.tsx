import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#platform/shared/language.ts';
import { type PageReads, setPageReads } from '#platform/web/api/page-reads.ts';
import { type MessageCatalog, setCatalog } from '#platform/web/i18n/message-catalog.ts';
import { preloadScreen, screensAt } from '#platform/web/navigation/loaded-screen.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { App } from './app.tsx';
import { openCatalog } from './open-catalog.ts';
import { routes } from './router.tsx';

const catalogs = new Map<Language, ReturnType<typeof openCatalog>>();

export interface Rendering {
  /** Of the screen, with `:name` for its parameters. */
  readonly screen: string;
  /** The address that somebody opens, without a query. */
  readonly path: string;
  readonly language: Language;
  readonly reads: PageReads;
}

/** The content of a screen with what it reads, as the browser renders it first. */
export async function render({ screen, path, language, reads }: Rendering): Promise<string> {
  const catalog = await loaded(screen, language);
  await preloadScreen(routes, path);
  // From here on nothing waits: what follows is of one page.
  setPageReads(reads);
  queryClient.clear();
  try {
    return renderToString(
      <StaticRouter location={path}>
        <App catalog={catalog} />
      </StaticRouter>,
    );
  } finally {
    queryClient.clear();
    setPageReads(null);
  }
}

/** The messages in a language, with those of the screen. */
async function loaded(screen: string, language: Language): Promise<MessageCatalog> {
  const screens = await screensAt(routes, screen);
  const { catalog, here } = catalogs.get(language) ?? openCatalog(language);
  catalogs.set(language, { catalog, here });
  setCatalog(catalog);
  // The code requests its messages for the catalog in use.
  const code = screens.find(({ path }) => path === screen)?.load?.();
  await Promise.all([here, code]);
  return catalog;
}
