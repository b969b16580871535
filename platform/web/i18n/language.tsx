import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Language, Messages } from '#platform/shared/language.ts';
import type { MessageCatalog } from './message-catalog.ts';
import { remember } from './remembered.ts';

interface I18n {
  readonly language: Language;
  readonly catalog: MessageCatalog;
  /** Loads the language's words, then switches in place; rejects when they cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

interface Props {
  readonly catalog: MessageCatalog;
  readonly children: ReactNode;
}

/** Holds the language in use. A switch remounts nothing below. */
export function LanguageProvider({ catalog, children }: Props) {
  const [language, setLanguageState] = useState(catalog.language);

  const setLanguage = useCallback(
    async (next: Language) => {
      // Of two quick taps only the last one counts, in any order of the loads.
      if (!(await catalog.change(next))) return;
      // If a word is missing, the old language stays until it has loaded.
      startTransition(() => setLanguageState(next));
      remember(next);
    },
    [catalog],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return <I18nContext value={{ language, catalog, setLanguage }}>{children}</I18nContext>;
}

/** The language in use and the way to change it. */
export function useLanguage(): Pick<I18n, 'language' | 'setLanguage'> {
  return useI18n();
}

/**
 * Makes a feature's hook for its own words: `export const useText = createMessagesHook<typeof entriesMessages>('entries')`.
 * The words load together with the screen's code; a screen waits for missing ones.
 */
export function createMessagesHook<M>(feature: string): () => M {
  return () => useMessages(feature) as M;
}

function useMessages(feature: string): Messages {
  const { language, catalog } = useI18n();
  // Never one time with `use` and the next without: React then takes the hooks that follow for those of an update.
  return catalog.given(feature, language) ?? use(catalog.load(feature, language));
}

function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('A LanguageProvider is needed');
  return i18n;
}
