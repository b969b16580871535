import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { lineAt, type Source } from './sources.ts';

const begun = /^- ([\w./-]+\.tsx?)(?= )/gm;

/** The files with which the README of a feature says to begin exist. */
export function checkReadmes(
  documents: readonly Pick<Source, 'path' | 'text'>[],
  sources: readonly Pick<Source, 'path'>[],
): string[] {
  const known = new Set(sources.map(({ path }) => path));
  return documents
    .filter(({ path }) => /^features\/[^/]+\/README\.md$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(begun)]
        .filter(({ 1: file = '' }) => !known.has(join(dirname(path), file)) && !known.has(file))
        .map(({ 1: file, index }) => `${path}:${lineAt(text, index)}: there is no ${file}.`),
    );
}

const mentioned =
  /`((?:apps|bench|demo|docs|domain|e2e|features|platform|simulate|tools)\/[\w./-]*\w)\/?`/g;

/** The files and folders that a document names are there. Decisions are left out: they name what was there when they were made. */
export function checkMentions(
  documents: readonly Pick<Source, 'path' | 'text'>[],
  isThere: (path: string) => boolean = existsSync,
): string[] {
  return documents
    .filter(({ path }) => !path.startsWith('docs/decisions/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(mentioned)]
        .filter(({ 1: name = '' }) => !name.endsWith('/X') && !isThere(name))
        .map(({ 1: name, index }) => `${path}:${lineAt(text, index)}: there is no ${name}.`),
    );
}
