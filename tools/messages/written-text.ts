import { lineAt, type Source, withoutComments } from '../structure/sources.ts';

const shownText =
  /\s(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|placeholder|title|label|description|heading|hint|summary)=\{?\s*(["'`])([^"'`]*)\2/g;
const childText = />\s*\{\s*(["'`])([^"'`]*)\1\s*\}/g;
const sentence = /(["'`])([A-Z][a-z]*(?:[ ’'][A-Za-z’']+)+[.!?…]?)\1/g;
const developers = /new Error\([^;]*?\);|import\.meta\.env\.\w+/g;
const japanese = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]+/g;

/** Where Japanese may be written: messages, tests, the demo world, and the names of the sport and the languages. */
const mayBeJapanese =
  /\.messages\.(en|ja)\.ts$|\.test\.|\.factory\.ts$|^(demo|e2e|bench|domain|tools|platform\/(shared|testing))\//;

/** What no reader of Japanese sees. */
const noScreen = /\.messages\.(en|ja)\.ts$|\.test\.|\.factory\.ts$|\/server\//;

/** Text written straight into a screen cannot be translated. (JSX text itself is Biome's `noJsxLiterals`.) */
export function writtenText(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.tsx') && !/\.test\./.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text).replaceAll(developers, blank);
      const found = [
        ...matches(code, shownText, 3),
        ...matches(code, childText, 2),
        ...matches(code, sentence, 2),
      ].filter(({ words }) => /\p{Letter}{2}/u.test(words.replaceAll(/\$\{[^}]*\}/g, '')));
      const byPlace = new Map(found.map((one) => [one.offset, one]));
      return [...byPlace.values()].map(
        ({ offset, words }) =>
          `${path}:${lineAt(code, offset)}: "${words}" is written into the screen. Give it a key in this feature's ` +
          'messages, in both languages, and say t.key here.',
      );
    });
}

/** Signs between texts of a screen differ by language: Japanese has the full-width ones. */
export function englishSigns(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^features\/.*\.tsx?$/.test(path) && !noScreen.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(/ · |\}: \$\{/g)].map(
        ({ index, 0: sign }) =>
          `${path}:${lineAt(code, index)}: "${sign.trim()}" is English. Say format.facts, or labelled of useJoined.`,
      );
    });
}

/** Japanese outside the messages is text that an English reader sees untranslated. */
export function strayJapanese(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.tsx?$/.test(path) && !mayBeJapanese.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(japanese)].map(
        ({ index, 0: words }) =>
          `${path}:${lineAt(code, index)}: "${words}" belongs into a *.messages.ja.ts (or, for a term of the sport, into domain/).`,
      );
    });
}

function matches(
  code: string,
  pattern: RegExp,
  group: number,
): { offset: number; words: string }[] {
  return [...code.matchAll(pattern)].map((match) => {
    const words = match[group] ?? '';
    return { offset: match.index + match[0].lastIndexOf(words), words };
  });
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
