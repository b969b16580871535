import { lineAt, type Source, withoutComments } from '../structure/sources.ts';

/**
 * The keys of a topic's messages that nothing in the topic uses: as `t.key`, `['key']`, `'key'` (the message of
 * a form's rule, a lookup by code), or taken out by `const { key } = t`. A nested record counts as one key. `words: t`
 * passes the messages of a failed write to `useSubmit`.
 */
export function unusedKeys(
  english: Source,
  keys: readonly string[],
  users: readonly Source[],
): string[] {
  const code = users.map(({ text }) => withoutComments(text)).join('\n');
  return keys.flatMap((key) => {
    const at = english.text.search(new RegExp(`^ {2}'?${key}'?\\b`, 'm'));
    // What a part brings is written in the part, and checked there.
    if (at === -1 || isUsed(key, code)) return [];
    const line = lineAt(english.text, at);
    return `${english.path}:${line}: nothing uses "${key}". Delete it here and in the Japanese file.`;
  });
}

/**
 * A feature's files and all files that import its messages, such as other messages that repeat a word, or its `useText`;
 * the app's shell uses the platform's messages, too. A server and a contract say no word that they do not import: a column
 * or a field of the same name is no use of it. End-to-end tests read all words in one place, and are no use.
 */
export function usersOf({ path }: Source, sources: readonly Source[]): Source[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const homes = folder.startsWith('platform/') ? ['platform/', 'apps/'] : [folder];
  const japanese = path.replace('.en.ts', '.ja.ts');
  const text = path.replace(/([^/]+)\.messages\.en\.ts$/, 'web/$1.text.ts');
  return sources.filter((other) => {
    if (/\.test\.|\.css$/.test(other.path)) return false;
    if (other.imports.some(({ target }) => target === path || target === text)) {
      return other.path !== japanese;
    }
    const isMessages = /\.messages\.(en|ja)\.ts$/.test(other.path);
    const isSilent = other.path.includes('/server/') || other.path.endsWith('.contract.ts');
    return !isMessages && !isSilent && homes.some((home) => other.path.startsWith(home));
  });
}

const FAILURE_WORDS = ['failedTitle', 'failedTitles', 'failedText', 'failures'];

function isUsed(key: string, code: string): boolean {
  if (FAILURE_WORDS.includes(key) && /\bwords: (t\b|\{ \.\.\.t\b)/.test(code)) return true;
  return new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]|[{,]\\s*${key}\\s*[,}:]`).test(code);
}
