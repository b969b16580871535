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
