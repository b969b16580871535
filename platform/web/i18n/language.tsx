import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Language, Messages } from '#platform/shared/language.ts';
import { remember } from './remembered.ts';

/** Every feature's words in one language. */
export type Catalogue = Readonly<Record<string, Messages>>;

interface Speech {
  readonly language: Language;
  readonly catalogue: Catalogue;
  /** Loads the language's words, then switches in place; rejects when they cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

interface Props {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly load: (language: Language) => Promise<Catalogue>;
  readonly children: ReactNode;
}

/** Holds the one language that is loaded. Nothing below is mounted anew by a switch. */
export function LanguageProvider({ language, catalogue, load, children }: Props) {
  const [spoken, setSpoken] = useState({ language, catalogue });
  const wanted = useRef(language);

  const setLanguage = useCallback(
    async (next: Language) => {
      wanted.current = next;
      const words = await load(next);
      // Two quick taps: only the last one counts, however the loads overtake each other.
      if (wanted.current !== next) return;
      setSpoken({ language: next, catalogue: words });
      remember(next);
    },
    [load],
  );

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  return <SpeechContext value={{ ...spoken, setLanguage }}>{children}</SpeechContext>;
}

/** The language in use and the way to change it. */
export function useLanguage(): Pick<Speech, 'language' | 'setLanguage'> {
  return useSpeech();
}

/** Makes a feature's hook for its own words: `export const useText = textOf<typeof entriesMessages>('entries')`. */
export function textOf<M>(feature: string): () => M {
  return () => useWords(feature) as M;
}

function useWords(feature: string): Messages {
  const words = useSpeech().catalogue[feature];
  if (!words) throw new Error(`The catalogue has no messages of "${feature}"`);
  return words;
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('A LanguageProvider is needed');
  return speech;
}
