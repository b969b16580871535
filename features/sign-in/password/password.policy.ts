export interface Chooser {
  readonly name: string;
  readonly email: string;
}

/** Why a password is too easy to guess: it is common, or made of the person's name or address. */
export type Weakness = 'passwordCommon' | 'passwordPersonal';

/** Refuses a password that is too easy to guess. */
export interface WeakPassword {
  readonly ok: false;
  readonly code: 'PASSWORD_WEAK';
  readonly weakness: Weakness;
}

/** The product's name is the first guess of many. */
const OBVIOUS = ['rallydays'];
const FEWEST_DIFFERENT = 3;
/** What must remain of a password without the obvious words in it. */
const OWN_PART = 5;
const SHORTEST_WORD = 3;

/** Why a password is too easy to guess; null when it is acceptable. The form checks its length. */
export function weaknessOf(
  password: string,
  { common, chooser }: { common: ReadonlySet<string>; chooser: Chooser },
): Weakness | null {
  const plain = plainOf(password);
  if (common.has(plain) || isMonotonous(plain) || isMadeOf(plain, OBVIOUS)) return 'passwordCommon';
  return isMadeOf(plain, wordsOf(chooser)) ? 'passwordPersonal' : null;
}

export function refuseWeak(weakness: Weakness): WeakPassword {
  return { ok: false, code: 'PASSWORD_WEAK', weakness };
}

function plainOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** One or two repeated characters, or a run such as 23456789 or hgfedcba. */
function isMonotonous(plain: string): boolean {
  const codes = [...plain].map((letter) => letter.codePointAt(0) ?? 0);
  if (new Set(codes).size < FEWEST_DIFFERENT) return true;
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether little is left once these words are taken out. */
function isMadeOf(plain: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_PART;
}

function wordsOf({ name, email }: Chooser): string[] {
  const address = plainOf(email);
  const [mailbox = ''] = address.split('@');
  const parts = [
    address,
    mailbox,
    ...mailbox.split(/[^\p{L}\p{N}]+/u),
    ...plainOf(name).split(/\s+/),
  ];
  return [...new Set(parts)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
}
