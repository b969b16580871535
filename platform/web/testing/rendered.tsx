import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import type { Language, Messages } from '#platform/shared/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { platformMessages as en } from '../platform.messages.en.ts';
import { platformMessages as ja } from '../platform.messages.ja.ts';

afterEach(cleanup);

interface Options {
  readonly language?: Language;
  readonly path?: string;
  /** A feature's words in each language, by the feature's name. */
  readonly words?: { readonly [L in Language]: Readonly<Record<string, Messages>> };
}

/** Renders a screen or a part in what surrounds it in the app: language, router, query client. */
export function rendered(ui: ReactNode, { language = 'en', path = '/', words }: Options = {}) {
  const catalogues = { en: { platform: en, ...words?.en }, ja: { platform: ja, ...words?.ja } };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <LanguageProvider
          language={language}
          catalogue={catalogues[language]}
          load={async (wanted) => catalogues[wanted]}
        >
          {ui}
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
