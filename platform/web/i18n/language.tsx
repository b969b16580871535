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
import { remember } from './remembered.ts';
import type { Words } from './words.ts';

interface Speech {
  readonly language: Language;
  readonly words: Words;
  /** Loads the language's words, then switches in place; rejects when they cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

interface Props {
  readonly words: Words;
  readonly children: ReactNode;
}

/** Holds the language in use. A switch remounts nothing below. */
export function LanguageProvider({ words, children }: Props) {
  const [language, setSpoken] = useState(words.language);

  const setLanguage = useCallback(
    async (next: Language) => {
      // Of two quick taps only the last one counts, in any order of the loads.
      if (!(await words.change(next))) return;
      // If a word is missing, the old language stays until it has loaded.
      startTransition(() => setSpoken(next));
      remember(next);
    },
    [words],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return <SpeechContext value={{ language, words, setLanguage }}>{children}</SpeechContext>;
}

/** The language in use and the way to change it. */
export function useLanguage(): Pick<Speech, 'language' | 'setLanguage'> {
  return useSpeech();
}

/**
 * Makes a feature's hook for its own words: `export const useText = textOf<typeof entriesMessages>('entries')`.
 * The words load together with the screen's code; a screen waits for missing ones.
 */
export function textOf<M>(feature: string): () => M {
  return () => useWords(feature) as M;
}

function useWords(feature: string): Messages {
  const { language, words } = useSpeech();
  return words.ready(feature, language) ?? use(words.load(feature, language));
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('A LanguageProvider is needed');
  return speech;
}
