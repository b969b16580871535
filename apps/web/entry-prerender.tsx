import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Language } from '#platform/shared/language.ts';
import { TitleSink } from '#platform/web/navigation/arrival.tsx';
import { App } from './app.tsx';
import { routes } from './router.tsx';
import { loadWords } from './words.ts';

export interface Page {
  readonly html: string;
  readonly title: string;
}

/** The addresses whose frame is made at build time. */
export const pages = routes.filter((route) => route.prerender).map(({ path }) => path);

/** One page in one language, without data: what depends on the server shows its placeholder. */
export async function render(path: string, language: Language): Promise<Page> {
  const catalogue = await loadWords(language);
  let title = '';
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <TitleSink
      value={(text) => {
        title = text;
      }}
    >
      <StaticRouter location={path}>
        <App language={language} catalogue={catalogue} />
      </StaticRouter>
    </TitleSink>,
    // Everything in its place: a large part must not be sent later by an inline script.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude as unknown as ReadableStream).text();
  if (failures.length > 0) throw failures[0];
  return { html, title };
}
