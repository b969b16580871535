import { distinctNames } from './distinct-names.ts';

/** How a player's name is shown to people outside the club and the tournament. */
export const NAME_DISPLAYS = ['full', 'family-name', 'initials'] as const;
export type NameDisplay = (typeof NAME_DISPLAYS)[number];

/**
 * The consent to show somebody's name to strangers: the person is of age, or a guardian has chosen. Null means
 * everybody else: under 18 without a guardian's answer, never asked for the age, or without an account.
 */
export type NameConsent = 'of-age' | NameDisplay | null;

/**
 * The names of people as strangers may read them, in the order given; no two are equal. Every public page uses only
 * this function. A person who is not known to be of age, and has no guardian's answer, is shown by initials; a person
 * of age by the first word of the name. Equal names are distinguished by an initial where that is not a whole name
 * (鈴木 湊), or by a number.
 */
export function publicNames(
  people: readonly { readonly name: string; readonly consent: NameConsent }[],
): readonly string[] {
  return distinctNames(people.map(({ name, consent }) => publicForms(name, consent)));
}

/** The possible public names, the shortest first. */
function publicForms(name: string, consent: NameConsent): readonly string[] {
  if (consent === 'of-age') return firstWord(name);
  return [displayName(name, consent ?? 'initials') || HIDDEN];
}

/** "Ken", and "Ken S." where there is another Ken; 鈴木 alone for 鈴木 湊, whose initial would be the whole name. */
function firstWord(name: string): readonly string[] {
  const words = wordsOf(displayName(name, 'full'));
  const [begin = HIDDEN, end = ''] = [words[0], words.at(-1)];
  const letter = first(bare(end));
  if (words.length < 2 || letter === bare(end)) return [begin];
  return [begin, `${begin} ${letter}${isLatin(letter) ? '.' : ''}`];
}

/**
 * A name as it is shown publicly. Where the family name cannot be recognised (田中太郎 without a space, a nickname),
 * initials replace it: the name shows less rather than more.
 */
export function displayName(name: string, display: NameDisplay): string {
  const whole = name.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (display === 'full') return whole;
  return (display === 'family-name' && familyName(whole)) || initials(whole);
}

/** The family name; null where it cannot be distinguished from the given name. */
function familyName(name: string): string | null {
  const words = wordsOf(name);
  if (words.length < 2) return null;
  const capitals = words.filter((word) => word.length > 1 && isCapitals(word));
  // "SATO Hanako": capitals mark the family name.
  if (capitals.length === 1) return capitals[0] ?? null;
  // Latin names, and foreign ones in katakana (ジョン・スミス), end with it; Japanese ones begin with it.
  const last = words.every(isLatin) || name.includes('・');
  return words.at(last ? -1 : 0) ?? null;
}

/** "H.S." for Hanako Sato, 佐・花 for 佐藤 花子. */
function initials(name: string): string {
  const words = wordsOf(name).map(bare);
  if (words.every(isLatin)) return words.map((word) => `${first(word).toUpperCase()}.`).join('');
  // 林 蓮 has names of one character: its initials would be the whole name.
  return words.map((word) => (words.includes(first(word)) ? HIDDEN : first(word))).join('・');
}

const HIDDEN = '○';

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s・]+/u).filter((word) => word !== '');
}

/** A word without what is only a part of a letter, such as the selector of a variant of a kanji: 辻󠄀 is one letter, as 辻 is. */
function bare(word: string): string {
  return word.replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '');
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
