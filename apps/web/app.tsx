import { QueryClientProvider } from '@tanstack/react-query';
import { LanguageProvider } from '#platform/web/i18n/language.tsx';
import type { MessageCatalog } from '#platform/web/i18n/message-catalog.ts';
import { Screens } from '#platform/web/navigation/screens.tsx';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { ErrorBoundary } from '#platform/web/shell/error-boundary.tsx';
import { ScreenPlaceholder } from '#platform/web/shell/screen-placeholder.tsx';
import { Shell } from '#platform/web/shell/shell.tsx';
import '#platform/web/tokens.css';
import '#platform/web/base.css';
import { guard, routes } from './router.tsx';

interface Props {
  readonly catalog: MessageCatalog;
  /** Header and footer only, with a placeholder for the content. */
  readonly frameOnly?: boolean;
}

/** The whole app below the router: the same in the browser and when pages are rendered at build time. */
export function App({ catalog, frameOnly }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider catalog={catalog}>
        <ErrorBoundary>
          <Shell>
            {frameOnly ? <ScreenPlaceholder /> : <Screens routes={routes} guard={guard} />}
          </Shell>
        </ErrorBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
