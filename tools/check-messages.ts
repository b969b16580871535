import { resolve } from 'node:path';
import { refusedWords } from './messages/refused-words.ts';
import { unusedKeys, usersOf } from './messages/unused-keys.ts';
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
  return unusedKeys(source, keys, usersOf(source, sources));
}
