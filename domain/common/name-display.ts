/** How a player's name is shown to people outside the club and the tournament. */
export const NAME_DISPLAYS = ['full', 'family-name', 'initials'] as const;
export type NameDisplay = (typeof NAME_DISPLAYS)[number];

/**
 * A name as it is shown publicly. Where the family name cannot be told apart (田中太郎 without a space, a nickname),
 * initials stand for it: less is shown rather than more.
 */
export function displayName(name: string, display: NameDisplay): string {
  const whole = name.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (display === 'full') return whole;
  return (display === 'family-name' && familyName(whole)) || initials(whole);
}

/** Null where it cannot be told apart from the given name. */
function familyName(name: string): string | null {
  const words = wordsOf(name);
  if (words.length < 2) return null;
  const capitals = words.filter((word) => word.length > 1 && isCapitals(word));
  // "SATO Hanako": writing the family name in capitals says which one it is.
  if (capitals.length === 1) return capitals[0] ?? null;
  // Latin names, and foreign ones in katakana (ジョン・スミス), end with it; Japanese ones begin with it.
  const last = words.every(isLatin) || name.includes('・');
  return words.at(last ? -1 : 0) ?? null;
}

/** "H.S." for Hanako Sato, 佐・花 for 佐藤 花子. */
function initials(name: string): string {
  const words = wordsOf(name);
  if (words.every(isLatin)) return words.map((word) => `${first(word).toUpperCase()}.`).join('');
  // 林 蓮 has names of one character: its initials would be the whole name.
  return words.map((word) => (words.includes(first(word)) ? HIDDEN : first(word))).join('・');
}

const HIDDEN = '○';

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s・]+/u).filter((word) => word !== '');
}

function first(word: string): string {
  return [...word][0] ?? '';
}

function isLatin(word: string): boolean {
  return /^\p{Script=Latin}/u.test(word);
}

function isCapitals(word: string): boolean {
  return isLatin(word) && word === word.toUpperCase();
}
