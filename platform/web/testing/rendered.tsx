import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router';
import { LANGUAGES, type Language, type Messages } from '#platform/shared/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { MessageCatalog } from '../i18n/message-catalog.ts';
import { platformMessages as en } from '../platform.messages.en.ts';
import { platformMessages as ja } from '../platform.messages.ja.ts';

interface Options {
  readonly language?: Language;
  readonly path?: Entry;
  /** A feature's words in each language, by the feature's name. */
  readonly words?: RenderOptions;
}

type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];
type RenderOptions = { readonly [L in Language]: Readonly<Record<string, Messages>> };

/** Renders a screen or a part inside the providers of the app: language, router, query client. */
export function rendered(ui: ReactNode, { language = 'en', path = '/', words }: Options = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <LanguageProvider catalog={catalogIn(language, words)}>{ui}</LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

/** The platform's words and those of some features, in both languages, without any loading. */
export function catalogIn(language: Language, more?: RenderOptions): MessageCatalog {
  const catalog = new MessageCatalog(language, (feature) =>
    Promise.reject(new Error(`This test has no words of "${feature}"`)),
  );
  const all = { en: { platform: en, ...more?.en }, ja: { platform: ja, ...more?.ja } };
  for (const one of LANGUAGES) {
    for (const [feature, messages] of Object.entries(all[one])) catalog.put(feature, one, messages);
  }
  return catalog;
}
