import { readFileSync } from 'node:fs';
import { MODULES } from './files-of-modules.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The contents of a built folder. */
export interface Manifest {
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Source, from the root of the repository -> its file. */
  readonly modules: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/.vite/${name}`, 'utf8'));
  return { chunks: read('manifest.json'), modules: read(MODULES) };
}

/** The files of code that a source needs immediately: its file and those of all static imports. */
export function filesOf(manifest: Manifest, source: string): string[] {
  return chunksOf(manifest, source)
    .map(({ file }) => file)
    .reverse();
}

/** The stylesheets of a source and everything it imports, in the order in which a browser would load them. */
export function sheetsOf(manifest: Manifest, source: string): string[] {
  return [...new Set(chunksOf(manifest, source).flatMap(({ css }) => css ?? []))];
}

/** Imported chunks come before the chunk that imports them. */
function chunksOf({ chunks, modules }: Manifest, source: string): Chunk[] {
  const found = new Map<string, Chunk>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    found.set(chunk.file, chunk);
  };
  visit(Object.keys(chunks).find((key) => chunks[key]?.file === modules[source]) ?? '');
  if (found.size === 0) throw new Error(`The build has no file for ${source}`);
  return [...found.values()];
}
