import { lineAt, type Source } from './sources.ts';

/** Words and phrases that comments, test names and documents do without, with what to write. */
const instead: Readonly<Record<string, string>> = {
  anew: 'again',
  'for good': 'permanently',
  kept: 'stored, cached, pending, held',
  tell: 'notify, say',
  tells: 'notifies, says',
  told: 'notified',
  trouble: 'error, failure',
  troubles: 'errors, failures',
  'what stands': 'what is stored, what is current',
  whoever: 'everybody who, the person who',
  wishes: 'options',
};

const banned = new RegExp(String.raw`\b(${Object.keys(instead).join('|')})\b`, 'gi');
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;
const testName =
  /\b(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/g;

/** Where a name begins, also behind the rows of `test.each`: with a pronoun, or in the middle of a sentence. */
const nameWithoutSubject =
  /(?:(?<![.\w])(?:test|it)(?:\.\w+(?:\([^()]*\))?)*|\](?: as const)?\))\(\s*['"`]((?:It|Its|They|Their)\b|[a-z]+(?= ))/g;

/** A test name is read alone in a list of failures: it names its subject (docs/house-reference.md, "Words"). */
export function checkTestNames(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => /\.(test|e2e)\.tsx?$/.test(path) && path !== 'tools/check-structure.test.ts',
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(nameWithoutSubject)].map(
        ({ 1: word, index }) =>
          `${path}:${lineAt(text, index)}: the test name begins with "${word}". Name the subject.`,
      ),
    );
}

/** Comments and test names use the field's words (docs/house-reference.md, "Words"). What screens and mails say is not looked at. */
export function checkProse(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isMessages(path) && path !== 'tools/check-structure.test.ts')
    .flatMap(({ path, text }) =>
      [...text.matchAll(comment), ...text.matchAll(testName)].flatMap(({ 0: part, index }) =>
        bannedIn(path, text, { part, index }),
      ),
    );
}

/** The same for documents; code between backticks is not looked at. */
export function checkDocuments(documents: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  return documents.flatMap(({ path, text }) => {
    const part = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) =>
      code.replaceAll(/[^\n]/g, ' '),
    );
    return bannedIn(path, text, { part, index: 0 });
  });
}

function bannedIn(path: string, text: string, { part, index }: { part: string; index: number }) {
  return [...part.matchAll(banned)].map(({ 0: word, index: at }) => {
    const line = lineAt(text, index + at);
    return `${path}:${line}: says "${word}". Write: ${instead[word.toLowerCase()]}.`;
  });
}

/** The words of screens and mails. */
function isMessages(path: string): boolean {
  return /\.messages\.(en|ja)\.ts$/.test(path);
}
