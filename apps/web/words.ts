import type { Language } from '#platform/shared/language.ts';
import { speak, Words } from '#platform/web/i18n/words.ts';
import { FIRST_WORDS, loadMessages } from './catalogue.ts';

/** The messages of this page in its language; those that every screen shows are already loading. */
export function openWords(language: Language): { words: Words; here: Promise<void> } {
  const words = new Words(language, loadMessages);
  speak(words);
  return { words, here: words.need(FIRST_WORDS) };
}
