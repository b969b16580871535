import { basename } from 'node:path/posix';
import type { Source } from './sources.ts';

/** Names of one feature that the vocabulary has no word for; each needs a reason. */
const exceptions = new Map([
  ['features/sign-in/server/sign-in.gate.ts', 'the only one that mints an AccountId'],
]);

const own = String.raw`(\.[a-z0-9-]+)*`;
const name = '[a-z0-9]+(-[a-z0-9]+)*';

/** The files that a topic's folder may contain, with `TOPIC` for its name. */
const shapes = [
  String.raw`TOPIC${own}\.(contract|policy|form|vocabulary)(\.test)?\.ts`,
  String.raw`TOPIC${own}\.messages\.(en|ja)\.ts`,
  String.raw`TOPIC${own}\.test\.ts`,
  String.raw`server/TOPIC${own}\.(handlers|commands|store|tables|presenter|events|notifications|provider|mails|jobs|factory|test)\.ts`,
  String.raw`web/TOPIC\.routes\.tsx`,
  String.raw`web/TOPIC${own}\.(queries|text)\.ts`,
  String.raw`web/TOPIC${own}\.test\.tsx?`,
  String.raw`web/screens/${name}\.(screen\.tsx|screen\.test\.tsx|module\.css|screen\.module\.css)`,
  String.raw`web/components/${name}(\.test)?\.tsx`,
  String.raw`web/hooks/use-${name}(\.test)?\.tsx?`,
  String.raw`web/lib/${name}(\.test)?\.ts`,
  String.raw`web/components/${name}\.module\.css`,
];

const grabBag = /^(utils?|helpers?|misc|index|common|shared|stuff)\.(tsx?|mjs)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** File names are a closed set: a developer who knows one feature finds the way in every other. */
export function checkVocabulary(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path }) => {
    const file = basename(path);
    if (grabBag.test(file)) {
      return [
        `${path}: a file called ${file} collects unrelated things. Name it after the one thing it does; ` +
          'import from the file that defines, not from a barrel.',
      ];
    }
    if (!kebab.test(file)) return [`${path}: write file names in lower case with hyphens.`];
    if (path.startsWith('features/') && !isOfTheVocabulary(path)) return [unknownName(path)];
    return [];
  });
}

function isOfTheVocabulary(path: string): boolean {
  if (exceptions.has(path)) return true;
  // A large topic is a sub-folder with the same vocabulary: the prefix is then its name.
  const [, ...parts] = path.split('/');
  const side = parts.findIndex((part) => part === 'server' || part === 'web');
  const depth = side === -1 ? parts.length - 1 : side;
  const topic = parts[depth - 1];
  if (!topic || depth > 2) return false;
  const inside = parts.slice(depth).join('/');
  return shapes.some((shape) => new RegExp(`^${shape.replace('TOPIC', topic)}$`).test(inside));
}

function unknownName(path: string): string {
  return (
    `${path}: not a valid name. A feature has, each beginning with the name of the folder: contract, policy, ` +
    'form, vocabulary, messages.en, messages.ja; server/: handlers, commands, store, tables, presenter, events, notifications, provider, mails, jobs, factory, test; ' +
    'web/: routes, queries, text, screens/<name>.screen.tsx, components/<name>.tsx, hooks/use-<name>.ts, lib/<name>.ts (docs/house-reference.md, "a closed vocabulary"). ' +
    'Rules of the sport belong in domain/, infrastructure without features in platform/.'
  );
}
