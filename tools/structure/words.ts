import { lineAt, type Source } from './sources.ts';

/** Words that say something else in this project than in the field, alone or in a row, with the word to use. */
const instead: Readonly<Record<string, string>> = {
  afterwards: 'the next step by its name',
  cashier: 'payments.commands',
  catalogue: 'catalog',
  'closed screen': 'access denied',
  doubt: 'warning, invalidate',
  doubted: 'invalidate',
  doubts: 'warnings',
  fate: 'result, outcome',
  fault: 'error',
  faults: 'errors',
  'first look': 'initial delay',
  'first words': 'initial messages',
  'for good': 'permanent',
  'given up': 'withdrawn, released',
  guessing: 'login throttling',
  'handed on': 'transferred',
  heir: 'new owner',
  'join line': 'join waitlist',
  journey: 'end-to-end test',
  journeys: 'end-to-end tests',
  kept: 'pending, stored, cached, held',
  lane: 'scope, queueKey',
  'late part': 'lazy component',
  'mail room': 'mail log',
  oversight: 'moderation',
  owed: 'pending refund, due',
  rung: 'step',
  rungs: 'steps',
  'sign in again': 'reauthenticate',
  speech: 'i18n',
  spoken: 'language',
  'stand in': 'tombstone, substitute',
  standing: 'membership, status, current; `standings` is the order of a league',
  stands: 'current, stored',
  takings: 'revenue',
  tell: 'notify',
  telling: 'notifying',
  tells: 'notifies',
  till: 'payment API',
  told: 'notified',
  trouble: 'error, failure',
  troubles: 'errors, failures',
  'typed before': 'prefilled values',
  unkept: 'unstored',
  wake: 'sync, trigger',
  'way back': 'return to',
  'why not': 'refusal for',
  wish: 'option',
  wishes: 'options',
};

/** Names that the web platform has given. */
const given = new Set(['wakeLock', 'WakeLockSentinel']);

const identifier = /[A-Za-z_$][\w$]*/g;
const wordOf = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const banned = new RegExp(String.raw`\b(${Object.keys(instead).join('|')})\b`, 'g');

/** Identifiers use the field's words (docs/house-reference.md, "Words"). What a screen says and what a comment says is not looked at. */
export function checkWords(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => !path.endsWith('.css') && !/^tools\/structure\/(words|prose)\./.test(path),
    )
    .flatMap(({ path, text }) => {
      const inName = bannedIn(path).map(
        (word) => `${path}: the file is named with "${word}". Use: ${instead[word]}.`,
      );
      const code = withoutTexts(text);
      const inCode = [...code.matchAll(identifier)].flatMap(({ 0: name, index }) =>
        bannedIn(name).map(
          (word) =>
            `${path}:${lineAt(code, index)}: ${name} says "${word}". Use: ${instead[word]}.`,
        ),
      );
      return [...inName, ...inCode];
    });
}

const product = /^(apps|domain|features|platform)\//;
const forTests = /\.(test|factory)\.tsx?$|^platform\/testing\//;
const made = /^export (?:const|(?:async )?function) (make[A-Z]\w*)/gm;

/** Names that the brief of the competition fixes: other people's tools import them. */
const fixedNames = new Set(['makeGroups']);

/** `make…` is the verb of factories; what the product creates is named `create…` (decision 0034). */
export function checkVerbs(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => product.test(path) && !forTests.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(made)]
        .filter(({ 1: name }) => !fixedNames.has(name!))
        .map(
          ({ 1: name, index }) =>
            `${path}:${lineAt(text, index)}: ${name} is named as a factory. Name it create….`,
        ),
    );
}

function bannedIn(name: string): string[] {
  if (given.has(name)) return [];
  const words = (name.match(wordOf) ?? []).join(' ').toLowerCase();
  return [...words.matchAll(banned)].map(([found]) => found);
}

/** The code without comments and without the texts between quotes; what a template inserts is code. */
function withoutTexts(text: string): string {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=>)[^<>{}=;()]*(?=<\/)/gm,
    (part) => (part.startsWith('`') ? inserted(part, blank) : blank(part)),
  );
}

function inserted(template: string, blank: (part: string) => string): string {
  let last = 0;
  let code = '';
  for (const match of template.matchAll(/\$\{([^}]*)\}/g)) {
    code += blank(template.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
  }
  return code + blank(template.slice(last));
}
