import { isLanguage, type Language } from '#platform/shared/language.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Stores the choice for the server (cookie) and for the service worker, which cannot read cookies everywhere. */
export function remember(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `lang=${language}; Max-Age=${ONE_YEAR}; SameSite=Lax; Path=/`;
  navigator.serviceWorker?.controller?.postMessage({ type: 'language', language });
  if (listener) listener(language);
  else early = language;
}

let listener: ((language: Language) => void) | null = null;
let early: Language | null = null;

/** Calls `next` with each choice, also with the last one that was made before; gives a function that stops it. */
export function onChosen(next: (language: Language) => void): () => void {
  listener = next;
  if (early) next(early);
  early = null;
  return () => {
    listener = null;
  };
}

/** The language chosen earlier on this browser, if any. */
export function remembered(): Language | undefined {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1];
  return isLanguage(value) ? value : undefined;
}
