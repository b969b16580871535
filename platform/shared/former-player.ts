import type { Language } from './language.ts';

/** What is stored where the name of somebody stood who has left. It is worded when it is read, in the reader's language. */
export const FORMER_PLAYER = '[[former]]';

const WORDS: Readonly<Record<Language, string>> = { en: 'Former player', ja: '退会した選手' };

/** A text, or JSON, with the words for those who have left. */
export function withFormerPlayers(text: string, language: Language): string {
  return text.includes(FORMER_PLAYER) ? text.replaceAll(FORMER_PLAYER, WORDS[language]) : text;
}
