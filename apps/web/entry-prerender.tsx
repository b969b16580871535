import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Language } from '#platform/shared/language.ts';
import { TitleSink } from '#platform/web/navigation/arrival.tsx';
import { isArea, type ScreenRoute, screensIn } from '#platform/web/navigation/screen-route.ts';
import type { platformMessages } from '#platform/web/platform.messages.en.ts';
import { App } from './app.tsx';
import { openCatalog } from './open-catalog.ts';
import { type RenderedScreen, renderedScreens } from './rendered-screens.ts';
import { routes } from './router.tsx';

export interface Page {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The features whose messages it shows, or will show when its data has arrived. */
  readonly features: readonly string[];
}

interface Made {
  readonly path: string;
  readonly early: string | undefined;
  /** The file of this build with the screen's code; undefined where it is part of the first load. */
  readonly file: string | undefined;
}

/** The screens whose frame is made at build time, and every address that has a screen, with `:name` for what differs. */
export async function listScreens(): Promise<{
  readonly pages: readonly Made[];
  /** The screens that the server renders. */
  readonly rendered: readonly (Made & RenderedScreen)[];
  readonly addresses: readonly string[];
  /** Those of them that may use the camera. */
  readonly cameras: readonly string[];
}> {
  const screens = await allScreens();
  return {
    pages: screens
      .filter((route) => route.prerender)
      .map((route) => ({ path: route.path, early: route.early, file: fileOf(route.load) })),
    rendered: renderedScreens.map((one) => {
      const route = screens.find(({ path }) => path === one.path);
      return { ...one, early: undefined, file: fileOf(route?.load) };
    }),
    addresses: screens.map((route) => route.path),
    cameras: screens.filter((route) => route.usesCamera).map((route) => route.path),
  };
}

async function allScreens(): Promise<readonly ScreenRoute[]> {
  const areas = await Promise.all(routes.filter(isArea).map((area) => area.load()));
  return [...screensIn(routes), ...areas.flatMap((area) => area.routes)];
}

/** The frame of every other screen: header, footer, a placeholder for the content. */
export const frame: Made = { path: '*', early: undefined, file: undefined };

/**
 * One page in one language, without data: what depends on the server shows its placeholder. One that the server renders has
 * the frame until then.
 */
export async function render(path: string, language: Language): Promise<Page> {
  const { catalog, here } = openCatalog(language);
  await here;
  // As in the browser: the screen's code loads its messages.
  const screens = await allScreens();
  await screens.find((route) => route.path === path)?.load?.();
  const isFrame = [frame, ...renderedScreens].some((one) => one.path === path);
  const { product, description } = catalog.ready('platform', language) as typeof platformMessages;
  let title = product;
  const noteTitle = (text: string) => {
    title = text;
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <TitleSink value={noteTitle}>
      <StaticRouter location={path}>
        <App catalog={catalog} frameOnly={isFrame} />
      </StaticRouter>
    </TitleSink>,
    {
      // Everything in its place: a large part must not be sent later by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, title, description, features: catalog.features };
}

// The bundler leaves the import of a built file in the function; only its text names the file.
function fileOf(load: ScreenRoute['load']): string | undefined {
  return /import\(["'`]\.\/(.+?)["'`]\)/.exec(String(load))?.[1];
}
