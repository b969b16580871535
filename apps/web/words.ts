import type { Language } from '#platform/shared/language.ts';
import type { catalogue } from './catalogue.en.ts';

/** Loads every word of one language; the other language's stay on the server until they are asked for. */
export async function loadWords(language: Language): Promise<typeof catalogue> {
  const module =
    language === 'ja' ? await import('./catalogue.ja.ts') : await import('./catalogue.en.ts');
  return module.catalogue;
}
