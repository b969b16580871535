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
  return keys
    .filter((key) => !isUsed(key, code))
    .map((key) => {
      const line = lineAt(english.text, english.text.search(new RegExp(`^ {2}'?${key}'?\\b`, 'm')));
      return `${english.path}:${line}: nothing uses "${key}". Delete it here and in the Japanese file.`;
    });
}

const FAILURE_WORDS = ['failedTitle', 'failedTitles', 'failedText', 'failures'];

function isUsed(key: string, code: string): boolean {
  if (FAILURE_WORDS.includes(key) && /\bwords: (t\b|\{ \.\.\.t\b)/.test(code)) return true;
  return new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]|[{,]\\s*${key}\\s*[,}:]`).test(code);
}
