import type { Language } from '#platform/shared/language.ts';
import * as en from './words.en.ts';
import * as ja from './words.ja.ts';

/** The words of the topics that end-to-end tests read, by the names that `createMessagesHook` knows. */
export type Words = typeof en;

const inJapanese: Readonly<Record<keyof Words, unknown>> = ja;

/** `words[language].queue`: typed as the English ones, so that a test in both languages asks once. */
export const words: Readonly<Record<Language, Words>> = { en, ja: inJapanese as Words };
