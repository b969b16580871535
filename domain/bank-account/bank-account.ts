import { tidyReading } from '../roster/furigana.ts';

/** Accounts of Japanese banks, as a transfer names them. */

/** Katakana, and what banks print beside it: Latin capitals, digits, and the marks of companies such as カ). */
const HOLDER = /^[ァ-ヶー・A-Z0-9().,\-/ ]*[ァ-ヶ][ァ-ヶー・A-Z0-9().,\-/ ]*$/;

/** The number of an account without spaces and hyphens, in narrow digits. */
export function tidyAccountNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s\-‐ー]/g, '');
}

/** Whether a tidy text is the number of an account: seven digits, shorter ones with zeros in front. */
export function isNumber(text: string): boolean {
  return /^\d{7}$/.test(text);
}

/** The holder of an account as banks write it: full-width katakana, hiragana and narrow kana put right. */
export function tidyHolder(text: string): string {
  return tidyReading(text).toUpperCase();
}

/** Whether a tidy text is a holder; one in kanji is none, and one in Latin letters alone neither. */
export function isHolder(text: string): boolean {
  return HOLDER.test(text);
}
