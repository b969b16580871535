import type { Language } from './language.ts';

/** Stored in place of the name of a person who deleted their account. Readers see words in their own language instead. */
export const FORMER_PLAYER = '[[former]]';

const WORDS: Readonly<Record<Language, string>> = { en: 'Former player', ja: '退会した選手' };

/** A text, or JSON, with the reader's words for people who deleted their accounts, which take no さん. */
export function withFormerPlayers(text: string, language: Language): string {
  if (!text.includes(FORMER_PLAYER)) return text;
  return text
    .replaceAll(`${FORMER_PLAYER}さん`, FORMER_PLAYER)
    .replaceAll(FORMER_PLAYER, WORDS[language]);
}
