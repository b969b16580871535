import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isLanguage, preferredLanguage } from '#platform/shared/language.ts';
import { remembered } from '#platform/web/i18n/remembered.ts';
import { firstScreen } from '#platform/web/navigation/hydration.ts';
import { preloadScreen } from '#platform/web/navigation/loaded-screen.ts';
import { followConnection } from '#platform/web/offline/query-client.ts';
import { App } from './app.tsx';
import { openCatalog } from './open-catalog.ts';
import { routes } from './router.tsx';

const root = document.getElementById('app')!;
// A prerendered page is hydrated; the frame for all other addresses is only a placeholder.
const prerendered = root.dataset.page === (location.pathname.replace(/\/$/, '') || '/');

followConnection();
start();

async function start() {
  const { catalog, here } = openCatalog(firstLanguage());
  // If the screen's code does not load, rendering shows the error screen, where it can be tried again.
  const code = preloadScreen(routes, location.pathname).then(
    () => true,
    () => false,
  );
  const [hasCode] = await Promise.all([code, here]);
  const app = (
    <BrowserRouter>
      <App catalog={catalog} />
    </BrowserRouter>
  );
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (prerendered && hasCode) await firstScreen;
  import('./start-background.ts').then(({ startBackground }) => startBackground(catalog));
}

/**
 * A prerendered page is in one language and must be hydrated in it; otherwise the person's choice, else the preferred
 * language of the browser.
 */
function firstLanguage() {
  const page = document.documentElement.lang;
  if (prerendered && isLanguage(page)) return page;
  return remembered() ?? preferredLanguage(navigator.languages.join(','));
}
