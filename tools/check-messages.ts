import { resolve } from 'node:path';
import { refusedWords } from './messages/refused-words.ts';
import { unusedKeys } from './messages/unused-keys.ts';
import { englishSigns, strayJapanese, writtenText } from './messages/written-text.ts';
import { readSources, type Source } from './structure/sources.ts';

/**
 * Checks that the two languages agree: every text has a key that something uses and a Japanese file beside it
 * (differing keys are a type error already), no text is written outside the messages, and each thing has one name.
 */
const sources = readSources();
const english = sources.filter(({ path }) => path.endsWith('.messages.en.ts'));
const findings = [
  ...english.flatMap(missingJapanese),
  ...(await Promise.all(english.map(unused))).flat(),
  ...writtenText(sources),
  ...strayJapanese(sources),
  ...englishSigns(sources),
  ...refusedWords(sources),
];

for (const finding of findings) process.stdout.write(`${finding}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

function missingJapanese({ path }: Source): string[] {
  const wanted = path.replace('.en.ts', '.ja.ts');
  if (sources.some((other) => other.path === wanted)) return [];
  return [`${path}: has no Japanese beside it. Write ${wanted}.`];
}

async function unused(source: Source): Promise<string[]> {
  const exported: Record<string, unknown> = await import(resolve(source.path));
  const keys = Object.values(exported).flatMap((value) =>
    typeof value === 'object' && value ? Object.keys(value) : [],
  );
  return unusedKeys(source, keys, usersOf(source));
}

/**
 * A feature's files and all files that import its messages, such as other messages that repeat a word, or its `useText`;
 * the app's shell uses the platform's messages, too. End-to-end tests read all words in one place, and are no use.
 */
function usersOf({ path }: Source): Source[] {
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
    return !isMessages && homes.some((home) => other.path.startsWith(home));
  });
}
