import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export interface Import {
  /** A path in this repository, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** `import('…')`: loaded when it is needed, so it closes no cycle. */
  isLazy: boolean;
  line: number;
}

export interface Source {
  /** From the top of the repository, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
}

/** The folders with source files. */
export const folders = [
  'apps',
  'bench',
  'demo',
  'domain',
  'e2e',
  'features',
  'platform',
  'simulate',
  'tools',
];
const leftOut = new Set(['node_modules', 'migrations']);

/** Every source file of the repository: TypeScript, the launcher's JavaScript, and styles. */
export function readSources(): Source[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
      .filter((path) => !path.split('/').some((part) => leftOut.has(part)))
      .map((path) => source(path, readFileSync(path, 'utf8'))),
  );
}

/** The texts for people who work on the code. */
export function readDocuments(): Pick<Source, 'path' | 'text'>[] {
  const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
  const inFolders = [...folders, 'docs'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path).split(sep).join('/'))
      .filter((path) => path.endsWith('.md')),
  );
  return ['README.md', ...inFolders].map(read);
}

/** A file as the checks see it. */
export function source(path: string, text: string): Source {
  return { path, text, imports: path.endsWith('.css') ? [] : importsOf(path, text) };
}

/** The line, from 1, of `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The text with every comment blanked out; offsets and lines do not change. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
}

const statement = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/g;
const lazy = /\bimport\(\s*'([^']+)'/g;

function importsOf(path: string, text: string): Import[] {
  const code = withoutComments(text);
  const found = (pattern: RegExp, isLazy: boolean): Import[] =>
    [...code.matchAll(pattern)].map((match) => {
      const target = resolve(path, match[1] ?? '');
      const line = lineAt(code, match.index + match[0].length);
      return { target: target ?? match[1] ?? '', isPackage: target === undefined, isLazy, line };
    });
  return [...found(statement, false), ...found(lazy, true)];
}

/** The path that an import names; undefined for a package. */
export function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}
