import type { Language } from './language.ts';

/**
 * A name in the reader's language. A bar separates the two languages of a name: 「大阪カップ｜Osaka Cup」 is 大阪カップ
 * to readers of Japanese and "Osaka Cup" to readers of English. Any other text is returned unchanged, also with a bar:
 * both parts are required, and exactly one has Japanese letters. Of several names, such as the clubs of a pair, each is read by itself.
 */
export function nameIn(text: string, language: Language): string {
  if (text.split(BAR).length > 2 && text.includes(JOINT)) {
    return text
      .split(JOINT)
      .map((one) => nameIn(one, language))
      .join(JOINT);
  }
  const { ja, en } = partsOf(text);
  return (language === 'ja' ? ja : en) ?? text;
}

/** The parts by language; none unless the text is written in both. */
function partsOf(text: string): { readonly ja?: string; readonly en?: string } {
  const [first = '', second = '', ...more] = text.split(BAR).map((part) => part.trim());
  if (first === '' || second === '' || more.length > 0) return {};
  if (isJapanese(first) === isJapanese(second)) return {};
  return isJapanese(first) ? { ja: first, en: second } : { ja: second, en: first };
}

const BAR = /[|｜]/;
/** Between the names of a pair, and between their clubs. */
const JOINT = ' / ';

function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
}
